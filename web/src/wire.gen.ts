// Generated from the server's types by `python -m eldritch.server.typescript web/src`. Do not edit.

/** The command with this id is stored. `seq` counts the updates sent to its sender so far. */
export interface AckFrame {
  t: "ack";
  id: string;
  seq: number;
}

/** The command with this id is stored. `seq` counts the updates sent to its sender so far. */
export interface Acked {
  id: string;
  seq: number;
}

/** Choose one of the view's options. */
export interface Act {
  t: "act";
  id: string;
  seq?: number | null;
  action: number;
}

/** Give an open seat, the given one or the first, to a bot of the server. For the host, before the start. */
export interface AddBot {
  t: "add-bot";
  id: string;
  seq?: number | null;
  bot: string;
  seat?: number | null;
}

/** Accept or decline the open offer. One refusal ends it. */
export interface Answer {
  t: "answer";
  id: string;
  seq?: number | null;
  yes: boolean;
}

/** Ask which of your options cannot be undone. Only over the socket. */
export interface AskFinal {
  t: "final";
}

/** What a seat did more often than all others. */
export interface Award {
  seat: number;
  text: string;
}

/** A range of integers, including both ends. */
export interface Between {
  least: number;
  most: number;
}

/** A bot of the server: its spec, and its level if it has one. */
export interface BotShown {
  spec: string;
  level: number | null;
}

/** A bot and its token. The token is shown only once. */
export interface BotToken {
  bot: PersonShown;
  token: string;
}

/** The components of a game as its edition describes them, and its map by area, if it has one. */
export interface BoxShown {
  components: object[];
  map: Record<string, PartShown>;
}

/** The origin of a branch: the table, the number of the last entry used, and the digest of the position. The position itself contains hidden information, so only the entry that starts the game has it. */
export interface Branch {
  table: string;
  entry: number;
  digest: string;
}

/** A branch to play from the position after an entry: your seat, and the bot for the other seats. */
export interface BranchWanted {
  number: number;
  seat: number;
  bot: string;
}

/** The last frame before the server closes the socket, with the reason. */
export interface ByeFrame {
  t: "bye";
  key: string;
  args: Record<string, string | number>;
}

/** Everything to choose from when opening a table. */
export interface Catalogue {
  games: GameShown[];
  bots: BotShown[];
  clocks: ClockShown[];
  presets: string[];
}

/** An update for clients that connected with `changes`: the values to set in the look that they have. */
export interface ChangesFrame {
  t: "changes";
  seq: number;
  at: number;
  events: GameEvent[];
  changes: ([(string | number)[], unknown])[];
}

/** Chat lines: the latest ones first, then each new line. */
export interface ChatFrame {
  t: "chat";
  lines: ChatLine[];
}

/** A chat line: a preset or free text. */
export interface ChatLine {
  person: string;
  name: string;
  seat: number | null;
  at: number;
  preset: string | null;
  text: string | null;
}

/** The verification of a finished game: commitment, secret, number of choices and any discrepancy. `fault` is empty if the replay agrees with the log. */
export interface Checked {
  commitment: string;
  secret: string;
  choices: number;
  fault: string;
}

/** A choice in words: its group, and the actions to send one after the other, or what to pick. */
export interface ChoiceShown {
  group: string;
  text: string;
  actions: number[];
  pick: PickShown | null;
}

/** Win the game because the only other player is absent. */
export interface ClaimWin {
  t: "claim-win";
  id: string;
  seq?: number | null;
}

/** A time control. All times are in milliseconds. `none`: unlimited. `move`: `time` for each move. `bank`: `time` for the whole game, plus `increment` for each move. `days`: like `move`, counted in days. A move is everything that a seat decides until another seat has to decide. In a sealed window one clock runs for all seats: `window` with a bank, otherwise `time`. */
export interface Clock {
  kind: "bank" | "days" | "move" | "none";
  time: number;
  increment: number;
  window: number;
}

/** A kind of clock and its allowed settings in milliseconds. */
export interface ClockShown {
  kind: "bank" | "days" | "move" | "none";
  time: Between;
  increment: Between;
}

/** A clock in milliseconds. The catalogue lists the allowed settings. */
export interface ClockWanted {
  kind?: "bank" | "days" | "move" | "none";
  time?: number;
  increment?: number;
}

/** The current step, what it points at, and the actions it waits for. Without actions the learner reads on. */
export interface CoachFrame {
  t: "coach";
  step: number;
  steps: number;
  name: string;
  points: string[];
  waits: number[];
}

export interface Credentials {
  name: string;
  password: string;
}

/** For external bots: you have to decide at this table. Answer with `act` and this `seq`. */
export interface DecisionLine {
  t: "decision";
  table: string;
  seq: number;
  view: GameView;
  left: number | null;
}

/** Drop all premoves. */
export interface DropPremoves {
  t: "drop-premoves";
  id: string;
  seq?: number | null;
}

/** One entry of a table's log. Set-up, secret and entries suffice to rebuild the table. */
export interface Entry {
  seq: number;
  at: number;
  seat: number | null;
  kind: string;
  body: object;
}

/** An entry of the log, with the events of an action. */
export interface FileEntry {
  seq: number;
  at: number;
  kind: string;
  seat: number | null;
  body: object;
  happened: FileEvent[];
}

/** An event of the game, with its public part and its private parts by seat number. */
export interface FileEvent {
  event: string;
  public: object;
  private: Record<string, object>;
}

/** The answer to `final`: the viewer's options that cannot be undone alone, or only until another seat has acted. */
export interface FinalFrame {
  t: "final";
  seq: number;
  actions: number[];
}

/** Who decides now, the step that asks, and the whole stack with that step last. */
export interface GameDecision {
  seats: number[];
  stack: GameStep[];
  step: string;
}

/** Something that happened, as one seat perceived it. The name says which facts follow. */
export interface GameEvent {
  event: string;
}

/** The content of a game file. */
export interface GameFile {
  format: string;
  version: number;
  setup: Setup;
  secret: string;
  result: Result;
  log: FileEntry[];
}

/** A legal action with its verb and arguments. */
export interface GameOption {
  action: number;
  verb: string;
}

/** How the game ended. `returns` has a number from 0 to 1 for each seat. */
export interface GameResult {
  ending: string;
  returns: number[];
  winners: number[];
}

/** A game that can be played here. `title` and `about` are message keys, `name` is the English title. `accent` is the colour of its pages, such as `#6d4fb5`. `usual_seats` is the default size of a table. */
export interface GameShown {
  id: string;
  name: string;
  title: string;
  about: string;
  accent: string;
  usual_seats: number;
  rules: number;
  seats: Between;
  options: OptionShown[];
  watch: "after" | "open";
}

/** A step on the stack: its name and what the step shows of itself. */
export interface GameStep {
  step: string;
}

/** Everything on the table. What a seat has depends on the game. */
export interface GameTable {
  seats: object[];
}

/** A position as one seat (None: a spectator) sees it. */
export interface GameView {
  decision: GameDecision | null;
  game: string;
  options: GameOption[];
  result: GameResult | null;
  rules: number;
  table: GameTable;
  variant: object;
  viewer: number | null;
}

/** A table in the lobby is over. */
export interface GoneFrame {
  t: "gone";
  id: string;
}

/** The state of the server's dependencies. */
export interface Health {
  database: boolean;
  bus: boolean;
  closing: boolean;
  overloaded: boolean;
}

/** A card that a seat held: its key as in lines of the log, its name, and how many. */
export interface HeldShown {
  card: string;
  name: string;
  count: number;
}

/** The best moves now, best first, and your win chance. `seq` is the update that the hint refers to. */
export interface HintShown {
  seq: number;
  chance: number;
  best: MoveShown[];
}

/** How fast bots are to play. With `skip` they do not wait until you are asked again. Only over the socket. The table takes the slowest speed that a connected player wants. */
export interface Hurry {
  t: "hurry";
  speed: "fast" | "instant" | "normal" | "slow";
  skip?: boolean;
}

/** An invitation. Read out its code `invite`, or send the link `path`. `sit` takes the code. The link leads to `origin`, or, if that is empty, to the same site. */
export interface Invite {
  invite: string;
  path: string;
  origin: string;
  seat: number | null;
  expires: number;
}

/** An invitation to a seat, or to any open seat. */
export interface InviteWanted {
  seat?: number | null;
}

/** Remove a person or bot from a seat. For the host, before the start. */
export interface Kick {
  t: "kick";
  id: string;
  seq?: number | null;
  seat: number;
}

/** The highest ratings in a game at one table size, and the sizes available. */
export interface Leaderboard {
  game: string;
  size: string;
  sizes: string[];
  lines: Ranked[];
}

/** Leave the seat, before the start. */
export interface Leave {
  t: "leave";
  id: string;
  seq?: number | null;
}

/** A part of a line, with the card or seat that it names, if any. */
export interface LinePart {
  text: string;
  card: string;
  seat: number | null;
}

/** A line of the log, whole and in parts. Deeper lines are consequences of the line above. */
export interface LineShown {
  depth: number;
  text: string;
  parts: LinePart[];
}

/** The table as one viewer sees it. */
export interface Look {
  viewer: number | null;
  seq: number;
  now: number;
  phase: "open" | "over" | "playing";
  setup: Setup;
  seats: SeatLook[];
  paused: boolean;
  view: GameView | null;
  offer: Offer | null;
  undo: "" | "alone" | "ask";
  premoves: [number, string][];
  result: Result | null;
  secret: string;
  next: string;
}

/** The whole table. The first frame of every connection, and sent again when the viewer changes seats. `story` contains the updates after `since`. It is empty if the client did not pass `since`. */
export interface LookFrame {
  t: "look";
  look: Look;
  story: Update[];
  since: number | null;
}

/** A step of a replay in brief: entry, seat, turn and lines of the log. */
export interface Mark {
  number: number;
  kind: string;
  seat: number | null;
  turn: number;
  lines: LineShown[];
}

/** A file of messages in Fluent syntax. */
export interface Messages {
  text: string;
}

/** A reviewed decision, judged by what the seat knew at the time. */
export interface MomentShown {
  number: number;
  turn: number;
  seat: number;
  text: string;
  reasons: string[];
  value: number;
  loss: number;
  luck: number;
  best: MoveShown[];
  turning: boolean;
}

/** A move with its action and in words, its win chance, its share of the search, and the reasons for it. */
export interface MoveShown {
  action: number;
  text: string;
  value: number;
  share: number;
  reasons: string[];
}

/** The people you have muted. */
export interface Muted {
  people: string[];
}

/** A new external bot. */
export interface NewBot {
  name: string;
}

/** A new guest. The guest gets a name in this language. */
export interface NewGuest {
  lang?: "en" | "ru";
}

export interface NewPassword {
  old: string;
  new: string;
}

/** A table to open. The host takes a seat, then each companion and each bot the next free one. A `null` among companions or bots leaves the next free seat to somebody else. */
export interface NewTable {
  game: string;
  seats?: number | null;
  options?: Record<string, boolean | number | string>;
  clock?: ClockWanted;
  rated?: boolean;
  listed?: boolean;
  title?: string;
  seat?: number | null;
  companions?: (string | null)[];
  bots?: (string | null)[];
  autostart?: boolean;
  watch?: "after" | null;
  stand_in?: string | null;
}

/** The open offer. */
export interface Offer {
  what: "draw" | "pause" | "rematch" | "resume" | "undo";
  seat: number;
  agreed: number[];
  waiting: number[];
}

/** Offer a draw. */
export interface OfferDraw {
  t: "offer-draw";
  id: string;
  seq?: number | null;
}

/** The hidden cards of each seat of a finished game after an entry of its log. */
export interface OpenCards {
  number: number;
  seats: HeldShown[][];
}

/** An option, and the value it must have for another option to matter. */
export interface OptionNeeded {
  name: string;
  value: boolean | number | string;
}

/** A rule option: the message key of its explanation, its default and its possible values. It has an effect only with `seats` seats (null: any number) and while the options in `needs` have their values. */
export interface OptionShown {
  name: string;
  key: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[] | Between;
  seats: Between | null;
  needs: OptionNeeded[];
}

/** The result of a finished game in words. */
export interface Outcome {
  why: string;
  places: number[];
  total: string;
  totals: number[];
  sources: Source[];
  awards: Award[];
}

/** A whole replay in brief, for a log and a slider. Steps are fetched separately. */
export interface Outline {
  marks: Mark[];
}

/** For external bots: the game at this table is over. `share` is your return. */
export interface OverLine {
  t: "over";
  table: string;
  share: number;
}

/** An area of a map: its outline as SVG path data, and where its name (a curve), gate, figures and portal are. */
export interface PartShown {
  outline: string;
  name: string;
  size: number;
  gate: [number, number];
  alone: [number, number];
  sides: Record<string, [number, number]>;
  portal: [number, number] | null;
}

/** Offer to stop the clocks. */
export interface Pause {
  t: "pause";
  id: string;
  seq?: number | null;
}

/** The public data of a person. */
export interface PersonShown {
  id: string;
  kind: "bot" | "guest" | "member";
  name: string;
}

/** A choice of several things: a label and an action for each, how many, and the actions to send afterwards. */
export interface PickShown {
  question: string;
  labels: string[];
  each: number[];
  least: number;
  most: number;
  then: number[];
}

/** Check the connection. The answer is a pong. Only over the socket. */
export interface Ping {
  t: "ping";
}

/** The answer to a ping, with the server's time. */
export interface PongFrame {
  t: "pong";
  now: number;
}

/** Choose an action in advance, after any earlier premoves. With a step, only for a decision of that name. If a premove is not legal when it is due, all premoves of the seat are dropped. */
export interface Premove {
  t: "premove";
  id: string;
  seq?: number | null;
  action: number;
  step?: string;
}

/** Which players are connected, the number of spectators, and the speed of the bots. */
export interface PresenceFrame {
  t: "presence";
  seats: SeatPresence[];
  watching: number;
  speed: "fast" | "instant" | "normal" | "slow";
}

/** The body of every error response: a message key and the message's arguments. */
export interface Problem {
  error: string;
  args: Record<string, string | number>;
}

/** The answer to a question: a set of seats. */
export interface PuzzleAnswer {
  seats: number[];
}

/** The puzzles of a game, from the easiest to the hardest. */
export interface PuzzleCollection {
  game: string;
  puzzles: PuzzleListed[];
}

/** All remaining steps; none if the puzzle cannot be won any more. For a question, the reasons for the answer. `aim` is the place of the step that the others prepare, from 0. */
export interface PuzzleHelp {
  steps: PuzzleStep[];
  aim: number;
}

/** Whether an answer is right, and if not, what is wrong with it. */
export interface PuzzleJudged {
  verdict: "other" | "right" | "too-few" | "too-many";
}

/** All puzzles, and the puzzle of the day. */
export interface PuzzleList {
  today: PuzzleName;
  shelves: PuzzleCollection[];
}

/** A puzzle by its number, from 1; the level is 1 (easy) to 5. */
export interface PuzzleListed {
  number: number;
  level: number;
  seats: number;
}

/** A puzzle by game and number. */
export interface PuzzleName {
  game: string;
  number: number;
}

/** The table after the steps, also in words, with the events of the last step and the verdict. */
export interface PuzzleShown {
  level: number;
  verdict: "asked" | "going" | "lost" | "won";
  events: GameEvent[];
  look: Look;
  words: WordsFrame;
}

/** A step in words, with its action; or a reason, with the seat it is about. */
export interface PuzzleStep {
  action: number;
  text: string;
}

/** All steps so far, and the language of the words. */
export interface PuzzleTry {
  actions?: number[];
  lang?: "en" | "ru";
}

/** A quick match: play this game now with anyone. */
export interface Quick {
  game: string;
  seats?: number | null;
  clock?: ClockWanted;
}

/** A row of a leaderboard: a person by id and name, or a server bot by its spec. */
export interface Ranked {
  place: number;
  person: string | null;
  name: string;
  bot: string;
  rating: number;
  games: number;
  wins: number;
}

/** A person's rating after a game. */
export interface RatingPoint {
  table: string;
  game: string;
  size: string;
  at: number;
  rating: number;
}

/** A person's rating in a game at one table size. It starts at 1000 and is `provisional` at first. */
export interface RatingShown {
  game: string;
  size: string;
  rating: number;
  provisional: boolean;
  games: number;
  wins: number;
}

/** Say that one is ready, or no longer ready. The game starts when all seats are taken and ready. */
export interface Ready {
  t: "ready";
  id: string;
  seq?: number | null;
  ready?: boolean;
}

/** Why something cannot be chosen now. */
export interface Reason {
  text: string;
}

/** Why a move was made. During the game only the reasons are given, because more could reveal a hand. */
export interface ReasonShown {
  number: number;
  seat: number;
  reasons: string[];
  text: string;
  best: MoveShown[];
}

/** What a player has done since you last acted: the lines worth telling, in order. */
export interface RecapShown {
  seat: number;
  lines: LineShown[];
}

/** The command with this id was rejected and nothing has changed. The id is empty if it could not be read. */
export interface RejectFrame {
  t: "reject";
  id: string;
  key: string;
  args: Record<string, string | number>;
}

/** Offer another game with rotated seats, after the end. */
export interface Rematch {
  t: "rematch";
  id: string;
  seq?: number | null;
}

export interface Rename {
  name: string;
}

/** Let a bot play for one's own seat, or for that of an absent player, until its owner returns. */
export interface ReplaceByBot {
  t: "replace";
  id: string;
  seq?: number | null;
  seat: number;
}

/** A page of a replay, and its total number of steps. */
export interface ReplayPage {
  total: number;
  steps: ReplayStep[];
}

/** The table after an entry of its log: the events and the look that the viewer was sent. `words` is the words frame in the requested language, if any. */
export interface ReplayStep {
  number: number;
  at: number;
  kind: string;
  seat: number | null;
  turn: number;
  events: GameEvent[];
  look: Look;
  words: WordsFrame | null;
}

/** Resign. With two seats the other player wins; with more, a bot plays on and the resigned player has lost. */
export interface Resign {
  t: "resign";
  id: string;
  seq?: number | null;
}

/** The result. `ending` is one of the game's own, or `resigned`, `agreed`, `claimed` or `abandoned`. */
export interface Result {
  ending: string;
  winners: number[];
  returns: number[];
}

/** Offer to end a pause. */
export interface Resume {
  t: "resume";
  id: string;
  seq?: number | null;
}

/** Take over from the bot that plays for one's seat. */
export interface Return {
  t: "return";
  id: string;
  seq?: number | null;
}

/** The review of a finished game. `moments` is empty until it is done. `luck` is the total for each seat. */
export interface ReviewShown {
  state: "done" | "none" | "running";
  done: number;
  total: number;
  moments: MomentShown[];
  luck: number[];
}

/** One of your tables that is not over, the seats it waits for, and whether you are among them. */
export interface Running {
  table: Summary;
  deciding: number[];
  is_yours: boolean;
}

/** The content of the file. */
export interface SavedGame {
  format: string;
  version: number;
  person: string;
  setup: Setup;
  secret: string;
  log: Entry[];
}

/** Send a chat line to the table: a preset or free text. */
export interface Say {
  t: "say";
  preset?: "again" | "good-luck" | "hello" | "oops" | "sorry" | "thanks" | "thinking" | "well-played" | "wow" | null;
  text?: string | null;
  id: string;
  seq?: number | null;
}

/** How a game changed the rating of the player in a seat. */
export interface SeatChange {
  seat: number;
  before: number;
  after: number;
}

/** A seat and its player. */
export interface SeatLook {
  player: string | null;
  name: string;
  bot: string;
  ready: boolean;
  stand_in: string;
  resigned: boolean;
  absent: boolean;
  left: number | null;
  running: boolean;
}

/** Whether a player is connected, and since when that has been so. */
export interface SeatPresence {
  seat: number;
  online: boolean;
  since: number;
}

export interface SeatSummary {
  player: string | null;
  name: string;
  bot: string;
  ready: boolean;
}

/** For external bots: you sit at this table. */
export interface SeatedLine {
  t: "seated";
  table: string;
  game: string;
  phase: "open" | "over" | "playing";
}

/** A part of the table in words, such as the hand or a row of cards. */
export interface SectionShown {
  title: string;
  lines: LineShown[];
}

/** One of your sessions. */
export interface SessionShown {
  id: string;
  agent: string;
  created: number;
  seen: number;
  current: boolean;
}

/** Everything about a table that is fixed when it is opened. All of it is public. */
export interface Setup {
  game: string;
  rules: number;
  edition: string;
  options: Record<string, boolean | number | string>;
  seats: number;
  host: string;
  commitment: string;
  created: number;
  clock: Clock;
  rated: boolean;
  listed: boolean;
  title: string;
  autostart: boolean;
  watch: "after" | "open";
  stand_in: string;
  previous: string;
  branch: Branch | null;
}

/** Take an open seat: this one, or any. A private table requires an invitation. */
export interface Sit {
  t: "sit";
  seat?: number | null;
  invite?: string | null;
  id: string;
  seq?: number | null;
}

/** Where points came from, with the number for each seat. */
export interface Source {
  label: string;
  numbers: number[];
}

/** Request words in this language from now on. Only over the socket. `discreet` leaves out the names of hidden cards, for screens that others can see. `whole` adds a description of the whole table, for screen readers. With `since`, the first words have only the lines after that update. */
export interface Speak {
  t: "speak";
  lang: "en" | "ru";
  discreet?: boolean;
  whole?: boolean;
  since?: number | null;
}

/** Start the game once all seats are taken. For the host. */
export interface Start {
  t: "start";
  id: string;
  seq?: number | null;
}

/** A table as listed in the lobby and the history. */
export interface Summary {
  id: string;
  game: string;
  phase: "open" | "over" | "playing";
  title: string;
  options: Record<string, boolean | number | string>;
  clock: Clock;
  rated: boolean;
  listed: boolean;
  watch: "after" | "open";
  host: string;
  created: number;
  previous: string;
  seats: SeatSummary[];
  started: number | null;
  ended: number | null;
  result: Result | null;
  next: string;
}

/** A table in the lobby that is new or has changed. */
export interface TableFrame {
  t: "table";
  table: Summary;
}

/** A page of tables. Pass `before` to get the next page. */
export interface TablePage {
  tables: Summary[];
  before: number | null;
}

/** All tables in the lobby. The first frame of the lobby's socket. */
export interface TablesFrame {
  t: "tables";
  tables: Summary[];
}

/** The probability that each seat is your ally. `seq` is the update that it refers to. */
export interface TrustShown {
  seq: number;
  allies: number[];
}

/** Go to the next, an earlier or a later step. */
export interface TurnTo {
  t: "turn-to";
  step: number;
  id: string;
  seq?: number | null;
}

/** Undo the last action: at once if nobody learned anything from it, otherwise if the others agree. */
export interface Undo {
  t: "undo";
  id: string;
  seq?: number | null;
}

/** Events that the viewer was sent together. `seq` is the viewer's own count of updates. */
export interface Update {
  seq: number;
  at: number;
  events: GameEvent[];
}

/** Something happened. `look` is the whole table afterwards, so that clients need not apply events. */
export interface UpdateFrame {
  t: "update";
  seq: number;
  at: number;
  events: GameEvent[];
  look: Look;
}

/** The previous frame in words. With `fresh` the lines are the complete log and not only new ones. `position` is empty unless the client asked for the `whole` table. */
export interface WordsFrame {
  t: "words";
  seq: number;
  names: string[];
  status: string;
  prompt: string[];
  choices: ChoiceShown[];
  position: SectionShown[];
  result: string[];
  lines: LineShown[];
  fresh: boolean;
}

export type Command = Sit | Leave | Kick | AddBot | Ready | Start | Act | Premove | DropPremoves | Undo | OfferDraw | Pause | Resume | Answer | Resign | ReplaceByBot | Return | ClaimWin | Rematch | Say;

export type FromClient = Sit | Leave | Kick | AddBot | Ready | Start | Act | Premove | DropPremoves | Undo | OfferDraw | Pause | Resume | Answer | Resign | ReplaceByBot | Return | ClaimWin | Rematch | Say | Speak | Hurry | AskFinal | Ping;

export type Frame = LookFrame | UpdateFrame | ChangesFrame | WordsFrame | FinalFrame | AckFrame | RejectFrame | ChatFrame | PresenceFrame | PongFrame | ByeFrame;

export type LobbyFrame = TablesFrame | TableFrame | GoneFrame | RejectFrame | PongFrame | ByeFrame;

export type FromLearner = Sit | Leave | Kick | AddBot | Ready | Start | Act | Premove | DropPremoves | Undo | OfferDraw | Pause | Resume | Answer | Resign | ReplaceByBot | Return | ClaimWin | Rematch | Say | Speak | Hurry | AskFinal | Ping | TurnTo;

export type LessonFrame = LookFrame | UpdateFrame | ChangesFrame | WordsFrame | FinalFrame | AckFrame | RejectFrame | ChatFrame | PresenceFrame | PongFrame | ByeFrame | CoachFrame;

/** What every address takes and gives. */
export interface Api {
  "GET /api/art/{set}": { body: undefined; answer: Record<string, string> };
  "GET /api/bot/stream": { body: undefined; answer: DecisionLine | SeatedLine | OverLine };
  "GET /api/bots": { body: undefined; answer: PersonShown[] };
  "POST /api/bots": { body: NewBot; answer: BotToken };
  "DELETE /api/bots/{bot_id}/token": { body: undefined; answer: null };
  "POST /api/bots/{bot_id}/token": { body: undefined; answer: BotToken };
  "POST /api/files": { body: undefined; answer: Summary };
  "GET /api/games": { body: undefined; answer: Catalogue };
  "GET /api/games/{game_id}/box": { body: undefined; answer: BoxShown };
  "POST /api/guest": { body: NewGuest; answer: PersonShown };
  "GET /api/health": { body: undefined; answer: Record<string, boolean> };
  "GET /api/invites/{invite}": { body: undefined; answer: Summary };
  "POST /api/login": { body: Credentials; answer: PersonShown };
  "POST /api/logout": { body: undefined; answer: null };
  "GET /api/me": { body: undefined; answer: PersonShown };
  "PATCH /api/me": { body: Rename; answer: PersonShown };
  "GET /api/messages/{lang}/{part}": { body: undefined; answer: Messages };
  "GET /api/mutes": { body: undefined; answer: Muted };
  "DELETE /api/mutes/{person_id}": { body: undefined; answer: null };
  "PUT /api/mutes/{person_id}": { body: undefined; answer: null };
  "POST /api/password": { body: NewPassword; answer: null };
  "GET /api/people/{person_id}": { body: undefined; answer: PersonShown };
  "GET /api/people/{person_id}/games": { body: undefined; answer: TablePage };
  "GET /api/people/{person_id}/ratings": { body: undefined; answer: RatingShown[] };
  "GET /api/people/{person_id}/ratings/history": { body: undefined; answer: RatingPoint[] };
  "GET /api/puzzles": { body: undefined; answer: PuzzleList };
  "POST /api/puzzles/{game_id}/{number}/answer": { body: PuzzleAnswer; answer: PuzzleJudged };
  "POST /api/puzzles/{game_id}/{number}/help": { body: PuzzleTry; answer: PuzzleHelp };
  "POST /api/puzzles/{game_id}/{number}/try": { body: PuzzleTry; answer: PuzzleShown };
  "POST /api/quick": { body: Quick; answer: Summary };
  "GET /api/ratings": { body: undefined; answer: Leaderboard };
  "GET /api/ready": { body: undefined; answer: Health };
  "POST /api/register": { body: Credentials; answer: PersonShown };
  "GET /api/running": { body: undefined; answer: Running[] };
  "GET /api/sessions": { body: undefined; answer: SessionShown[] };
  "DELETE /api/sessions/{session_id}": { body: undefined; answer: null };
  "GET /api/tables": { body: undefined; answer: TablePage };
  "POST /api/tables": { body: NewTable; answer: Summary };
  "GET /api/tables/{table_id}": { body: undefined; answer: Summary };
  "POST /api/tables/{table_id}/branches": { body: BranchWanted; answer: Summary };
  "GET /api/tables/{table_id}/cards": { body: undefined; answer: OpenCards };
  "GET /api/tables/{table_id}/chat": { body: undefined; answer: ChatLine[] };
  "GET /api/tables/{table_id}/checked": { body: undefined; answer: Checked };
  "POST /api/tables/{table_id}/commands": { body: Command; answer: Acked };
  "GET /api/tables/{table_id}/file": { body: undefined; answer: GameFile };
  "GET /api/tables/{table_id}/final": { body: undefined; answer: FinalFrame };
  "GET /api/tables/{table_id}/hint": { body: undefined; answer: HintShown };
  "POST /api/tables/{table_id}/invites": { body: InviteWanted; answer: Invite };
  "GET /api/tables/{table_id}/look": { body: undefined; answer: Look };
  "GET /api/tables/{table_id}/outcome": { body: undefined; answer: Outcome };
  "GET /api/tables/{table_id}/outline": { body: undefined; answer: Outline };
  "GET /api/tables/{table_id}/ratings": { body: undefined; answer: SeatChange[] };
  "GET /api/tables/{table_id}/reason": { body: undefined; answer: ReasonShown };
  "GET /api/tables/{table_id}/recap": { body: undefined; answer: RecapShown[] };
  "GET /api/tables/{table_id}/replay": { body: undefined; answer: ReplayPage };
  "GET /api/tables/{table_id}/review": { body: undefined; answer: ReviewShown };
  "POST /api/tables/{table_id}/review": { body: undefined; answer: ReviewShown };
  "GET /api/tables/{table_id}/saved": { body: undefined; answer: SavedGame };
  "GET /api/tables/{table_id}/story": { body: undefined; answer: Update[] };
  "GET /api/tables/{table_id}/text": { body: undefined; answer: string };
  "GET /api/tables/{table_id}/trust": { body: undefined; answer: TrustShown };
  "GET /api/tables/{table_id}/why": { body: undefined; answer: Reason };
  "GET /api/turns": { body: undefined; answer: Summary[] };
}

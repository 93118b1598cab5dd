"""Checks of positions read from dumps: what the rules can never reach is refused.

The components are counted by `core.dumps`. Here are the cards and counters, what the ledgers say, and then each frame
of the stack with the one below it, which says whose decision it may be.
"""
# mypyc: off  (runs once for each dump)

from collections.abc import Callable, Iterable
from typing import Any, Final

from eldritch.core.errors import BadDump
from eldritch.core.frame import Frame
from eldritch.core.seats import bit, everyone
from eldritch.core.state import UNKNOWN, WHOLE

from .actions import SILENT
from .box.components import (
    ANY_BAG,
    BROTHERHOOD,
    CLAIRVOYANT,
    DAGGER,
    DIPLOMAT,
    DOCTOR,
    DUELIST,
    ITEMS,
    KINDS,
    MOST_SEATS,
    NO_ITEM,
    ORGANISATIONS,
    POISON_MIXER,
    POISON_RING,
    PRIEST,
    PROFESSIONS,
    is_bag,
    public_name,
)
from .knowledge.behaviour import BEHAVIOURS, BITS
from .knowledge.cases import KIND_BITS
from .knowledge.ledger import Ledger
from .knowledge.ledger_data import BENEATH, IN_TRANSIT, NO_TRADE, ON_TOP
from .rules import diplomat, fight, powers, sealed, spoils, victory
from .rules.clairvoyant import Foresight
from .rules.fight_points import is_fighter
from .rules.luggage import Overflow
from .rules.setup import Reveal, organisations
from .rules.spoils import Doctor, GiveBack, Luggage, Spoils
from .rules.texts import TO_THE_LEFT, TO_THE_RIGHT, Bag, Coat, PassOn, Sextant, Slot, Tome, on_offer
from .rules.trade import NO_MORE, SECOND, Answer, Texts, has_text
from .rules.turn import ROUNDS_OF_PASSES, DrawOffer, Turn
from .rules.used_cards import FINISHED, PROFESSION, card_of, is_item, is_poison, seat_of
from .state import NOBODY, Journey

MOST_NOTES: Final = 2**31
FACT_KEYS: Final = ["event", "turn", "source", "seat", "what", "value"]
ENDINGS: Final = (
    victory.DECLARED,
    victory.WRONGLY_DECLARED,
    victory.FORTUNE_TOLD,
    victory.WRONG_FORTUNE,
    victory.ALONE,
    victory.AGREED_DRAW,
    victory.TURN_LIMIT,
)
Check = Callable[[Journey, int, Any], bool]


def check(state: Journey) -> None:
    """Raise BadDump for a position that no game reaches."""
    check_course(state)
    check_people(state)
    check_hands(state)
    check_fight(state)
    check_stack(state)
    check_ledgers(state)


def require(holds: bool, complaint: str) -> None:
    if not holds:
        raise BadDump(complaint)


def is_seat(state: Journey, seat: int) -> bool:
    return 0 <= seat < state.seats


def is_whole(state: Journey) -> bool:
    return state.viewer == WHOLE


# Cards and counters.


def check_course(state: Journey) -> None:
    require(0 <= state.turn <= state.options.turn_limit, "turn: must lie within the turn limit")
    require(is_seat(state, state.current), "current: must be a seat")
    asked_after = ROUNDS_OF_PASSES * state.seats if state.options.draw_offers else state.turn + 1
    require(0 <= state.passes < max(asked_after, 1), "passes: a draw would have been offered")
    require(len(state.behaviour) == state.seats**2, "record: there must be one for each two seats")
    most = bit(BITS * len(BEHAVIOURS))
    require(all(0 <= counts < most for counts in state.behaviour), "record: these are no counts")
    if state.over:
        check_end(state)


def check_end(state: Journey) -> None:
    everybody = list(range(state.seats))
    require(state.ending in ENDINGS, "ending: there is no such ending")
    match state.ending:
        case victory.AGREED_DRAW | victory.TURN_LIMIT:
            require(state.winners == everybody, "winners: a draw is everybody's")
        case victory.ALONE:
            require(len(state.winners) == 1, "winners: the Ring wins alone")
        case _:
            sides = [victory.members(state, side) for side in range(2)]
            require(state.winners in sides, "winners: an organisation wins together")
    require(all(isinstance(frame, Turn) for frame in state.stack), "stack: nothing is left to do")
    require(len(state.stack) <= 1, "stack: nothing is left to do")


def check_people(state: Journey) -> None:
    seats = state.seats
    for part in (state.hands, state.professions, state.organisation, state.characters, state.stance):
        require(len(part) == seats, "there must be a traveller in every seat")
    require(len(state.allegiance) == seats * state.slots, "allegiance: a card is missing or too many")
    cast = state.characters
    require(len(set(cast)) == seats, "characters: everybody has one of their own")
    require(all(0 <= one < MOST_SEATS for one in cast), "characters: there is no such character")
    require(0 <= state.face_up < bit(seats), "face_up: must be seats, as bits")
    for profession in state.professions + state.spare:
        require(UNKNOWN <= profession < len(PROFESSIONS), "professions: there is no such profession")
    for card in state.allegiance + state.unused:
        require(UNKNOWN <= card <= BROTHERHOOD, "allegiance: there is no such organisation")
    require(state.organisation == organisations(state.allegiance, state.slots), "organisation: most cards decide")
    for seat in range(seats):
        is_shown = state.face_up & bit(seat) != 0
        known = state.professions[seat] != UNKNOWN
        require(known or not (is_shown or seat == state.viewer or is_whole(state)), "professions: this one is seen")


def check_hands(state: Journey) -> None:
    for hand in (*state.hands, state.pile):
        require(all(item == UNKNOWN or 1 <= item <= KINDS for item in hand), "hands: there is no such item")
        require(not is_whole(state) or UNKNOWN not in hand, "hands: a whole position knows all items")
    require(state.spare == sorted(state.spare), "spare: must be sorted")
    top = state.stack[-1] if state.stack else None
    for seat, hand in enumerate(state.hands):
        require(hand == sorted(hand), "hands: must be sorted")
        one_too_many = any(isinstance(frame, Overflow) and frame.seat == seat for frame in state.stack)
        require(len(hand) <= state.limit + one_too_many, "hands: this one is too large")
        left_with_none = isinstance(top, GiveBack) and top.loser == seat
        require(len(hand) > 0 or left_with_none, "hands: nobody is ever left without items")
    if state.viewer >= 0:
        require(UNKNOWN not in state.hands[state.viewer], "hands: players know their own")


# The fight.


def check_fight(state: Journey) -> None:
    fighters = (state.attacker, state.defender)
    frames = sum(isinstance(frame, fight.Fight) for frame in state.stack)
    if state.attacker == NOBODY:
        rest = (state.defender, state.hypnotised)
        require(rest == (NOBODY, NOBODY) and not any(state.stance), "fight: nobody attacks")
        require(not state.plays and frames == 0, "fight: nobody attacks")
        return
    require(all(is_seat(state, seat) for seat in fighters), "fight: two seats must fight")
    require(state.attacker != state.defender and state.attacker == state.current, "fight: the current seat attacks")
    require(frames == 1, "fight: it needs its place on the stack")
    for seat, side in enumerate(state.stance):
        require(0 <= side <= 2, "stance: there is no such side")
        require(side == 0 or not is_fighter(state, seat), "stance: fighters are on their own side")
    if state.hypnotised != NOBODY:
        is_bystander = is_seat(state, state.hypnotised) and not is_fighter(state, state.hypnotised)
        require(is_bystander and state.stance[state.hypnotised] == 0, "fight: this seat cannot be hypnotised")
    require(len(set(state.plays)) == len(state.plays), "plays: no card is used twice")
    for play in state.plays:
        check_used(state, seat_of(play), card_of(play))


def check_used(state: Journey, seat: int, card: int) -> None:
    require(is_seat(state, seat), "plays: must be of a seat")
    if is_item(card):
        holds = card in state.hands[seat] or (UNKNOWN in state.hands[seat] and not is_whole(state))
        require(DAGGER <= card <= POISON_RING and holds, "plays: nobody can have used this")
        return
    require(state.is_face_up(seat), "plays: a used profession lies face up")
    poisons = is_poison(card)
    require(card <= PROFESSION + 2, "plays: there is no such card")
    require(poisons == (state.professions[seat] == POISON_MIXER), "plays: only the Poison Mixer poisons")
    require(not poisons or not is_fighter(state, seat), "plays: fighters do not poison")


# The stack. Every check is given the place of its frame.


def check_stack(state: Journey) -> None:
    if state.over:
        return
    require(len(state.stack) > 0, "stack: must not be empty")
    for place, frame in enumerate(state.stack):
        check_frame = CHECKS.get(type(frame))
        if check_frame is None:
            raise BadDump(f"stack: {frame.name()} is not expected")
        for role in ("seat", "target", "partner", "winner", "loser", "priest"):
            require(is_seat(state, getattr(frame, role, 0)), f"{frame.name()}: {role} must be a seat")
        require(check_frame(state, place, frame), f"{frame.name()}: cannot stand here like this")


def below(state: Journey, place: int) -> Frame[Any] | None:
    return state.stack[place - 1] if place > 0 else None


def is_top(state: Journey, place: int) -> bool:
    """Whether nothing lies above, except that the Clairvoyant may look at any moment."""
    return all(isinstance(frame, Foresight) for frame in state.stack[place + 1 :])


def on_turn(state: Journey, place: int, spent: bool = True) -> bool:
    """Whether a frame lies on the current turn, whose action is taken or (not `spent`) yet to be taken."""
    beneath = below(state, place)
    return isinstance(beneath, Turn) and beneath.spent == spent


def on_any_turn(state: Journey, place: int) -> bool:
    """The same for what follows a demand, which by option leaves the action to be taken."""
    return on_turn(state, place) or (state.options.free_demand and on_turn(state, place, spent=False))


def in_fight(state: Journey, place: int, next_stage: int) -> bool:
    beneath = below(state, place)
    return isinstance(beneath, fight.Fight) and beneath.stage == next_stage


def partner_of(state: Journey, place: int, giver: int) -> int:
    """Whom a seat traded with whose item was just named; UNKNOWN if it was not that seat's.

    The offered item is named first, the returned one second.
    """
    beneath = below(state, place)
    if not isinstance(beneath, Texts):
        return UNKNOWN
    one, other = (beneath.seat, beneath.partner) if beneath.stage == SECOND else (beneath.partner, beneath.seat)
    return int(other) if giver == one else UNKNOWN


def answers_fit(state: Journey, asked: int, answers: list[int], allowed: Callable[[int], Iterable[int]]) -> bool:
    """Whether every given answer is one that its seat may give. A view has holes for those of others."""
    if len(answers) != state.seats:
        return False
    for seat, answer in enumerate(answers):
        if answer == sealed.NO_ANSWER:
            continue
        if asked & bit(seat) == 0:
            return False
        if answer == UNKNOWN and not is_whole(state) and seat != state.viewer:
            continue
        if answer not in allowed(seat):
            return False
    return True


def asks(state: Journey, asked: int, expected: int) -> bool:
    """Whether just those are asked who may be able to act. Since then the Clairvoyant may have looked at the pile."""
    looked = bit(state.current) if state.is_shown(CLAIRVOYANT) else 0
    return asked != 0 and asked | looked == expected | looked


def yes_or_no(state: Journey, profession: int) -> Callable[[int], Iterable[int]]:
    """The answers to whether a profession is used: only its owner can say yes."""

    def allowed(seat: int) -> Iterable[int]:
        return (sealed.NO, sealed.YES) if state.may_use(seat, profession) else (sealed.NO,)

    return allowed


def reveal(state: Journey, place: int, frame: Reveal) -> bool:
    is_start = place == 0 and len(state.stack) == 1 and state.turn == 0
    return is_start and answers_fit(state, everyone(state.seats), frame.answers, lambda _: (sealed.YES,))


def turn(state: Journey, place: int, frame: Turn) -> bool:
    waits = place + 1 < len(state.stack) or not frame.spent
    return place == 0 and frame.seat == state.current and state.turn >= 1 and waits


def draw_offer(state: Journey, place: int, frame: DrawOffer) -> bool:
    fits = answers_fit(state, everyone(state.seats), frame.answers, lambda _: (sealed.NO, sealed.YES))
    return state.options.draw_offers and on_turn(state, place) and fits


def is_way(state: Journey, silent: int) -> bool:
    return silent == 0 or (silent == SILENT and state.smuggling)


def holds(state: Journey, seat: int, item: int) -> bool:
    """Whether a seat has an item, as far as this view shows."""
    if item == UNKNOWN or UNKNOWN in state.hands[seat]:
        return not is_whole(state) and UNKNOWN <= item <= KINDS and item != NO_ITEM
    return item in state.hands[seat]


def knows(state: Journey, seat: int, cards: list[int], of: int = NOBODY) -> bool:
    """Whether the ledger of a seat, if there is one, says that these are the items of another seat, or of the pile."""
    ledger = None if state.ledgers is None else state.ledgers[seat + 1]
    if ledger is None:
        return True
    places = [of] if of != NOBODY else [ledger.pile, ledger.pile + BENEATH, ledger.pile + ON_TOP]
    return sorted(item for place in places for item in ledger.items.certain(place)) == sorted(cards)


def answer(state: Journey, place: int, frame: Answer) -> bool:
    trades = frame.seat == state.current != frame.target
    silent_fits = is_way(state, frame.silent) and (
        frame.silent == 0 or frame.item == UNKNOWN or has_text(state, frame.item)
    )
    return on_turn(state, place) and trades and holds(state, frame.seat, frame.item) and silent_fits


def texts(state: Journey, place: int, frame: Texts) -> bool:
    """Items that have been named are dropped."""
    if not on_any_turn(state, place) or frame.seat != state.current or frame.partner == frame.seat:
        return False
    if is_top(state, place) or frame.first != NO_ITEM or frame.stage not in (SECOND, NO_MORE):
        return False
    if frame.second == UNKNOWN:
        return not is_whole(state) and frame.stage == SECOND and state.viewer not in (frame.seat, frame.partner)
    if frame.stage == NO_MORE:
        return frame.second == NO_ITEM
    return frame.second == NO_ITEM or (1 <= frame.second <= KINDS and state.box.texts & bit(frame.second) != 0)


def bag(state: Journey, place: int, frame: Bag) -> bool:
    return partner_of(state, place, frame.seat) >= 0 and len(state.pile) > 0


def slot(state: Journey, place: int, frame: Slot) -> bool:
    if state.slots == 1:
        return False
    if frame.identity:
        return on_turn(state, place) and frame.seat != frame.target and state.current in (frame.seat, frame.target)
    return partner_of(state, place, frame.seat) == frame.target


def tome(state: Journey, place: int, frame: Tome) -> bool:
    return partner_of(state, place, frame.seat) == frame.partner


def coat(state: Journey, place: int, frame: Coat) -> bool:
    sees = is_whole(state) or frame.seat == state.viewer
    spare = on_offer(state) if sees else []
    return partner_of(state, place, frame.seat) >= 0 and frame.spare == spare and len(state.spare) > 0


def sextant(state: Journey, place: int, frame: Sextant) -> bool:
    return partner_of(state, place, frame.seat) >= 0


def pass_on(state: Journey, place: int, frame: PassOn) -> bool:
    several = sum(bit(seat) for seat in range(state.seats) if len(state.hands[seat]) > 1)
    passes = answers_fit(state, several, frame.answers, lambda seat: state.hands[seat])
    return isinstance(below(state, place), Texts) and frame.step in (TO_THE_LEFT, TO_THE_RIGHT) and passes


def overflow(state: Journey, place: int, frame: Overflow) -> bool:
    follows = isinstance(below(state, place), Texts) or on_turn(state, place)
    return follows and len(state.hands[frame.seat]) == state.limit + 1 and is_top(state, place)


def demand(state: Journey, place: int, frame: diplomat.Demand) -> bool:
    demands = frame.seat == state.current != frame.target and state.may_use(frame.seat, DIPLOMAT)
    is_name = frame.item in diplomat.names_of_items(state, frame.seat)
    return on_turn(state, place, spent=False) and demands and is_name


def hand_over(state: Journey, place: int, frame: diplomat.HandOver) -> bool:
    if not on_any_turn(state, place) or not frame.seat == state.current != frame.target:
        return False
    if not (1 <= frame.named <= KINDS and diplomat.must_ask(state, frame.named) and is_way(state, frame.silent)):
        return False
    has_it = bool(diplomat.matching(state, frame.target, frame.named))
    if not has_it and (is_whole(state) or UNKNOWN not in state.hands[frame.target]):
        return False
    is_forbidden = frame.named == ANY_BAG and len(state.pile) > 0 and is_bag(frame.offered)
    is_smuggled = frame.silent == SILENT and not has_text(state, frame.offered)
    used = state.is_face_up(frame.seat) and state.professions[frame.seat] == DIPLOMAT
    return used and holds(state, frame.seat, frame.offered) and not is_forbidden and not is_smuggled


def foresight(state: Journey, place: int, frame: Foresight) -> bool:
    """The Clairvoyant may look at any moment of their own turn. The pile is seen whole, less the item chosen first."""
    used = state.is_face_up(frame.seat) and state.professions[frame.seat] == CLAIRVOYANT
    if place == 0 or place + 1 != len(state.stack) or frame.seat != state.current or not used:
        return False
    if not is_whole(state) and frame.seat != state.viewer:
        return not frame.pile and frame.top == NO_ITEM
    if not knows(state, frame.seat, state.pile):
        return False
    pile = sorted(frame.pile + ([frame.top] if frame.top != NO_ITEM else []))
    return frame.pile == sorted(frame.pile) and pile == sorted(state.pile) and len(state.pile) > 1


def fights(state: Journey, place: int, frame: fight.Fight) -> bool:
    stages = fight.CHALLENGE < frame.stage <= fight.CONSEQUENCES
    return on_turn(state, place) and stages and not is_top(state, place)


def priest(state: Journey, place: int, frame: fight.Priest) -> bool:
    fits = answers_fit(state, frame.asked, frame.answers, yes_or_no(state, PRIEST))
    return in_fight(state, place, fight.SUPPORTING) and fits and asks(state, frame.asked, fight.possible_priests(state))


def early_duel(state: Journey, place: int, frame: fight.EarlyDuel) -> bool:
    beneath = below(state, place)
    fits = answers_fit(state, frame.asked, frame.answers, yes_or_no(state, DUELIST))
    asked = asks(state, frame.asked, fight.possible_duelists(state))
    return state.options.early_duelist and isinstance(beneath, fight.Support) and fits and asked


def support(state: Journey, place: int, frame: fight.Support) -> bool:
    return in_fight(state, place, fight.HYPNOSIS) and not is_fighter(state, frame.seat)


def hypnosis(state: Journey, place: int, frame: fight.Hypnosis) -> bool:
    return in_fight(state, place, fight.POWERS) and frame.seat == state.attacker


def powers_round(state: Journey, place: int, frame: powers.Powers) -> bool:
    def allowed(seat: int) -> Iterable[int]:
        cards = powers.usable(state, seat)
        chosen = frame.answers[seat] & (FINISHED - 1)
        return [chosen, chosen | FINISHED] if chosen & ~cards == 0 and is_one_poison(chosen) else []

    fits = answers_fit(state, frame.asked, frame.answers, allowed)
    return in_fight(state, place, fight.COUNT) and fits and asks(state, frame.asked, powers.asked_in_round(state))


def is_one_poison(chosen: int) -> bool:
    """Whether the chosen cards let at most one side win by poison."""
    both = bit(PROFESSION + 1) | bit(PROFESSION + 2)
    return chosen & both != both


def doctor(state: Journey, place: int, frame: Doctor) -> bool:
    fits = answers_fit(state, frame.asked, frame.answers, yes_or_no(state, DOCTOR))
    asked = asks(state, frame.asked, spoils.possible_doctors(state))
    return in_fight(state, place, fight.CONSEQUENCES) and fits and asked


def pay(state: Journey, place: int, frame: fight.Pay) -> bool:
    is_priest = state.is_face_up(frame.priest) and state.professions[frame.priest] == PRIEST
    attacks = frame.seat == state.current != frame.priest
    return on_turn(state, place) and attacks and is_priest and len(state.hands[frame.seat]) >= 2


def fought(state: Journey, place: int, frame: Spoils | Luggage | GiveBack) -> bool:
    return on_turn(state, place) and frame.winner != frame.loser and state.current in (frame.winner, frame.loser)


def luggage(state: Journey, place: int, frame: Luggage) -> bool:
    """The winner has looked at the luggage."""
    sees = is_whole(state) or frame.winner == state.viewer
    if sees and not knows(state, frame.winner, state.hands[frame.loser], of=frame.loser):
        return False
    return fought(state, place, frame) and frame.luggage == (state.hands[frame.loser] if sees else [])


def give_back(state: Journey, place: int, frame: GiveBack) -> bool:
    sees = is_whole(state) or state.viewer in (frame.winner, frame.loser)
    has_it = holds(state, frame.winner, frame.taken) if sees else frame.taken == NO_ITEM
    return fought(state, place, frame) and has_it and not state.hands[frame.loser]


def naming(state: Journey, place: int, frame: victory.Naming) -> bool:
    may = victory.may_tell_fortune if frame.fortune else victory.may_declare
    others = everyone(state.seats) & ~bit(frame.seat)
    is_hidden = UNKNOWN in state.hands[frame.seat] or state.organisation[frame.seat] == UNKNOWN
    declares = frame.seat == state.current and (is_hidden or may(state, frame.seat))
    return on_turn(state, place) and declares and frame.named >= 0 and frame.named & ~others == 0


CHECKS: Final[dict[type[Frame[Any]], Check]] = {
    Reveal: reveal,
    Turn: turn,
    DrawOffer: draw_offer,
    Answer: answer,
    Texts: texts,
    Bag: bag,
    Slot: slot,
    Tome: tome,
    Coat: coat,
    Sextant: sextant,
    PassOn: pass_on,
    Overflow: overflow,
    diplomat.Demand: demand,
    diplomat.HandOver: hand_over,
    Foresight: foresight,
    fight.Fight: fights,
    fight.Priest: priest,
    fight.EarlyDuel: early_duel,
    fight.Pay: pay,
    fight.Support: support,
    fight.Hypnosis: hypnosis,
    powers.Powers: powers_round,
    Doctor: doctor,
    Spoils: fought,
    Luggage: luggage,
    GiveBack: give_back,
    victory.Naming: naming,
}
"""Whether a frame can stand at its place."""


# The ledgers.


def check_ledgers(state: Journey) -> None:
    if state.ledgers is None:
        return
    require(len(state.ledgers) == state.seats + 1, "ledgers: one for each seat and the spectator")
    for place, ledger in enumerate(state.ledgers):
        if ledger is None:
            require(not is_whole(state), "ledgers: this one is missing")
            continue
        require(ledger.seat == place - 1, "ledgers: this one is another seat's")
        require(is_whole(state) or ledger.seat == state.viewer, "ledgers: a view has its own only")
        check_notes(state, ledger)
        check_known(state, ledger)


def check_notes(state: Journey, ledger: Ledger) -> None:
    numbers = [ledger.turn, ledger.heard, ledger.witnessed, *ledger.shown]
    require(all(0 <= number < MOST_NOTES for number in numbers), "ledgers: counters must not be negative")
    require(ledger.turn <= state.turn, "ledgers: this turn has not begun")
    require(len(ledger.shown) == 2 * state.seats, "ledgers: there are two counts for every seat")
    require(NO_TRADE <= ledger.trade <= 2, "ledgers: a trade cannot have come so far")
    require(0 <= ledger.named <= KIND_BITS and 0 <= ledger.texts <= KIND_BITS, "ledgers: these are no kinds")
    facts: list[Any] = [*ledger.facts]
    for fact in facts:
        require(isinstance(fact, dict) and list(fact) == FACT_KEYS, "ledgers: this is no fact")
        require(type(fact["seat"]) is int and is_seat(state, fact["seat"]), "ledgers: a fact is about a seat")
        times = (fact["event"], fact["turn"])
        require(all(type(time) is int and 0 <= time < MOST_NOTES for time in times), "ledgers: a fact has its time")
        is_known = type(fact["source"]) is str and is_value(state, fact["what"], fact["value"])
        require(is_known, "ledgers: this is no fact")


def is_value(state: Journey, what: Any, value: Any) -> bool:
    """Whether a fact of this sort can have this value."""
    match what:
        case "item" | "lacks":
            return value == public_name(ANY_BAG) or value in ITEMS[1:]
        case "items":
            return isinstance(value, list) and all(item in ITEMS[1:] for item in value)
        case "allegiance":
            return value in ORGANISATIONS
        case "profession":
            return value in PROFESSIONS
        case "seen_by":
            return type(value) is int and is_seat(state, value)
    return False


def check_known(state: Journey, ledger: Ledger) -> None:
    """Whatever a ledger says must be true, and it must know the seat's own cards and everything that lies open."""
    require(len(ledger.allegiance) == len(state.allegiance), "ledgers: an allegiance is missing")
    for known, card in zip(ledger.allegiance, state.allegiance, strict=True):
        require(known in (UNKNOWN, card), "ledgers: an allegiance is another")
    places = state.seats + IN_TRANSIT + state.seats
    require(ledger.items.cases.places == places, "ledgers: places are missing")
    require(ledger.professions.cases.places == state.seats + 2, "ledgers: places are missing")
    own = ledger.seat
    if own >= 0:
        mine = range(own * state.slots, (own + 1) * state.slots)
        require(all(ledger.allegiance[card] != UNKNOWN for card in mine), "ledgers: players know their own allegiance")
    for seat in range(state.seats):
        if seat == own or (state.is_face_up(seat) and not state.over):
            require(ledger.professions.certain(seat) == [state.professions[seat]], "ledgers: this profession is seen")
    if own >= 0:
        require(ledger.items.certain(own) == state.hands[own], "ledgers: players know their own items")
    if is_whole(state):
        require(admits(ledger.items.dump(), items_by_place(state, ledger)), "ledgers: an item lies elsewhere")
        people = [[profession] for profession in state.professions] + [state.spare, []]
        require(admits(ledger.professions.dump(), people), "ledgers: a profession is another's")


def items_by_place(state: Journey, ledger: Ledger) -> list[list[int]]:
    """The items as the ledger divides them: the hands, the pile, its known top cards, and cards in transit."""
    on_top, beneath = ledger.items.size(ledger.pile + ON_TOP), ledger.items.size(ledger.pile + BENEATH)
    require(on_top + beneath <= len(state.pile) and max(on_top, beneath) <= 1, "ledgers: the pile is smaller")
    rest = len(state.pile) - on_top - beneath
    pile, known = state.pile[:rest], state.pile[rest:]
    tops = [known[beneath:], known[:beneath]]
    return [*state.hands, pile, *tops, *([] for _ in range(state.seats))]


def admits(cases: list[list[list[int]]], cards: list[list[int]]) -> bool:
    """Whether in some case all these cards can lie where they do."""
    return any(all(map(can_be, case, cards)) for case in cases)


def can_be(tokens: list[int], cards: list[int]) -> bool:
    """Whether these cards, seen from behind, are these tokens: a matching of the one with the other."""
    if len(tokens) != len(cards):
        return False
    taken: dict[int, int] = {}
    return all(match_card(card, tokens, cards, taken, set()) for card in range(len(cards)))


def match_card(card: int, tokens: list[int], cards: list[int], taken: dict[int, int], tried: set[int]) -> bool:
    """Find a token for a card, moving cards that already have one if need be."""
    for place, token in enumerate(tokens):
        if place in tried or not token & KIND_BITS & bit(cards[card]):
            continue
        tried.add(place)
        if place not in taken or match_card(taken[place], tokens, cards, taken, tried):
            taken[place] = card
            return True
    return False

/** What a person has set for this device. Kept in the browser, read before the first paint. */

export type Language = "en" | "ru";
export type Theme = "night" | "day";
export type TextSize = "normal" | "large" | "largest";
export type Palette = "full" | "safe";

/** How fast bots play, slowest first. */
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

interface Settings {
  language: Language;
  theme: Theme;
  textSize: TextSize;
  /** "safe" avoids pairs of colours that colour-blind people confuse. */
  palette: Palette;
  /** "calm" replaces movement by fades, whatever the system says. */
  motion: "full" | "calm";
  /** Ask before a turn is ended with things left to do. */
  confirm: boolean;
  /** Own secrets show only while held. */
  peek: boolean;
  /** Choose for me where there is nothing to choose; "hold" at a table stops it there. */
  pass: boolean;
  /** How fast bots are to play; a table takes the slowest that one of its players wants. */
  speed: Speed;
  /** Tables open as words, with a box for commands. */
  text: boolean;
  /** How loud sounds are, 0 to 100. */
  volume: number;
  mute: boolean;
  /** Tell by the system's notices when it is one's turn and the page is not seen. */
  notify: boolean;
  /** Let the phone tremble then. */
  tremble: boolean;
  /** First games come with hints. */
  hints: boolean;
}

const KEY = "eldritch.settings";

function guessed(): Settings {
  const russian = navigator.languages.some((one) => one.toLowerCase().startsWith("ru"));
  return {
    language: russian ? "ru" : "en",
    theme: "night",
    textSize: "normal",
    palette: "full",
    motion: "full",
    confirm: true,
    peek: false,
    pass: true,
    speed: "normal",
    text: false,
    volume: 60,
    mute: false,
    notify: false,
    tremble: true,
    hints: true,
  };
}

function stored(): Settings {
  try {
    return { ...guessed(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return guessed();
  }
}

export const settings = $state<Settings>(stored());

/** Change some settings, and keep them. */
export function set(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  localStorage.setItem(KEY, JSON.stringify(settings));
  show();
}

/** Let the page wear the settings. */
export function show(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = settings.theme;
  root.dataset.size = settings.textSize;
  root.dataset.palette = settings.palette;
  root.dataset.motion = settings.motion;
}

/** Whether things should stay where they are rather than move. */
export function isCalm(): boolean {
  return settings.motion === "calm" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

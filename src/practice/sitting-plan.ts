import { mostMinutes } from "#model/practice.ts";

/** Choices made before a sitting, by the names of the form's fields. */
export type Choices = Readonly<Record<string, string>>;

export const presets = [5, 10, 15, 20, 30, 45] as const;
export const DEFAULT_MINUTES = 10;
export const LONGEST = mostMinutes;
export const settleIns = [0, 10, 30, 60, 120, 300] as const;
export const fadeOuts = [3, 10, 30, 60] as const;
export const LONGEST_INTERVAL = 30;

/** The shape of a sitting. */
export interface SittingPlan {
  /** Null: until it is ended by hand. */
  readonly minutes: number | null;
  /** Seconds to find one's seat, before the time begins to count. */
  readonly settleIn: number;
  readonly startBell: boolean;
  readonly endBell: boolean;
  /** Minutes from bell to bell; 0 for none. */
  readonly interval: number;
  /** 0 … 1 */
  readonly intervalVolume: number;
  /** The last seconds, in which the sound dies away. */
  readonly fadeOut: number;
}

export const plainPlan: SittingPlan = {
  minutes: DEFAULT_MINUTES,
  settleIn: 0,
  startBell: false,
  endBell: true,
  interval: 0,
  intervalVolume: 0.5,
  fadeOut: 3,
};

/** `none`: no duration above 0. `uneven`: not whole minutes. `long`: more than anyone may sit here. */
export type DurationFault = "none" | "uneven" | "long";

/** Whole minutes, 1 to 120. */
export function readMinutes(text: string): number | DurationFault {
  const minutes = text.trim() === "" ? Number.NaN : Number(text);
  if (!(minutes > 0)) return "none";
  if (minutes > LONGEST) return "long";
  return Number.isInteger(minutes) ? minutes : "uneven";
}

/** The names are those of the form. A missing or outdated value takes its default. */
export function readPlan(choices: Choices): SittingPlan | DurationFault {
  const isOpen = isOn(choices, "open", false);
  const minutes = isOpen ? null : readMinutes(durationOf(choices));
  if (typeof minutes === "string") return minutes;
  return {
    minutes,
    settleIn: among(settleIns, choices["settleIn"], plainPlan.settleIn),
    startBell: isOn(choices, "startBell", plainPlan.startBell),
    endBell: isOn(choices, "endBell", plainPlan.endBell),
    interval: within(choices["interval"], LONGEST_INTERVAL, plainPlan.interval),
    intervalVolume: within(choices["intervalVolume"], 100, plainPlan.intervalVolume * 100) / 100,
    fadeOut: among(fadeOuts, choices["fadeOut"], plainPlan.fadeOut),
  };
}

const durationOf = ({ duration = String(DEFAULT_MINUTES), custom = "" }: Choices) =>
  duration === "custom" ? custom : duration;

export const DEFAULT_VOLUME = 70;

/** 0 … 1 */
export const readVolume = (text: string | undefined): number => within(text, 100, DEFAULT_VOLUME) / 100;

const isOn = (choices: Choices, name: string, byDefault: boolean) =>
  choices[name] === undefined ? byDefault : choices[name] === "on";

function among(allowed: readonly number[], text: string | undefined, byDefault: number) {
  const found = allowed.find((value) => String(value) === text);
  return found ?? byDefault;
}

function within(text: string | undefined, most: number, byDefault: number) {
  const value = Math.round(Number(text || Number.NaN));
  return value >= 0 && value <= most ? value : byDefault;
}

import { mostMinutes } from "#model/practice.ts";
import type { GuidedStep } from "./guided-sitting.ts";
import { readNumber } from "./digits.ts";

/** The choices made in the form before a sitting, by the names of its fields. */
export type Choices = Readonly<Record<string, string>>;

export const presets = [5, 10, 15, 20, 30, 45] as const;
export const DEFAULT_MINUTES = 10;
export const LONGEST = mostMinutes;
export const settleIns = [0, 10, 30, 60, 120, 300] as const;
export const fadeOuts = [3, 10, 30, 60] as const;
export const LONGEST_INTERVAL = 30;

export interface SittingPlan {
  /** The minutes are null for a sitting that only ends when it is ended by hand. */
  readonly minutes: number | null;
  /** The seconds to settle into one's seat before the time begins to count. */
  readonly settleIn: number;
  readonly startBell: boolean;
  readonly endBell: boolean;
  /** The minutes between two bells, or 0 for no bells in between. */
  readonly interval: number;
  /** The volume from 0 to 1. */
  readonly intervalVolume: number;
  /** The sound fades out during so many seconds before the end. */
  readonly fadeOut: number;
  /** The sentences to read, in order. There are none in a sitting without a guide. */
  readonly guidance: readonly GuidedStep[];
}

export const plainPlan: SittingPlan = {
  minutes: DEFAULT_MINUTES,
  settleIn: 0,
  startBell: false,
  endBell: true,
  interval: 0,
  intervalVolume: 0.5,
  fadeOut: 3,
  guidance: [],
};

/**
 * The fault is `none` for a text without a number above 0, `uneven` for a number that is not whole, and `long` for more
 * minutes than the longest sitting has.
 */
export type DurationFault = "none" | "uneven" | "long";

/** Reads whole minutes, 1 to 120, in digits of any script. */
export function readMinutes(text: string): number | DurationFault {
  const minutes = readNumber(text);
  if (!(minutes > 0)) return "none";
  if (minutes > LONGEST) return "long";
  return Number.isInteger(minutes) ? minutes : "uneven";
}

/** Reads a plan, still without a guide, from the form's fields. A missing or outdated value takes its default. */
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
    guidance: [],
  };
}

const durationOf = ({ duration = String(DEFAULT_MINUTES), custom = "" }: Choices) =>
  duration === "custom" ? custom : duration;

export const DEFAULT_VOLUME = 70;

/** Reads a volume in percent. Returns it from 0 to 1. */
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

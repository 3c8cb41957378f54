export type ToneKind = "om" | "bell";

/** Loudness moves from the point before to this one, in a straight line or as things fade that were struck. */
export interface LoudnessPoint {
  /** Seconds from the start of the tone. */
  readonly at: number;
  /** 0 … 1, where 1 is the volume asked for. */
  readonly level: number;
  readonly curve: "linear" | "exponential";
}

/** One pure sine of a tone. */
export interface Voice {
  /** Hz */
  readonly frequency: number;
  /** Begins at zero loudness; the first point is what it rises to. */
  readonly loudness: readonly LoudnessPoint[];
}

export interface Tone {
  readonly seconds: number;
  readonly voices: readonly Voice[];
  /** Hz; absent where nothing is filtered. */
  readonly lowPass?: number;
}

/** Level that can be called silence: an exponential curve never reaches zero. */
export const SILENCE = 0.001;
/** Seconds in which a tone that is stopped falls silent. */
export const STOP_FADE = 0.2;

export const tone = (kind: ToneKind, seconds: number): Tone => (kind === "om" ? om(seconds) : bell(seconds));

/** The earth's year as a sound, as tanpura players tune it: 136.1 Hz. */
function om(seconds: number): Tone {
  const fade = Math.min(2, seconds / 2);
  // A short Om has no middle: it settles early in its way down, for a sudden step would click.
  const settled = Math.max(seconds - fade, 1.1 * fade);
  const loudness = [line(fade, 1), line(settled, 0.8), line(seconds, 0)];
  return { seconds, voices: [{ frequency: 136.1, loudness }], lowPass: 1000 };
}

const BELL = 440;
/** The second partial of a struck bar, which no string has: it makes metal of a sine. */
const METAL = 2.756;

function bell(seconds: number): Tone {
  return { seconds, voices: [struck(BELL, 1, seconds), struck(BELL * METAL, 0.4, seconds)] };
}

const struck = (frequency: number, level: number, seconds: number): Voice => ({
  frequency,
  loudness: [line(0.02, level), { at: seconds, level: SILENCE * level, curve: "exponential" }],
});

const line = (at: number, level: number): LoudnessPoint => ({ at, level, curve: "linear" });

const CLICK = 0.06;

const knock = (frequency: number, level: number): Voice => ({
  frequency,
  loudness: [line(0.002, level), { at: CLICK, level: SILENCE * level, curve: "exponential" }],
});

/** One wooden bead let fall on another: soft, and over before the next one. */
export const beadClick: Tone = { seconds: CLICK, voices: [knock(1150, 0.7), knock(2270, 0.25)] };

export type ToneKind = "om" | "bell";

/**
 * A point of a tone's loudness. From the previous point to this one, loudness changes in a straight line, or
 * exponentially as a struck sound decays.
 */
interface LoudnessPoint {
  /** The seconds from the start of the tone. */
  readonly at: number;
  /** The level from 0 to 1, where 1 is the requested volume. */
  readonly level: number;
  readonly curve: "linear" | "exponential";
}

/** One pure sine of a tone. */
export interface Voice {
  /** The frequency in Hz. */
  readonly frequency: number;
  /** The voice begins at zero loudness and rises to the first point. */
  readonly loudness: readonly LoudnessPoint[];
}

export interface Tone {
  readonly seconds: number;
  readonly voices: readonly Voice[];
  /** The cutoff in Hz. The field is absent if the tone is not filtered. */
  readonly lowPass?: number;
}

/** The level that counts as silence, because an exponential curve never reaches zero. */
export const SILENCE = 0.001;
/** A tone fades out during so many seconds when it is stopped. */
export const STOP_FADE = 0.2;

export const tone = (kind: ToneKind, seconds: number): Tone => (kind === "om" ? om(seconds) : bell(seconds));

/** Creates the tone to which tanpura players tune Om, at the frequency of the earth's year: 136.1 Hz. */
function om(seconds: number): Tone {
  const fade = Math.min(2, seconds / 2);
  // A short Om settles early in its fade, because a sudden step would be heard as a click.
  const settled = Math.max(seconds - fade, 1.1 * fade);
  const loudness = [line(fade, 1), line(settled, 0.8), line(seconds, 0)];
  return { seconds, voices: [{ frequency: 136.1, loudness }], lowPass: 1000 };
}

const BELL = 440;
/**
 * Frequency ratio of the second partial of a struck bar. Strings do not have this partial, so it makes a sine sound
 * like metal.
 */
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

/** The click of a wooden bead that falls on another one. It is soft, and over before the next bead. */
export const beadClick: Tone = { seconds: CLICK, voices: [knock(1150, 0.7), knock(2270, 0.25)] };

import { between, gaussian, type Random } from "../dsp/random.ts";
import type { SungSyllable } from "./score.ts";
import { FRAME_SECONDS, type Tracks, write, writeFormants } from "./tracks.ts";

/** The loudness rises by this share for each per cent of pitch, so that 200 cents bring 0.8 dB. */
const STRESS = 0.0005;
/**
 * The loudness of one syllable against the next varies with this standard deviation in dB. `npm run voice:figures`
 * judges it by the spread of vowel levels (decision 0028).
 */
const DYNAMICS = 1.2;
/** A voice takes so many seconds to its full loudness when a phrase begins, and begins with this breathiness. */
const BEGINNING = { seconds: [0.05, 0.13], breathiness: [0.35, 0.9] } as const;
/** A voice begins a phrase so many cents too low, and sinks by so many at the end. */
const SCOOP = [-80, -25] as const;
const SINK = [-60, -30] as const;
/** A breath before a phrase: the shortest silence that has one, its longest duration in seconds, and its loudness. */
const INHALATION = { shortest: 0.15, longest: 0.42, level: [0.2, 0.32], formants: [620, 1550, 2550] } as const;

/** A part, and the source of random variation between the syllables of a singer. */
export interface Performance {
  syllables: readonly SungSyllable[];
  cents: readonly number[];
  random: Random;
}

/** Adds what a singer does with a phrase beyond its sounds: stress, soft beginnings, breaths and pitch. */
export function shapePhrases(tracks: Tracks, performance: Performance): void {
  stressTones(tracks, performance);
  softenBeginnings(tracks, performance);
  breatheIn(tracks, performance);
  writePitch(tracks, performance);
}

/** Makes higher tones a little louder, as in every voice, and gives no two syllables the same loudness. */
function stressTones({ voicing }: Tracks, { syllables, cents, random }: Performance): void {
  for (const [index, { start, end }] of syllables.entries()) {
    const gain = (1 + STRESS * (cents[index] ?? 0)) * 10 ** ((DYNAMICS * gaussian(random)) / 20);
    const last = Math.min(voicing.length, Math.round(end / FRAME_SECONDS));
    for (let frame = Math.round(start / FRAME_SECONDS); frame < last; frame++) {
      voicing[frame] = (voicing[frame] ?? 0) * gain;
    }
  }
}

/**
 * Lets a voice begin with breath for a tenth of a second, as a calm voice does. A voice that is loud at once sounds
 * switched on.
 */
function softenBeginnings({ voicing, breathiness }: Tracks, { syllables, random }: Performance): void {
  for (const { start } of phraseBeginnings(syllables)) {
    const first = Math.round(start / FRAME_SECONDS);
    const frames = Math.round(between(random, ...BEGINNING.seconds) / FRAME_SECONDS);
    const breathy = between(random, ...BEGINNING.breathiness);
    for (let i = 0; i < frames; i++) {
      voicing[first + i] = (voicing[first + i] ?? 0) * Math.sin((Math.PI / 2) * ((i + 1) / frames));
      breathiness[first + i] = Math.max(breathiness[first + i] ?? 0, breathy * (1 - i / frames));
    }
  }
}

/** Returns the syllables that follow a silence, and the length of that silence in seconds. */
function phraseBeginnings(syllables: readonly SungSyllable[]): { start: number; silence: number }[] {
  return syllables.flatMap(({ start }, index) => {
    const before = syllables[index - 1];
    if (!before) return [{ start, silence: 0 }];
    return before.endsPhrase ? [{ start, silence: start - before.end }] : [];
  });
}

/** Adds a breath drawn through an open mouth in the second part of a silence. It ends a moment before the voice. */
function breatheIn(tracks: Tracks, { syllables, random }: Performance): void {
  for (const { start, silence } of phraseBeginnings(syllables)) {
    if (silence < INHALATION.shortest) continue;
    const end = start - between(random, 0.03, 0.06);
    const begin = Math.max(start - silence + 0.05, end - INHALATION.longest);
    // A short breath is a hasty one.
    const level = between(random, ...INHALATION.level) * Math.min(1, 0.5 + 1.5 * (end - begin));
    writeFormants(tracks, begin, end, () => INHALATION.formants);
    write(tracks.aspiration, begin, end, (x) => level * Math.sin(Math.PI * x ** 0.8) ** 1.5);
    write(tracks.breathiness, begin, end, 1);
  }
}

function writePitch({ cents: track }: Tracks, { syllables, cents, random }: Performance): void {
  let beginsPhrase = true;
  let until = 0;
  let sink = 0;
  for (const [index, syllable] of syllables.entries()) {
    const tone = cents[index] ?? 0;
    const scoop = between(random, ...SCOOP);
    // The tone begins in the silence before, so that a phrase does not begin with a slide from the last tone.
    if (beginsPhrase) write(track, until, syllable.start, tone + scoop);
    write(track, syllable.start, syllable.end, tone);
    if (beginsPhrase) write(track, syllable.start, syllable.start + 0.16, (x) => tone + scoop * (1 - x));
    until = syllable.end;
    beginsPhrase = syllable.endsPhrase;
    sink = between(random, ...SINK);
    if (beginsPhrase) write(track, syllable.end - 0.2, syllable.end, (x) => tone + sink * x);
    if (beginsPhrase) write(track, syllable.end, syllable.end + 0.1, tone + sink);
    if (beginsPhrase) until = syllable.end + 0.1;
  }
  write(track, until, Number.MAX_SAFE_INTEGER, (cents.at(-1) ?? 0) + sink);
}

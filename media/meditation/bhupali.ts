import { between, createRandom } from "../dsp/random.ts";
import { place, silence, type Stereo } from "../dsp/stereo.ts";
import { BREATH_LEAD, type FluteNote, playFlute } from "../music/flute.ts";
import { centsOf, parseTones, ratioOf } from "../music/sargam.ts";
import { playTanpura, pluck } from "../music/tanpura.ts";
import { SA } from "../voice/melody.ts";
import { type Loop, samplesOf } from "./loop.ts";
import { mixDown } from "./mixdown.ts";

export const FLUTE_LOOP: Loop = { seconds: 120, periods: { tanpura: 4.8, ascent: 60 } };

/** A phrase of the melody: its beginning, and the name and the seconds of each tone. */
interface Phrase {
  at: number;
  tones: string;
  seconds: readonly number[];
}

/**
 * A slow melody in rāga Bhūpālī, composed for this product: from Sa down to Dha, up to Pa, to the high Sa, to its
 * height on the high Ga, and home. Every phrase leaves time to breathe out before the next.
 */
export const PHRASES: readonly Phrase[] = [
  { at: 1.2, tones: "S", seconds: [3.6] },
  { at: 6, tones: ".D S R", seconds: [1.2, 1, 3.2] },
  { at: 12.4, tones: "R G", seconds: [0.8, 4.2] },
  { at: 18.6, tones: "G R S .D S", seconds: [0.9, 0.8, 0.7, 1, 3.4] },
  { at: 26.8, tones: "S R G P", seconds: [0.6, 0.7, 1.3, 3.8] },
  { at: 34.2, tones: "G P D P", seconds: [0.7, 1, 2.6, 2.2] },
  { at: 41.8, tones: "G P D P G R S", seconds: [0.7, 0.6, 0.7, 0.7, 1.1, 0.8, 3] },
  { at: 50.6, tones: "G P D S'", seconds: [0.9, 0.9, 1.3, 4.6] },
  { at: 59.4, tones: "S' R' S' D", seconds: [0.7, 1.2, 0.7, 3] },
  { at: 66.2, tones: "S' D P G P D P", seconds: [0.6, 0.7, 0.7, 0.8, 0.7, 1, 2.8] },
  { at: 74.8, tones: "P D S' R' G' R' S'", seconds: [0.5, 0.6, 0.9, 0.9, 3, 0.8, 2.4] },
  { at: 85, tones: "D S' D P G R G", seconds: [0.6, 0.6, 0.7, 0.8, 1.5, 1, 2.6] },
  { at: 94, tones: "P G R S", seconds: [0.8, 0.9, 1, 3] },
  { at: 101, tones: ".D .P .D S", seconds: [1, 1.1, 1.3, 4.2] },
  { at: 110.6, tones: "R .D S", seconds: [0.8, 1, 5] },
];

/** These upward strokes over the strings of a small zither come at the beginning and before the melody's height. */
const ASCENT = parseTones("S R G P D S' R' G' P'");

export function playBhupali(loop: Loop = FLUTE_LOOP): Stereo {
  const samples = samplesOf(loop);
  const tanpura = playTanpura({ samples, sa: SA, cycle: loop.periods["tanpura"] ?? 4.8, seed: 8 });
  return mixDown(
    [
      { sound: playPhrases(loop.seconds, samples), level: 0.085, hall: 0.62 },
      { sound: tanpura, level: 0.036, hall: 0.4 },
      { sound: strokeZither(loop, samples), level: 0.005, hall: 0.9 },
    ],
    { seed: 17, decay: 3.4, brightness: 0.3, preDelay: 0.035 },
    samples,
  );
}

function playPhrases(seconds: number, samples: number): Stereo {
  const sound = silence(samples);
  for (const [index, phrase] of PHRASES.entries()) {
    if (phrase.at >= seconds) break;
    const breath = playFlute(ornament(phrase, index), { sa: 2 * SA, seed: 200 + index });
    place(sound, breath, { at: phrase.at - BREATH_LEAD, pan: 0.08, gain: 1 });
  }
  return sound;
}

/**
 * Adds slides and quick touches: wide steps up slide slowly, and about every third tone is touched from its neighbor.
 */
function ornament({ tones, seconds }: Phrase, seed: number): FluteNote[] {
  const random = createRandom(500 + seed);
  const cents = parseTones(tones).map(centsOf);
  return cents.map((pitch, index) => {
    const length = seconds[index] ?? 0;
    const step = Math.abs(pitch - (cents[index - 1] ?? pitch));
    const isSlid = index > 0 && random() < 0.5;
    const glide = index === 0 ? 0.09 : Math.min(0.4 * length, isSlid ? 0.16 + step / 2400 : 0.07);
    const touch = index > 0 && !isSlid && random() < 0.6 ? (random() < 0.6 ? 110 : -90) : 0;
    return { seconds: length, cents: pitch, force: between(random, 0.6, 0.78), glide, touch };
  });
}

function strokeZither({ seconds, periods }: Loop, samples: number): Stereo {
  const sound = silence(samples);
  const random = createRandom(77);
  for (let begin = seconds - 1.2; begin > 0; begin -= periods["ascent"] ?? seconds) {
    for (const [index, tone] of ASCENT.entries()) {
      // The hand moves faster in the middle of the stroke than at its ends.
      const course = index / (ASCENT.length - 1);
      const at = begin + 1.5 * (course + 0.12 * Math.sin(2 * Math.PI * course));
      const string = pluck(2 * SA * ratioOf(centsOf(tone)), random);
      place(sound, string, { at, pan: -0.5 + 0.7 * course, gain: between(random, 0.7, 1) * (1 - 0.4 * course) });
    }
  }
  return sound;
}

import { between, createRandom, type Random } from "../dsp/random.ts";
import { SAMPLE_RATE } from "../dsp/sample-rate.ts";
import { place, silence, type Stereo } from "../dsp/stereo.ts";
import { strikeBowl } from "../music/bells.ts";
import { smoothStep } from "../music/easing.ts";
import { ratioOf } from "../music/sargam.ts";
import { playTanpura } from "../music/tanpura.ts";
import { SA } from "../voice/melody.ts";
import { writeScore } from "../voice/score.ts";
import { sing, type Singer } from "../voice/singer.ts";
import { syllabify } from "../voice/syllables.ts";
import { type Loop, samplesOf } from "./loop.ts";
import { mixDown } from "./mixdown.ts";

/** The seconds from one Om to the next. */
const BREATH = 12;

export const OM_LOOP: Loop = { seconds: 108, periods: { om: BREATH, tanpura: 4.5, bowl: 36 } };

/**
 * Two groups sing in turn. The second, softer one begins while the first one hums, so that the sound never fades out
 * and each group has time to breathe. `begins` and `seconds` lie within one breath.
 */
const GROUPS = [
  { begins: 0.3, seconds: 9.6, loudness: 1, voices: ["man", "man", "man", "man", "woman"] },
  { begins: 6.6, seconds: 8.6, loudness: 0.62, voices: ["man", "man", "bass", "woman"] },
] as const;

type Voice = (typeof GROUPS)[number]["voices"][number];

const VOICES = {
  man: { octave: 1, gain: 0.6, openQuotient: 0.64, breath: 0.17, tract: [0.93, 1.05], tilt: [3400, 4600] },
  bass: { octave: 0.5, gain: 0.8, openQuotient: 0.6, breath: 0.15, tract: [0.92, 0.96], tilt: [3600, 4200] },
  woman: { octave: 2, gain: 0.27, openQuotient: 0.7, breath: 0.23, tract: [1.12, 1.18], tilt: [3000, 3800] },
} as const;

/**
 * Renders Om sung again and again in a stone hall, with a tanpura and a bowl at every third Om. A shorter `seconds` is
 * for trials.
 */
export function chantOm(loop: Loop = OM_LOOP): Stereo {
  const samples = samplesOf(loop);
  const bowls = silence(samples);
  const random = createRandom(31);
  for (let at = 0; at < loop.seconds; at += loop.periods["bowl"] ?? loop.seconds) {
    place(bowls, strikeBowl({ tone: 2 * SA, force: 0.8 }, random), { at: at + 0.1, pan: -0.2, gain: 1 });
  }
  const tanpura = playTanpura({ samples, sa: SA, cycle: loop.periods["tanpura"] ?? BREATH, seed: 5 });
  return mixDown(
    [
      { sound: singGroups(loop.seconds, samples), level: 0.1, hall: 0.7 },
      { sound: tanpura, level: 0.05, hall: 0.3 },
      { sound: bowls, level: 0.017, hall: 0.6 },
    ],
    { seed: 11, decay: 4.2, brightness: 0.28, preDelay: 0.03 },
    samples,
  );
}

function singGroups(seconds: number, samples: number): Stereo {
  const sound = silence(samples);
  const random = createRandom(21);
  for (const group of GROUPS) {
    const singers = group.voices.map((voice, index) => ({
      singer: singerOf(voice, random),
      pan: (index % 2 === 0 ? -1 : 1) * between(random, 0.15, 0.85),
      gain: VOICES[voice].gain * group.loudness,
    }));
    for (let begin = group.begins; begin < seconds; begin += BREATH) {
      for (const { singer, pan, gain } of singers) {
        const om = singOm(singer, {
          seconds: group.seconds * between(random, 0.96, 1.04),
          seed: Math.floor(1e9 * random()),
        });
        place(sound, om, { at: begin + between(random, 0, 0.4), pan, gain });
      }
    }
  }
  return sound;
}

function singerOf(voice: Voice, random: Random): Singer {
  const { octave, openQuotient, breath, tract, tilt } = VOICES[voice];
  return {
    seed: 0,
    sa: SA * octave * ratioOf(between(random, -6, 6)),
    tractScale: between(random, tract[0], tract[1]),
    phonation: { openQuotient, tilt: between(random, tilt[0], tilt[1]), shimmer: 0.025, jitter: 0.003 },
    breath,
    presence: 3,
    vibrato: { cents: between(random, 5, 11), rate: between(random, 4.4, 5.2) },
    drift: 3.5,
    scatter: 0,
    wander: 1,
  };
}

/** Renders one Om of one singer, which swells for a second or two and becomes softer after the lips are closed. */
function singOm(singer: Singer, { seconds, seed }: { seconds: number; seed: number }): Float64Array {
  const pace = { matra: seconds, omMatras: 1, seedMatras: 1, finalHold: 1, pause: 0, caesura: 0 };
  const { syllables } = writeScore(syllabify("oṃ"), pace);
  const voice = sing(syllables, [0], { ...singer, seed });
  return voice.map((sample, i) => {
    const time = i / SAMPLE_RATE;
    return sample * smoothStep(time / 1.4) * (1 - smoothStep((time - seconds + 2.4) / 2.6));
  });
}

import { between, type Random } from "../dsp/random.ts";
import { SAMPLE_RATE, samplesIn } from "../dsp/sample-rate.ts";

interface Metal {
  /** The tone in Hz. */
  tone: number;
  /** Each partial has a ratio to the tone, a level, and the seconds until it has fallen by 60 dB. */
  partials: readonly (readonly [ratio: number, level: number, decay: number])[];
  /** The seconds of the stroke's onset. A softer mallet has a longer one. */
  attack: number;
}

/**
 * Renders small bronze hand cymbals. Each stroke varies a little, because equal partials would be heard as steady
 * tones.
 */
export function clashKartals({ force, isOpen }: { force: number; isOpen: boolean }, random: Random): Float64Array {
  const ring = isOpen ? 1.1 : 0.22;
  return ringOut(
    {
      tone: 2480 * between(random, 0.985, 1.015),
      partials: [
        [1, 0.5 * force, ring],
        [1.593, 0.42 * force, 0.9 * ring],
        [2.109, 0.3 * force * between(random, 0.5, 1), 0.7 * ring],
        [2.778, 0.22 * force * between(random, 0.4, 1), 0.55 * ring],
        [3.395, 0.14 * force * between(random, 0.3, 1), 0.4 * ring],
      ],
      attack: 0.0025,
    },
    random,
  );
}

/**
 * Renders a bronze bowl struck with felt. The partials of a thin cup are near 1 : 2.7 : 5.1 : 8 and come in pairs a
 * little apart, which makes them swell and ebb (D. Inácio, L. Henrique and J. Antunes, Acta Acustica 92, 2006). `tone`
 * is in Hz.
 */
export function strikeBowl({ tone, force }: { tone: number; force: number }, random: Random): Float64Array {
  return ringOut(
    {
      tone,
      partials: [
        [1, force, 16],
        [2.71, 0.5 * force, 9],
        [5.12, 0.2 * force * force, 4.5],
        [8.06, 0.06 * force * force, 2.2],
      ],
      attack: 0.03,
    },
    random,
  );
}

/** The two halves of a pair of partials are so many Hz apart. */
const PAIR_BEAT = { least: 0.25, most: 0.9 };

function ringOut({ tone, partials, attack }: Metal, random: Random): Float64Array {
  const longest = Math.max(...partials.map(([, , decay]) => decay));
  const sound = new Float64Array(samplesIn(longest));
  const fade = 0.2 * longest;
  for (const [ratio, level, decay] of partials) {
    const beat = between(random, PAIR_BEAT.least, PAIR_BEAT.most);
    const phase = between(random, 0, 2 * Math.PI);
    for (let i = 0; i < samplesIn(Math.min(decay, longest)); i++) {
      const time = i / SAMPLE_RATE;
      const onset = time < attack ? 0.5 - 0.5 * Math.cos((Math.PI * time) / attack) : 1;
      const last = Math.min(1, (decay - time) / (0.2 * decay), (longest - time) / fade);
      const pair = Math.cos(Math.PI * beat * time + phase) * 0.35 + 0.65;
      const swing = Math.sin(2 * Math.PI * tone * ratio * time);
      sound[i] = (sound[i] ?? 0) + level * pair * swing * onset * last * Math.exp((-Math.log(1000) * time) / decay);
    }
  }
  return sound;
}

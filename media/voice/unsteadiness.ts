import { gaussian, type Random } from "../dsp/random.ts";
import { FRAME_SECONDS, type Tracks } from "./tracks.ts";

/** The random deviation of one property of a voice: standard deviations as shares of its value. */
interface Stray {
  slow: number;
  quick: number;
}

/** A deviation lasts for so many seconds: posture and attention change slowly, tongue and larynx quickly. */
const SECONDS = { slow: 0.35, quick: 0.02 };

const STRAYS = {
  f1: { slow: 0.022, quick: 0.034 },
  f2: { slow: 0.022, quick: 0.032 },
  f3: { slow: 0.016, quick: 0.028 },
  murmurZero: { slow: 0.05, quick: 0.06 },
  upper: { slow: 0.012, quick: 0.02 },
  bandwidth: { slow: 0.1, quick: 0.2 },
  voicing: { slow: 0.07, quick: 0.05 },
} as const satisfies Record<string, Stray>;
/** The breathiness of a voice has a small mean and these deviations, as shares of a fully breathy voice. */
const BREATHINESS = { mean: 0.12, slow: 0.1, quick: 0.08 };
const LEAST_DAMPING = 0.5;

/** These are added to the intended movements: factors on the bandwidths, and on the formants that no vowel moves. */
export type UnsteadyTracks = Tracks & Record<"damping1" | "damping2" | "damping3" | "upper", Float64Array>;

/**
 * Moves mouth and breath at random, as no person holds them still. `wander` is relative to the usual amount, and 0
 * changes nothing.
 */
export function unsteady(tracks: Tracks, wander: number, random: Random): UnsteadyTracks {
  const frames = tracks.f1.length;
  const strayed = ({ slow, quick }: Stray) => {
    const course = wandering(frames, random, SECONDS.slow);
    const flutter = wandering(frames, random, SECONDS.quick);
    return course.map((value, frame) => wander * (slow * value + quick * (flutter[frame] ?? 0)));
  };
  const around = (track: Float64Array, stray: Stray) => {
    const share = strayed(stray);
    return track.map((value, frame) => value * (1 + (share[frame] ?? 0)));
  };
  const damping = () => strayed(STRAYS.bandwidth).map((share) => Math.max(LEAST_DAMPING, 1 + share));
  const quality = strayed(BREATHINESS);
  return {
    ...tracks,
    f1: around(tracks.f1, STRAYS.f1),
    f2: around(tracks.f2, STRAYS.f2),
    f3: around(tracks.f3, STRAYS.f3),
    murmurZero: around(tracks.murmurZero, STRAYS.murmurZero),
    upper: strayed(STRAYS.upper).map((share) => 1 + share),
    damping1: damping(),
    damping2: damping(),
    damping3: damping(),
    voicing: around(tracks.voicing, STRAYS.voicing),
    breathiness: tracks.breathiness.map((value, frame) =>
      Math.min(1, Math.max(0, value + wander * BREATHINESS.mean + (quality[frame] ?? 0))),
    ),
  };
}

/**
 * Returns a random walk with mean 0 and deviation near 1 whose values last for about `seconds`. It is noise through two
 * leaky integrators.
 */
export function wandering(frames: number, random: Random, seconds: number): Float64Array {
  const leak = FRAME_SECONDS / seconds;
  let pull = 0;
  let wander = 0;
  return Float64Array.from({ length: frames }, () => {
    pull += leak * (gaussian(random) - pull);
    wander += leak * (pull - wander);
    return wander * (2 / Math.sqrt(leak));
  });
}

import { CEPSTRA } from "../features/cepstra.ts";
import { framesOf } from "../features/front-end.ts";
import { freeOfMean } from "../features/mean-remover.ts";
import type { Features } from "../comparison/feature-rows.ts";

/**
 * These lengths of the vocal tract are tried against a chanter's. They are shares of ours, and were fit to `npm run
 * aloud:figures` (decision 0026).
 */
const WARPS = [0.88, 1, 1.14];
/** A person may chant the text in these shares of a recording's length. Each serves for half to double of it. */
const PACES = [0.25, 0.35, 0.5, 0.7, 1];

/** Makes templates of a text for an unknown chanter, from one repetition by another voice at SAMPLE_RATE. */
export function templateBank(sound: ArrayLike<number>): Features[] {
  return WARPS.flatMap((warp) => {
    const frames = framesOf(sound, { warp });
    const features = freeOfMean(frames).filter((_, at) => frames[at]?.isSpeech);
    return features.length === 0 ? [] : PACES.map((pace) => atPace(features, pace));
  });
}

/** Returns features that last `share` of their time. They have fewer frames, and slopes that are steeper by as much. */
function atPace(features: Features, share: number): Features {
  const length = Math.max(2, Math.round(features.length * share));
  return Array.from({ length }, (_, at) => {
    const frame = features[Math.min(features.length - 1, Math.round(at / share))] ?? new Float32Array();
    return frame.map((value, k) => (k < CEPSTRA ? value : value / share));
  });
}

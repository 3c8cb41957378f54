import { CEPSTRA } from "../features/cepstra.ts";
import { framesOf } from "../features/front-end.ts";
import { freeOfMean } from "../features/mean-remover.ts";
import type { Features } from "../comparison/feature-rows.ts";

/** Lengths of the vocal tract that are tried against a chanter's. */
const WARPS = [0.88, 1, 1.14];
/** Shares of a recording's length in which a person may chant the text; each serves from half to double of it. */
const PACES = [0.25, 0.35, 0.5, 0.7, 1];

/** Templates of a text for a chanter unknown, out of one repetition by another voice at SAMPLE_RATE. */
export function templateBank(sound: ArrayLike<number>): Features[] {
  return WARPS.flatMap((warp) => {
    const frames = framesOf(sound, { warp });
    const features = freeOfMean(frames).filter((_, at) => frames[at]?.isSpeech);
    return features.length === 0 ? [] : PACES.map((pace) => atPace(features, pace));
  });
}

/** Lasts `share` of its time: fewer frames, and slopes so much steeper. */
function atPace(features: Features, share: number): Features {
  const length = Math.max(2, Math.round(features.length * share));
  return Array.from({ length }, (_, at) => {
    const frame = features[Math.min(features.length - 1, Math.round(at / share))] ?? new Float32Array();
    return frame.map((value, k) => (k < CEPSTRA ? value : value / share));
  });
}

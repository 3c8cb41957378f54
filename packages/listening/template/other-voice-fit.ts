import type { Features } from "../comparison/feature-rows.ts";
import { thinned } from "../comparison/template-fit.ts";
import { distancesOf, meanOf } from "../comparison/time-warping.ts";

/** The limit for the voice of another person. It was fit to the sittings of `npm run aloud:figures` (decision 0026). */
export const OTHER_VOICE_FIT = 0.85;
/**
 * A voice lies at this share of the mean distance from the right places in another voice's text, less the next share
 * for every unit of the mean distance between the frames of that text. It is the least-squares line through 36 short
 * mantras by three persons each (decision 0026, "A text of few sounds").
 */
const SHARE = 1.27;
const SHARE_PER_DISTANCE = 0.0505;

/**
 * Returns the limit for other voices in a text. All frames of a text of few sounds are near each other, so that its
 * right place is hardly nearer than the mean, and the limit for other texts would refuse the text itself.
 */
export function otherVoiceFit(text: Features): number {
  const [frames = []] = thinned([text]);
  const apart = meanOf(distancesOf(frames, frames));
  return Math.max(OTHER_VOICE_FIT, SHARE - SHARE_PER_DISTANCE * apart);
}

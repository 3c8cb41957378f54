import { playTone } from "../audio/play-tone.ts";
import { malaCompleteMessages } from "#messages/chant.ts";
import { loadToaster, showToast } from "../ui/toast.ts";

const BELL = { seconds: 4, volume: 0.7 };

/** While the hands rest: by the end of the mala there may be no network. What fails here is tried again then. */
export const prepareToCelebrate = () => whenIdle(() => void loadToaster().catch(() => {}));

const whenIdle = (work: () => void) =>
  typeof requestIdleCallback === "undefined" ? work() : requestIdleCallback(work);

/** The recording is silent by now. Returns how to close what is said. */
export function celebrate() {
  void playTone("bell", BELL);
  return showToast(malaCompleteMessages);
}

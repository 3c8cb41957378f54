import { playTone } from "../../audio/play-tone.ts";
import { malaCompleteMessages } from "../../messages/mala-complete.ts";
import type { Language } from "../../messages/language.ts";
import { showToast } from "../../ui/toast.ts";

const BELL = { seconds: 4, volume: 0.7 };

/** The recording is silent by now. */
export function celebrate(language: Language) {
  void playTone("bell", BELL);
  showToast(malaCompleteMessages[language]);
}

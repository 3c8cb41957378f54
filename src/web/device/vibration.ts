import { nicety } from "./nicety.ts";

/** Milliseconds of vibration and stillness, alternating. False where the device cannot vibrate, or may not. */
export function vibrate(pattern: number | number[]): boolean {
  // iPhones and most desktops have no vibration.
  if (!("vibrate" in navigator)) return false;
  return nicety("vibration", () => navigator.vibrate(pattern), false);
}

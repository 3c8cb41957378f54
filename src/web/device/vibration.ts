import { nicety } from "./nicety.ts";

/**
 * Vibrates. The pattern alternates between milliseconds of vibration and of stillness. Returns false where the device
 * cannot vibrate, or may not.
 */
export function vibrate(pattern: number | number[]): boolean {
  // iPhones and most desktops cannot vibrate.
  if (!("vibrate" in navigator)) return false;
  return nicety("vibration", () => navigator.vibrate(pattern), false);
}

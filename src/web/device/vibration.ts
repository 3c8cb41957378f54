/** Milliseconds of shaking and stillness in turn. False where the device does not shake, or may not. */
export function vibrate(pattern: number | number[]): boolean {
  // Not on iPhones and most desktops.
  if (!("vibrate" in navigator)) return false;
  return navigator.vibrate(pattern);
}

/** Where a browser keeps a mala in progress, the tally of the day, and a vow. */
export const keptKey = (mantraId: string) => `mala:${mantraId}`;
export const TALLY_KEY = "malas-today";
export const sankalpaKey = (mantraId: string) => `sankalpa:${mantraId}`;

export function isSomethingKept(mantraId: string) {
  try {
    return [keptKey(mantraId), TALLY_KEY, sankalpaKey(mantraId)].some((key) => localStorage.getItem(key));
  } catch {
    // A browser that keeps nothing says so when there is something to keep.
    return false;
  }
}

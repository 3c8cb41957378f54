export const months = "January February March April May June July August September October November December".split(
  " ",
);

/**
 * Writes a day or a moment as `MMMM d, yyyy`, in UTC; null if the text is no date. Intl is avoided because loading its
 * formats blocks a phone for 50 ms.
 */
export function dateInWords(iso: string | null): string | null {
  const time = new Date(iso ?? "");
  if (Number.isNaN(time.getTime())) return null;
  return `${months[time.getUTCMonth()]} ${time.getUTCDate()}, ${time.getUTCFullYear()}`;
}

/** Writes a month of the calendar, given as YYYY-MM, as `MMMM yyyy`. */
export const monthInWords = (month: string) => `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

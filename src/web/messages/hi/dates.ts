import type { dateInWords as english, monthInWords as englishMonth } from "../en/dates.ts";

export const months = "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर".split(" ");

/** Writes a day or a moment as 3 नवंबर 2026, in UTC; null if the text is no date. */
export const dateInWords: typeof english = (iso) => {
  const time = new Date(iso ?? "");
  if (Number.isNaN(time.getTime())) return null;
  return `${time.getUTCDate()} ${months[time.getUTCMonth()]} ${time.getUTCFullYear()}`;
};

/** Writes a month of the calendar, given as YYYY-MM, as नवंबर 2026. */
export const monthInWords: typeof englishMonth = (month) =>
  `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

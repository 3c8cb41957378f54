const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Of a day or a moment: `MMMM d, yyyy`, in UTC. Null for what is none. */
export function dateInWords(iso: string | null): string | null {
  const time = Date.parse(iso ?? "");
  return Number.isNaN(time) ? null : inWords.format(time);
}

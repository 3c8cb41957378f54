/** About three lines of the narrowest card. */
const LONGEST = 78;

/** Ends with a word, so that no comma or semicolon stands before the ellipsis. A short excerpt stays as it is. */
export function shortExcerpt(excerpt: string): string {
  if (excerpt.length <= LONGEST) return excerpt;
  const words = excerpt.slice(0, LONGEST).replace(/\s\S*$/, "");
  return `${words.replace(/[\s\p{P}]+$/u, "")}…`;
}

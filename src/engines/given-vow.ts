import { isRoundSize, ofRound, sizeOf } from "#model/practice.ts";
import { MOST_DAYS, MOST_MALAS, type Asked } from "./sankalpa.ts";

/**
 * Returns the query of an address that gives a practice to a pupil, such as `?vow=40&malas=1`, or
 * `?vow=40&malas=3&round=27`.
 */
export function givenVowQuery({ days, malasPerDay, round }: Asked): string {
  const { round: named } = ofRound(sizeOf({ round }));
  return `?vow=${days}&malas=${malasPerDay}${named === undefined ? "" : `&round=${named}`}`;
}

/**
 * Reads the practice that an address gives. The result is null where it gives none, and "unreadable" where it asks for
 * something that cannot be vowed. By default it is one mala of 108.
 */
export function readGivenVow(query: string): Asked | "unreadable" | null {
  const given = new URLSearchParams(query);
  if (!given.has("vow")) return null;
  const [days, malasPerDay, round] = ["vow", "malas", "round"].map((name) => readWhole(given.get(name)));
  if (days == null || days > MOST_DAYS) return "unreadable";
  if (malasPerDay === null || (malasPerDay ?? 1) > MOST_MALAS) return "unreadable";
  if (round !== undefined && !isRoundSize(round)) return "unreadable";
  return { days, malasPerDay: malasPerDay ?? 1, ...ofRound(sizeOf({ round })) };
}

/** Reads a number from 1 on. The result is undefined for a missing text, and null for one that is not such a number. */
function readWhole(text: string | null): number | null | undefined {
  if (text === null) return undefined;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

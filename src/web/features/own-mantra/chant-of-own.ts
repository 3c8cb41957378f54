import type { Chant } from "#contract/page-replies.ts";
import { omSymbol } from "#model/deity-images.ts";
import { OWN_DEITY } from "#model/paths.ts";
import { ownMantraMessages as t, ownMantrasPageMessages } from "#messages/own-mantra.ts";
import type { OwnMantra } from "../../practice/own-mantras.ts";

/** The round of a mantra of one's own is part of it. */
type OwnChant = Chant & { mantra: Pick<OwnMantra, "round"> };

/** A mala with its tassel. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-linecap="round" aria-hidden="true">' +
  '<circle cx="24" cy="19" r="15" stroke-width="5" stroke-dasharray="0 6.73"/><path d="M24 36v8M20 45l4-9 4 9" stroke-width="2"/></svg>';

/**
 * A mantra of the person's own as the screen of chanting takes it. Its title is no part of it: it would be seen on a lock
 * screen and stand in a vow, which the server knows.
 */
export const chantOf = ({ id, text, round }: Pick<OwnMantra, "id" | "text" | "round">): OwnChant => ({
  deity: { id: OWN_DEITY, name: ownMantrasPageMessages.title, svgIcon: icon, image: omSymbol },
  mantra: {
    id,
    round,
    title: t.unnamed,
    sanskrit: text,
    transliteration: "",
    padas: linesOf(text).map((line) => ({ sanskrit: `${line || "\u00A0"} `, transliteration: "", plain: "" })),
    width: widthOf(text),
    meaning: "",
    benefits: [],
    source: "",
    pronunciation: [],
    instructions: [],
  },
  previous: null,
  next: null,
});

const linesOf = (text: string) => (text === "" ? [] : text.split("\n"));

/** Widths for which verse.css has a class, in em. */
const SHORTEST = 10;
const LONGEST = 18;
/** About how wide a letter of any script is. Marks above and below one have no width. */
const LETTER = 0.6;

function widthOf(text: string) {
  const letters = linesOf(text).map((line) => Array.from(line.replaceAll(/\p{M}/gu, "")).length);
  return Math.min(LONGEST, Math.max(SHORTEST, Math.ceil(Math.max(0, ...letters) * LETTER)));
}

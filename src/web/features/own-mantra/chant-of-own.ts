import type { Chant } from "#contract/page-replies.ts";
import { omSymbol } from "#model/deity-images.ts";
import { OWN_DEITY } from "#model/paths.ts";
import { ownMantraMessages as t, ownMantrasPageMessages } from "#messages/own-mantra.ts";
import type { OwnMantra } from "../../practice/own-mantras.ts";

/** The size of the round is stored together with the person's own mantra. */
type OwnChant = Chant & { mantra: Pick<OwnMantra, "round"> };

/** The icon shows a mala with its tassel. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-linecap="round" aria-hidden="true">' +
  '<circle cx="24" cy="19" r="15" stroke-width="5" stroke-dasharray="0 6.73"/><path d="M24 36v8M20 45l4-9 4 9" stroke-width="2"/></svg>';

/**
 * Turns a mantra of the person's own into what the chanting screen shows. The title is left out, because it would be
 * visible on a lock screen, and would be part of a vow, which the server knows.
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

/** verse.css has classes for widths from this one on, in em. */
const SHORTEST = 10;
const LONGEST = 18;
/** A letter of any script is about so wide. Marks above and below a letter have no width. */
const LETTER = 0.6;

function widthOf(text: string) {
  const letters = linesOf(text).map((line) => Array.from(line.replaceAll(/\p{M}/gu, "")).length);
  return Math.min(LONGEST, Math.max(SHORTEST, Math.ceil(Math.max(0, ...letters) * LETTER)));
}

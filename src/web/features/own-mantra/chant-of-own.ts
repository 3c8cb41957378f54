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

/** Widths for which verse-tokens.css and own-mantra.css have a class, in em, from the largest letters to the smallest. */
const widths = [10, 12, 14, 16, 18, 22, 26];
/** Lines as wide as the screen of a low phone take at most this part of their width in height beside the counter. */
const LINES_PER_EM = 1 / 6;

/** Returns the width with which the whole text is seen on a low phone, in letters as large as may be, or the largest width. */
const widthOf = (text: string) =>
  widths.find((width) => heightAt(width, text) <= width * LINES_PER_EM) ?? Math.max(...widths);

/** Returns how many lines a text takes that are so many em wide. A word that is longer than a line is broken. */
function heightAt(width: number, text: string) {
  let lines = 0;
  for (const line of linesOf(text)) {
    let room = 0;
    for (const word of line.split(" ")) {
      const long = lengthOf(word);
      if (long > room) {
        lines += Math.max(1, Math.ceil(long / width));
        room = width - (long % width);
      } else room -= long;
      room -= SPACE;
    }
  }
  return lines;
}

/** Widths in em of a space, and of a letter of any script, of which few are wider. Marks above and below a letter have no width. */
const SPACE = 0.26;
const LETTER = 0.62;
const lengthOf = (word: string) => Array.from(word.replaceAll(/\p{M}/gu, "")).length * LETTER;

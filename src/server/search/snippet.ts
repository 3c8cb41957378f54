import type { Piece } from "#model/found.ts";
import { wordsOf, type Word } from "#model/search-text.ts";

type IsSought = (word: string) => boolean;

/** The length of a snippet in characters, about two lines of a list. */
const length = 150;
/** The length of the text before the first sought word. */
const lead = 50;

/** Returns the part of a text around a sought word; null when the text has none. */
export function findSnippet(text: string, isSought: IsSought): Piece[] | null {
  for (const word of wordsOf(text)) if (isSought(word.text)) return cut(text, word, isSought);
  return null;
}

export const beginningOf = (text: string): Piece[] => cut(text, { start: 0, end: 0 }, () => false);

/** Cuts a text between words, because half a cluster of Devanagari cannot be read. */
function cut(text: string, { start, end }: Pick<Word, "start" | "end">, isSought: IsSought): Piece[] {
  const from = start <= lead ? 0 : Math.min(text.indexOf(" ", start - lead) + 1, start);
  const isToEnd = from + length >= text.length;
  const to = isToEnd ? text.length : Math.max(text.lastIndexOf(" ", from + length), end);
  const shown = text.slice(from, to);
  const pieces: Piece[] = [{ text: from > 0 ? "… " : "" }];
  let done = 0;
  for (const word of wordsOf(shown)) {
    if (!isSought(word.text)) continue;
    pieces.push({ text: shown.slice(done, word.start) }, { text: shown.slice(word.start, word.end), found: true });
    done = word.end;
  }
  pieces.push({ text: shown.slice(done) }, { text: isToEnd ? "" : " …" });
  return joinPlain(pieces);
}

/** Joins neighboring pieces of one kind, and drops empty ones. */
function joinPlain(pieces: readonly Piece[]) {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.text === "") continue;
    if (last && last.found === piece.found) joined[joined.length - 1] = { ...last, text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined;
}

/* @chunk verse */

/** The first sentences of a text: as few as make a paragraph. */
const OPENING = /^.{70,}?[.?!।](?= [\p{Lu}\p{Lo}])/u;

/** Divides a text after the sentences of its opening. The rest is empty where there is no more. */
export function divideText(text: string): [opening: string, rest: string] {
  const [opening] = OPENING.exec(text) ?? [text];
  return [opening, text.slice(opening.length)];
}

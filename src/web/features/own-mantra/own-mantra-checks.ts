import { mostOfOwn } from "#model/own-mantra.ts";
import { ownMantraFormMessages as t } from "#messages/own-mantra.ts";

const characters = "abcdefghijklmnopqrstuvwxyz0123456789";

/** A new id, which tells nothing of the title. */
export const newOwnId = () =>
  `own-${Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => characters[byte % characters.length]).join("")}`;

/** As it is kept: without signs that no text has, such as halves of letters, and without empty ends. */
export const plainText = (typed: string) =>
  typed
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/\t/g, " ")
    .replaceAll(/(?!\n)\p{Cc}/gu, "")
    .trim();

/** A title is one line. */
export const plainTitle = (typed: string) => plainText(typed).replaceAll("\n", " ");

/** Sentence on what is wrong with a title; null where nothing is. */
export function checkTitle(title: string): string | null {
  if (title === "") return t.titleMissing;
  return title.length > mostOfOwn.title ? t.titleLong(title.length, mostOfOwn.title) : null;
}

/** The same of a text, which may be empty. */
export const checkText = (text: string): string | null =>
  text.length > mostOfOwn.text ? t.textLong(text.length, mostOfOwn.text) : null;

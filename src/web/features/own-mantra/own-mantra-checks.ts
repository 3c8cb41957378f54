import { mostOfOwn } from "#model/own-mantra.ts";
import { ownMantraFormMessages as t } from "#messages/own-mantra.ts";

const characters = "abcdefghijklmnopqrstuvwxyz0123456789";

/** Creates a new id, which reveals nothing about the title. */
export const newOwnId = () =>
  `own-${Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => characters[byte % characters.length]).join("")}`;

/**
 * Returns a text in the form in which it is stored: without characters that no text has, such as halves of letters, and
 * trimmed.
 */
export const plainText = (typed: string) =>
  typed
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/\t/g, " ")
    .replaceAll(/(?!\n)\p{Cc}/gu, "")
    .trim();

/** Returns a title in the form in which it is stored, as a single line. */
export const plainTitle = (typed: string) => plainText(typed).replaceAll("\n", " ");

/** Returns a sentence about what is wrong with a title; null for a valid one. */
export function checkTitle(title: string): string | null {
  if (title === "") return t.titleMissing;
  return title.length > mostOfOwn.title ? t.titleLong(title.length, mostOfOwn.title) : null;
}

/** Returns a sentence about what is wrong with a text, which may be empty; null for a valid one. */
export const checkText = (text: string): string | null =>
  text.length > mostOfOwn.text ? t.textLong(text.length, mostOfOwn.text) : null;

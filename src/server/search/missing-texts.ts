import type { Deity } from "#model/deity.ts";
import { anyKind, parseQuery, titleKeyOf, titleKeysOf, type ParsedQuery } from "./query-words.ts";
import type { DeityTexts } from "./searchable.ts";
import { isOneSlipAway } from "./word-meaning.ts";

/** Titles with so many letters may have a typing error. Shorter ones are too similar to other words. */
const longTitle = 8;

/**
 * Returns the function that finds the deity to whom people sing a text that the catalogue does not have. The words of
 * such a title stand in many other texts, and its letters resemble other names. `isFound` says that the catalogue has the
 * whole query somewhere, which is then no mistyped title.
 */
export function openMissingTexts({ deities, deityDetails }: DeityTexts) {
  const missing = Array.from(deityDetails, ([id, { missingTexts }]) =>
    missingTexts.map((title) => ({ id, key: titleKeyOf(parseQuery(title).spoken) })),
  ).flat();

  return function deityOf(query: ParsedQuery, { isFound }: { isFound: boolean }): Deity | null {
    const keys = titleKeysOf(query);
    const isMeant = (key: string) => keys.some((asked) => asked === key || (!isFound && isMistyped(asked, key)));
    return deities.get(missing.find(({ key }) => isMeant(key))?.id ?? "") ?? null;
  };
}

/** The word for the kind of text must be there: Annapurna is a name, and the Annapurna Stotram a text. */
const isMistyped = (asked: string, key: string) =>
  key.length >= longTitle && asked.endsWith(anyKind) === key.endsWith(anyKind) && isOneSlipAway(asked, key);

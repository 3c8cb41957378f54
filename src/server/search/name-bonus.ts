import type { ParsedQuery, QueryWord } from "./query-words.ts";
import type { Meant } from "./word-meaning.ts";

/**
 * The scores of a title that equals the query, that equals it but for the end of the last of several words, or that
 * begins with it. They are higher than all others of an entry.
 */
const wholeTitle = 1000;
const nearlyWholeTitle = 500;
const beginningOfTitle = 400;
/** The same for another name of a thing. A name of several words is rather sought as the title of a text. */
const wholeName = 450;
const longName = 350;
/** The same where only the required words are compared. */
const wholeWithoutOthers = 300;
const beginningWithoutOthers = 20;
/** The score of a thing for each word that is a name of its own, where the query names several. */
const oneOfSeveral = 60;

/** Returns what a title and other names are worth, if the query equals or begins one of them. */
export function bonusFor(parsed: ParsedQuery, meant: ReadonlyMap<string, Meant>, areSeveral: boolean) {
  const read = (words: readonly QueryWord[]) => words.map(({ key }) => ({ key, alike: meant.get(key)?.alike ?? [] }));
  const asTyped = [read(parsed.typed), read(parsed.spoken)];
  const required = read(parsed.required);

  return function bonusOf(title: readonly string[], ownNames: readonly (readonly string[])[]) {
    const isOneOf = (words: readonly Compared[]) => ownNames.some((name) => isWhole(name, words));
    const bonuses: number[] = asTyped.map((words) => {
      if (isWhole(title, words)) return wholeTitle;
      if (words.length > 1 && words.length === title.length && isBegun(title, words)) return nearlyWholeTitle;
      if (isOneOf(words)) return words.length > 1 ? longName : wholeName;
      return isBegun(title, words) ? beginningOfTitle : 0;
    });
    if (isBegun(title, required)) bonuses.push(beginningWithoutOthers);
    if (!parsed.asksForText && (isWhole(title, required) || isOneOf(required))) bonuses.push(wholeWithoutOthers);
    const single = required.filter((word) => isWhole(title, [word]) || isOneOf([word]));
    if (areSeveral) bonuses.push(oneOfSeveral * single.length);
    return Math.max(...bonuses);
  };
}

type Compared = Pick<Meant, "key" | "alike">;

const isSame = (word: string | undefined, { key, alike }: Compared) =>
  word !== undefined && (word === key || alike.includes(word));

const isWhole = (name: readonly string[], words: readonly Compared[]) =>
  name.length === words.length && words.every((each, place) => isSame(name[place], each));

/** Returns true if a title begins with the words, the last of which may be unfinished. */
const isBegun = (title: readonly string[], words: readonly Compared[]) =>
  words.every(
    (each, place) => isSame(title[place], each) || (place === words.length - 1 && title[place]?.startsWith(each.key)),
  );

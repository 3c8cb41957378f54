import { languageNames, languages, mainLanguage, type Language } from "#model/languages.ts";

/** A text of a page, and the language that its element or an element around it names. */
export interface PageText {
  text: string;
  lang: string;
  /** The flag is true for a description of the whole page, which may quote its verse. */
  isDescription?: boolean;
}

const withoutEnd = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const code = /<(script|style)\b.*?<\/\1>/gis;
/** These attributes are read out or shown. */
const spoken = / (?:aria-label|aria-description|aria-roledescription|alt|title|placeholder)="([^"]*)"/g;
/** Search results show these descriptions, and they cannot have a language of their own. */
const described = /^<meta (?:name|property)="(?:description|og:title|og:description|twitter:title)"/;

/** Lists the texts of HTML as React or a browser writes it. Throws if elements are not closed in order. */
export function textsOf(html: string): PageText[] {
  const texts: PageText[] = [];
  const open: { name: string; lang: string }[] = [{ name: "", lang: "" }];
  const add = (text: string, lang: string, isDescription = false) =>
    text.trim() && texts.push({ text: unescaped(text.trim()), lang, isDescription });
  for (const [piece] of html
    .replaceAll(code, "")
    .matchAll(/<!--.*?-->|<!doctype[^>]*>|<(?:"[^"]*"|[^">])+>|[^<]+/gis)) {
    const around = open.at(-1);
    if (!around) throw new Error(`More elements end than begin before ${piece}`);
    const [, isEnd, name = ""] = /^<(\/?)([a-z][\w-]*)/i.exec(piece) ?? [];
    if (piece.startsWith("<!")) continue;
    if (!name) add(piece, around.lang);
    else if (isEnd) {
      if (open.pop()?.name !== name) throw new Error(`<${around.name}> ends with ${piece}`);
    } else {
      const lang = / lang="([^"]*)"/.exec(piece)?.[1] ?? around.lang;
      for (const [, text = ""] of piece.matchAll(spoken)) add(text, lang);
      if (described.test(piece)) add(/ content="([^"]*)"/.exec(piece)?.[1] ?? "", lang, true);
      if (!withoutEnd.has(name) && !piece.endsWith("/>")) open.push({ name, lang });
    }
  }
  return texts;
}

const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00A0" };
const unescaped = (text: string) =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (sign, hex, decimal, name) =>
    hex || decimal ? String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10)) : (signs[name] ?? sign),
  );

/**
 * These words are in Latin letters in Hindi too: the site, terms of software, and the names of the keys for a password.
 */
const latinInHindi = new Set(
  (
    "Mantra Mala IAST JavaScript JSON WebP PNG JPEG iPhone Chrome Android IndexedDB localStorage sessionStorage HttpOnly " +
    "Argon2id Google AdSense Firebase Authentication PDF CSV A a F8 https Linux"
  ).split(" "),
);
/** Matches titles of books. */
const titles =
  /Die Hymnen des Rigveda|Die Apokryphen des Ṛgveda|Indische Studien|Eighteen Principal Upaniṣads|One Hundred and Eight Upanishads|Tantrik Texts/g;
const addresses = /https?:\S+|\S+@\S+|\b[\w.-]+\.(?:org|com|in|io|example)\b\S*/g;

/** The names of languages and of their script in those languages. */
const ownNames = new Set([...Object.values(languageNames), "देवनागरी"]);

/**
 * These English words do not occur in Sanskrit in Latin letters, and these Hindi words do not occur in Sanskrit in
 * Devanagari.
 */
const english = new Set("the and with your you this that from which was listen chant meaning".split(" "));
const hindi = new Set("है हैं में नहीं और करें सुनें".split(" "));

const latin = /\p{Script=Latin}[\p{Script=Latin}\p{M}\d]*/gu;
const indic =
  /[\p{Script=Deva}\p{Script=Telu}\p{Script=Knda}\p{Script=Taml}\p{Script=Mlym}\p{Script=Beng}\p{Script=Gujr}\p{Script=Guru}\p{Script=Orya}]/u;
/** Matches letters of Devanagari. Dandas are not included, because all Indian scripts use them. */
const devanagari = /[\u0900-\u0963\u0966-\u097f\ua8e0-\ua8ff]/;
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** Returns why a text does not belong on a page in a language; undefined if it does. */
function strangeIn(page: Language, { text, lang, isDescription }: PageText): string | undefined {
  if (!lang) return "has no language";
  if (page === mainLanguage && devanagari.test(text) && !isDescription && !/^hi$|-Deva$/.test(lang))
    return "has letters of India";
  const other = languages.find((each) => each === lang && each !== page);
  if (other) return ownNames.has(text) ? undefined : `is in ${languageNames[other]}`;
  if (lang === "en") return indic.test(text) && !isDescription ? "has letters of India" : undefined;
  if (lang.endsWith("-Latn")) {
    if (indic.test(text)) return "has letters of India";
    return wordsIn(text).some((word) => english.has(word)) ? "is English, not Sanskrit" : undefined;
  }
  const words = text.replaceAll(titles, "").replaceAll(addresses, "").match(latin) ?? [];
  if (lang === "hi") return words.every((word) => latinInHindi.has(word)) ? undefined : "has Latin letters";
  if (words.length > 0) return "has Latin letters";
  return lang.startsWith("sa") && wordsIn(text).some((word) => hindi.has(word)) ? "is Hindi, not Sanskrit" : undefined;
}

/** Lists the texts of a page that are in another language, each with what is wrong. */
export const strangeTextsOf = (html: string, language: Language) =>
  textsOf(html).flatMap((each) => {
    const fault = strangeIn(language, each);
    return fault === undefined ? [] : [`“${each.text.slice(0, 90)}” (${each.lang}) ${fault}`];
  });

/** True where a page shows Devanagari at all. */
export const showsDevanagari = (html: string) => devanagari.test(html);

/**
 * Lists the attributes of elements in the body that contain Devanagari, except what a person has typed into a field.
 */
export const attributesInDevanagari = (html: string) =>
  Array.from(
    html
      .slice(html.indexOf("<body"))
      .replaceAll(code, "")
      .matchAll(/<\w+([^>]*?)>/g),
    ([, written = ""]) => written.replace(/ value="[^"]*"/, "").trim(),
  ).filter(showsDevanagari);

import { lacksAccents, otherScripts, widths, writeIn, type OtherScript } from "#model/scripts/write-in.ts";
import { stored, writeStored } from "../../device/storage.ts";
import { watchStored } from "../../device/watch-stored.ts";
import { noteChange } from "../../practice/follow/note-change.ts";
import { showScript } from "../in-script.tsx";
import { scriptFonts } from "./script-fonts.ts";

/** The key of the choice, which also follows the person (practice/follow/local-fields.ts). */
const KEY = "script";

/** A script in which texts can be shown. */
export interface Script {
  /** ISO 15924 code, as `lang` has it behind the language. */
  code: OtherScript;
  write: (devanagari: string) => string;
  /** Writes the Sanskrit of a text as HTML, as the server has marked it (server/content/name-languages.ts). */
  writeHtml: (html: string) => string;
}

/** Matches marked Sanskrit: its tag up to the name of the script, and all that comes before its end. */
const inDevanagari = /(<(\w+) lang="sa-)Deva("[^>]*>.*?<\/\2>)/gs;

/**
 * Characters of each font beside the dandas, which all of them have, and the accents, which those have that show them.
 * Then the font of Devanagari is not asked for. Numbers of other scripts come from the fonts of the device.
 */
const ranges: Readonly<Record<OtherScript, string>> = {
  Telu: "U+C00-C7F",
  Knda: "U+C80-CFF",
  Taml: "U+B80-BFF",
  Mlym: "U+D00-D7F",
  Beng: "U+980-9FF",
  Gujr: "U+A80-AFF",
  Guru: "U+A00-A7F",
  Orya: "U+B00-B7F",
};
const rangeOf = (script: OtherScript) => `${ranges[script]}, U+964-965${lacksAccents(script) ? "" : ", U+951-952"}`;

const added = new Set<OtherScript>();

/**
 * Returns a script by its code, and makes the page ready for it. Null for Devanagari, which every page is ready for,
 * and for a code that is not known, such as one of a later release.
 */
function readScript(code: string): Script | null {
  const { style } = document.documentElement;
  const known = otherScripts.find((script) => script === code);
  style.setProperty("--script-width", String(known ? widths[known] : 1));
  if (!known) return null;
  if (!added.has(known)) {
    // All stacks of fonts for Sanskrit end with this family.
    const url = `url("${scriptFonts[known]}")`;
    document.fonts.add(new FontFace("Noto Sans Devanagari", url, { unicodeRange: rangeOf(known), display: "swap" }));
    added.add(known);
  }
  const write = (devanagari: string) => writeIn(known, devanagari);
  return {
    code: known,
    write,
    writeHtml: (html) => html.replace(inDevanagari, (_, tag: string, _name, rest: string) => tag + known + write(rest)),
  };
}

/** Writes every text of the page in a script, by its ISO 15924 code, and keeps the choice. */
export function chooseScript(code: string) {
  noteChange(stored, KEY);
  const script = readScript(code);
  showScript(script);
  writeStored(KEY, script?.code ?? null);
}

// Another tab or device of the person has chosen.
watchStored(KEY, (code) => showScript(readScript(code ?? "")));

/** Writes the page from the server in a script before it is hydrated, so that hydration finds what it renders. */
export function writeMarkup(code: string) {
  const script = readScript(code);
  if (script) for (const element of document.querySelectorAll("[data-in-script]")) writeElement(element, script);
  showScript(script, true);
}

function writeElement(element: Element, { code, write }: Script) {
  element.setAttribute("lang", element.getAttribute("lang")?.replace("Deva", code) ?? "");
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.nodeValue = write(texts.currentNode.nodeValue ?? "");
}

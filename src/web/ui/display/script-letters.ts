import { lacksAccents, otherScripts, widths, writeIn, type OtherScript } from "#model/scripts/write-in.ts";
import { stored, writeStored } from "../../device/storage.ts";
import { watchStored } from "../../device/watch-stored.ts";
import { noteChange } from "../../practice/follow/note-change.ts";
import { showScript } from "../in-script.tsx";
import { scriptFonts } from "./script-fonts.ts";

/** The choice is stored under this key. It is also kept in the account (practice/follow/local-fields.ts). */
const KEY = "script";

/** A script in which texts can be shown. */
export interface Script {
  /** An ISO 15924 code, as `lang` has it after the language. */
  code: OtherScript;
  write: (devanagari: string) => string;
  /** Writes the Sanskrit of a text as HTML, as the server has marked it (server/content/name-languages.ts). */
  writeHtml: (html: string) => string;
}

/** Matches marked Sanskrit: its tag up to the name of the script, and all that comes before its end. */
const inDevanagari = /(<(\w+) lang="sa-)Deva("[^>]*>.*?<\/\2>)/gs;

/**
 * The characters of each font beside the dandas, which all of them have, and the accents, which some of them have. With
 * these ranges the font of Devanagari is not requested. Numbers of other scripts come from the fonts of the device.
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
 * Returns a script by its code, and prepares the page for it. The result is null for Devanagari, which needs no
 * preparation, and for an unknown code, such as one of a later release.
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

/** Writes every text of the page in a script, given by its ISO 15924 code, and stores the choice. */
export function chooseScript(code: string) {
  noteChange(stored, KEY);
  const script = readScript(code);
  showScript(script);
  writeStored(KEY, script?.code ?? null);
}

// The person may choose in another tab or on another device.
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

import type { Element, ElementContent, Root, Text } from "hast";
import { isInDevanagari, type Language } from "#model/languages.ts";

const devanagari = /[\p{Script=Devanagari}।॥\u200c\u200d]+(?:\s+[\p{Script=Devanagari}।॥\u200c\u200d]+)*/u;
const wholly = /^[\p{Script=Devanagari}।॥\u200c\u200d\s]*$/u;
/** Matches letters that occur in IAST and not in English. */
const iast = /[āīūṛṝḷḹṅñṭḍṇśṣṃḥ]/i;

/**
 * These attributes mark Sanskrit, and keep browsers from translating it. Devanagari is converted to the script that a
 * reader has chosen (web/ui/in-script.tsx).
 */
const sanskrit = (script: "Deva" | "Latn") => ({
  lang: `sa-${script}`,
  translate: "no",
  ...(script === "Deva" && { "data-in-script": "" }),
});

/**
 * Marks which words are Sanskrit and in which script, so that they are spoken and displayed correctly: Devanagari
 * everywhere, and IAST in italics. In a text that is itself in Devanagari, the first paragraph of a quotation is
 * Sanskrit. Links to other sites also get rel=noopener here.
 */
export const nameLanguages = (language: Language) => (tree: Root) =>
  void (isInDevanagari(language) ? markQuotations(tree) : visit(tree));

function markQuotations(parent: Root | Element) {
  for (const child of parent.children) {
    if (child.type !== "element") continue;
    if (child.tagName === "a") noteForeignLink(child);
    const verse = child.tagName === "blockquote" && child.children.find((each) => each.type === "element");
    if (verse && wholly.test(textOf(verse).replaceAll(/\d/g, ""))) Object.assign(verse.properties, sanskrit("Deva"));
    markQuotations(child);
  }
}

function noteForeignLink({ properties }: Element) {
  if (/^(https:|\/\/)/.test(String(properties["href"]))) properties["rel"] = ["noopener"];
}

function visit(parent: Root | Element) {
  for (const child of parent.children) if (child.type === "element") visitElement(child);
  if (parent.type === "element" && !parent.properties["lang"]) parent.children = parent.children.flatMap(markRuns);
}

function visitElement(element: Element) {
  const { tagName, properties } = element;
  const text = textOf(element);
  if (tagName === "a") noteForeignLink(element);
  const isText = tagName !== "blockquote" && !/^[uo]l$/.test(tagName);
  if (isText && wholly.test(text) && text.trim() !== "") Object.assign(properties, sanskrit("Deva"));
  else if (tagName === "em" && iast.test(text)) Object.assign(properties, sanskrit("Latn"));
  else visit(element);
}

/** Marks Devanagari within a sentence of another language. */
function markRuns(child: ElementContent): ElementContent[] {
  if (child.type !== "text" || wholly.test(child.value)) return [child];
  const found = devanagari.exec(child.value);
  if (!found) return [child];
  const marked: Element = {
    type: "element",
    tagName: "span",
    properties: sanskrit("Deva"),
    children: [{ type: "text", value: found[0] }],
  };
  const rest = child.value.slice(found.index + found[0].length);
  return [toText(child.value.slice(0, found.index)), marked, ...markRuns(toText(rest))];
}

const toText = (value: string): Text => ({ type: "text", value });

function textOf(node: ElementContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(textOf).join("") : "";
}

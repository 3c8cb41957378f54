import type { Element, Root } from "hast";
import type { Schema } from "hast-util-sanitize";
import { inLanguage, languages, mainLanguage, type Language } from "#model/languages.ts";
import { once } from "../once.ts";
import { nameLanguages } from "./name-languages.ts";

/**
 * A text may have only these elements and attributes. There is no class, id, image or style among them, and nothing
 * else leaves the server.
 */
const allowed: Schema = {
  tagNames: ["p", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "em", "strong", "a", "br", "hr", "code", "pre"],
  attributes: { a: ["href", "title"], ol: ["start"] },
  protocols: { href: ["https", "mailto"] },
  strip: ["script", "style"],
};

async function createProcessor(language: Language) {
  const [{ unified }, parse, rehype, sanitize, stringify] = await Promise.all([
    import("unified"),
    import("remark-parse"),
    import("remark-rehype"),
    import("rehype-sanitize"),
    import("rehype-stringify"),
  ]);
  return unified()
    .use(parse.default)
    .use(rehype.default)
    .use(sanitize.default, allowed)
    .use(linksIn, language)
    .use(nameLanguages, language)
    .use(stringify.default)
    .freeze();
}

/** Matches the space before a danda, so that a danda never stands at the beginning of a line. */
const DANDA_SPACE = / (?=[।॥])/g;

const processors = new Map(languages.map((language) => [language, once(() => createProcessor(language))]));

/** Changes links to the site's own pages so that they lead to the pages in the language of the text. */
const linksIn = (language: Language) => (tree: Root) => void translateLinks(tree, language);

function translateLinks(parent: Root | Element, language: Language) {
  for (const child of parent.children) {
    if (child.type !== "element") continue;
    const address = child.properties["href"];
    if (typeof address === "string" && /^\/(?!\/)/.test(address))
      child.properties["href"] = inLanguage(language, address);
    translateLinks(child, language);
  }
}

/**
 * Converts Markdown to HTML of the allowed elements, and drops HTML that it contains. The packages for this take longer
 * to load than everything else, so they are loaded with the first text, and a start does not wait for them.
 */
export async function toSafeHtml(markdown: string, language: Language = mainLanguage): Promise<string> {
  const processor = await processors.get(language)?.();
  if (!processor) throw new Error(`There is no language ${language}`);
  return String(processor.processSync(markdown.replaceAll(DANDA_SPACE, "\u00A0")));
}

/** Returns a function that converts a text when it is first called, and keeps the result. */
export const lazyHtml = (write: () => string, language: Language = mainLanguage) =>
  once(() => toSafeHtml(write(), language));

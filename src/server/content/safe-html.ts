import type { Schema } from "hast-util-sanitize";
import { once } from "../once.ts";
import { nameLanguages } from "./name-languages.ts";

/**
 * Elements and attributes that a text may have. No class, id, image or style is among them, and nothing else leaves the
 * server.
 */
const allowed: Schema = {
  tagNames: ["p", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "em", "strong", "a", "br", "hr", "code", "pre"],
  attributes: { a: ["href", "title"], ol: ["start"] },
  protocols: { href: ["https", "mailto"] },
  strip: ["script", "style"],
};

async function createProcessor() {
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
    .use(nameLanguages)
    .use(stringify.default)
    .freeze();
}

const processor = once(createProcessor);

/**
 * Converts Markdown to HTML of the allowed elements; HTML within it is left out. The packages for this take longer to
 * load than all else, so they are loaded with the first text, and a start does not wait for them.
 */
export async function toSafeHtml(markdown: string): Promise<string> {
  return String((await processor()).processSync(markdown));
}

/** Returns a function that converts a text when it is first called, and keeps the result. */
export const lazyHtml = (write: () => string) => once(() => toSafeHtml(write()));

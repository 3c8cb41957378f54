import type { Schema } from "hast-util-sanitize";
import { once } from "../once.ts";
import { nameLanguages } from "./name-languages.ts";

/** All that a text needs. No class, no id, no image, no style: what is not named here does not leave the server. */
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
 * Markdown as HTML of the allowed elements only; HTML within it is left out. The parts that do this take longer to
 * load than all else, so they come with the first text that is asked for, and a start does not wait for them.
 */
export async function toSafeHtml(markdown: string): Promise<string> {
  return String((await processor()).processSync(markdown));
}

/** Written and made when first asked for, and kept. */
export const lazyHtml = (write: () => string) => once(() => toSafeHtml(write()));

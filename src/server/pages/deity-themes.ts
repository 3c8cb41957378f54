import { createHash } from "node:crypto";
import type { Library } from "../content/library.ts";
import type { InlineStyle } from "./assets.ts";

/**
 * Writes the colors of every deity. They are a style sheet of their own in each page, because they belong to the
 * content and not to the build.
 */
export function deityThemes({ deityDetails }: Pick<Library, "deityDetails">): InlineStyle {
  const text = Array.from(deityDetails, ([id, { theme }]) => {
    const { hue, chroma, night } = theme;
    const own = `[data-deity=${id}]`;
    const colors = rule(own, { hue, ...(chroma !== undefined && { chroma }) });
    // Two attributes outweigh the tokens of any night, whichever style sheet is loaded last.
    return night ? colors + rule(`${own}[data-night]`, night) : colors;
  }).join("");
  return { text, hash: createHash("sha256").update(text).digest("base64") };
}

function rule(selector: string, tokens: Readonly<Record<string, string | number>>) {
  const declarations = Object.entries(tokens).map(([token, value]) => `--${token}:${value}`);
  return `${selector}{${declarations.join(";")}}`;
}

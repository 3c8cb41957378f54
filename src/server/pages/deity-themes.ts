import { createHash } from "node:crypto";
import type { Library } from "../content/library.ts";
import type { InlineStyle } from "./assets.ts";

/** Colors of every deity, as a style sheet of its own in each page: they come with the content, not with the build. */
export function deityThemes({ deityDetails }: Pick<Library, "deityDetails">): InlineStyle {
  const text = Array.from(deityDetails, ([id, { theme }]) => {
    const { hue, chroma, night } = theme;
    const own = `[data-deity=${id}]`;
    const colors = rule(own, { hue, ...(chroma !== undefined && { chroma }) });
    // Two attributes outweigh the tokens of any night, whichever sheet is loaded last.
    return night ? colors + rule(`${own}[data-night]`, night) : colors;
  }).join("");
  return { text, hash: createHash("sha256").update(text).digest("base64") };
}

function rule(selector: string, tokens: Readonly<Record<string, string | number>>) {
  const declarations = Object.entries(tokens).map(([token, value]) => `--${token}:${value}`);
  return `${selector}{${declarations.join(";")}}`;
}

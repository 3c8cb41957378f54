import { globSync, readFileSync } from "node:fs";
import { load } from "js-yaml";
import { describe, expect, test } from "vitest";

const tokensFile = "src/web/styles/tokens.css";
const tokens = readTokens(tokensFile, ":root {");
/** The themes of the deities whose pages are dark also by day. */
const nights = globSync("content/{deities,collections}/*/*.yaml").flatMap((file) => {
  // The theme is checked when the content is loaded (server/content/content-files.ts).
  const { theme } = load(readFileSync(file, "utf8")) as { theme: { night?: Record<string, string> } };
  return theme.night ? [[`with ${file}`, { ...tokens, ...theme.night }, 1] as const] : [];
});

const texts = ["text", "soft-text", "heading", "link", "accent", "alert-text"];

describe.each([["by day", tokens, 0], ["by night", tokens, 1], ...nights] as const)("%s", (_, theme, scheme) => {
  test.each(texts)("%s can be read on the page and on a card", (text) => {
    for (const ground of ["page", "paper"]) {
      expect(contrast(color(theme, text, scheme), color(theme, ground, scheme))).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("a button can be read", () => {
    expect(contrast(color(theme, "button-text", scheme), color(theme, "button", scheme))).toBeGreaterThanOrEqual(4.5);
  });

  test("the focus ring is seen on the page and on a card", () => {
    for (const ground of ["page", "paper"]) {
      expect(contrast(color(theme, "focus", scheme), color(theme, ground, scheme))).toBeGreaterThanOrEqual(3);
    }
  });
});

/** Returns the custom properties of the last rule that begins with this selector. */
function readTokens(file: string, selector: string): Record<string, string> {
  const css = readFileSync(file, "utf8");
  const start = css.lastIndexOf(`\n${selector}`);
  expect(start).toBeGreaterThan(-1);
  const rule = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** Returns the color of a token. Follows `light-dark(day, night)` and `var(--other)`. */
function color(theme: Record<string, string>, name: string, scheme: 0 | 1): string {
  const value = theme[name] ?? "";
  const both = /^light-dark\((.+), (.+)\)$/.exec(value);
  const chosen = both?.[scheme + 1] ?? value;
  const other = /^var\(--([\w-]+)\)$/.exec(chosen)?.[1];
  if (other) return color(theme, other, scheme);
  if (!/^#[0-9a-f]{6}$/.test(chosen)) throw new Error(`${name} is not a color: ${value}`);
  return chosen;
}

/** Returns the contrast ratio of two colors, as WCAG 2.2 defines it. */
function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Converts a channel of sRGB to linear light. */
const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

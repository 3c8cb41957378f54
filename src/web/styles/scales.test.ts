import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The fixed spaces in rem. Spaces that grow with the screen are in tokens.css. */
const spaces = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4];

/**
 * The widths of windows in rem: with letters twice as large, of the narrowest phones, large phones, tablets and
 * computers.
 */
const breakpoints = new Set([17, 22, 40, 48, 64, 90]);

/**
 * The heights of windows in rem: of a phone that lies on its side, and of an upright one without room for a verse above
 * its ring and buttons. There they are side by side, so that the button in use stays in view.
 */
const heights = new Set([30, 47]);

const isTokens = (file: string) => /(^|[/-])(tokens|deity-themes)\.css$/.test(file);

const files = globSync("src/web/**/*.css").filter((file) => !file.endsWith("/fonts.css"));
const sheets = files.filter((file) => !isTokens(file)).map((file) => ({ file, css: readCss(file) }));

test("there are sheets and tokens to look at", () => {
  expect(sheets.length).toBeGreaterThan(40);
  expect(files.filter(isTokens).length).toBeGreaterThan(2);
});

test("type has at most twelve sizes", () => {
  const sizes = files.filter(isTokens).flatMap((file) => readCss(file).match(/--type-[\w-]+(?=:)/g) ?? []);
  expect(sizes).toContain("--type-verse");
  expect(new Set(sizes).size).toBeLessThanOrEqual(12);
  expect(offenders(/^--type-/, { test: () => false })).toEqual([]);
});

test("every size of type is one of the scale, the one that a reader has chosen, or the one for which the menu has room", () => {
  expect(
    offenders(
      /^font(-size)?$/,
      /^(.* )?(var\(--(type-[\w-]+|reader-letter|menu-letter)\)|1em)(\/[\d.]+)?( .*)?$|^inherit$/,
    ),
  ).toEqual([]);
});

test("every fixed space is a step of the scale", () => {
  const steps = `-?(${spaces.map((step) => String(step).replace(".", "\\.")).join("|")})`;
  const offScale = new RegExp(`(?<![\\w.])(?!${steps}rem)-?[\\d.]+rem|clamp\\(|\\b([1-9]\\d|9)px`);
  const isSpace = /^(margin|padding|gap|row-gap|column-gap)/;
  expect(offenders(isSpace, { test: (value) => !offScale.test(value) })).toEqual([]);
});

test("no color stands outside the tokens", () => {
  const color = /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|\b(white|black|gray|red|gold)\b(?!-)/i;
  expect(offenders(/./, { test: (value) => !color.test(withoutReferences(value)) })).toEqual([]);
});

test("screens change at the agreed widths and heights", () => {
  const queries = files.flatMap((file) => readCss(file).match(/@(media|container) [^{]+/g) ?? []);
  expect(queries.length).toBeGreaterThan(20);
  const lengths = queries.flatMap(lengthsIn);
  const found = (dimension: string) => new Set(lengths.flatMap((one) => (one.dimension === dimension ? one.rem : [])));
  expect(found("width")).toEqual(breakpoints);
  expect(found("height")).toEqual(heights);
});

test("every length of a query is seen, whichever way it is written", () => {
  expect(lengthsIn("@media (22rem <= width < 40rem) and (height < 47rem), (max-height: 30rem)")).toEqual([
    { dimension: "width", rem: 22 },
    { dimension: "width", rem: 40 },
    { dimension: "height", rem: 47 },
    { dimension: "height", rem: 30 },
  ]);
  expect(lengthsIn("@container (inline-size > 300px)")).toEqual([{ dimension: "inline-size", rem: Number.NaN }]);
});

/** Returns the lengths in a query, each with the dimension that it bounds. A length that is not in rem is NaN. */
const lengthsIn = (query: string) =>
  [...query.matchAll(/\(([^()]+)\)/g)].flatMap(([, condition = ""]) => {
    const dimension = /width|height|(inline|block)-size/.exec(condition)?.[0] ?? "none";
    const bounds = [...condition.matchAll(/[\d.]+([a-z]+)/g)];
    return bounds.map(([length, unit]) => ({
      dimension,
      rem: unit === "rem" ? Number.parseFloat(length) : Number.NaN,
    }));
  });

/** Returns the declarations of these properties whose value is not allowed. */
const offenders = (property: RegExp, allowed: { test: (value: string) => boolean }) =>
  sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+);/g)]
      .map(([, name = "", value = ""]) => [name, value.replaceAll(/\s+/g, " ")] as const)
      .filter(([name, value]) => property.test(name) && !allowed.test(value))
      .map(([name, value]) => `${file}: ${name}: ${value}`),
  );

/**
 * Removes what is no literal: names of other properties, drawings whose ink is only a mask, and the space in which
 * colors are mixed.
 */
const withoutReferences = (value: string) =>
  value.replaceAll(/var\(--[\w-]+\)|url\("[^"]+"\)|url\(#\w+\)|\bin (oklab|oklch|srgb)\b/g, "");

function readCss(file: string) {
  return readFileSync(file, "utf8").replaceAll(/\/\*.*?\*\//gs, "");
}

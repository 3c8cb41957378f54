import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Fixed spaces, in rem. Those that grow with the screen are in tokens.css. */
const spaces = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4];

/** Widths, in rem: letters twice as large, the narrowest phones, large phones, tablets, computers. */
const breakpoints = new Set([17, 22, 40, 48, 64]);

/** The only height, in rem: a phone that lies on its side. */
const lowScreen = 30;

const isTokens = (file: string) => /(^|[/-])(tokens|deity-themes)\.css$/.test(file);

const files = globSync("src/web/**/*.css").filter((file) => !file.endsWith("/fonts.css"));
const sheets = files.filter((file) => !isTokens(file)).map((file) => ({ file, css: readCss(file) }));

test("there are sheets and tokens to look at", () => {
  expect(sheets.length).toBeGreaterThan(40);
  expect(files.filter(isTokens).length).toBeGreaterThan(2);
});

test("type has at most twelve sizes", () => {
  const sizes = readCss("src/web/styles/tokens.css").match(/^ {2}--type-[\w-]+:/gm) ?? [];
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.length).toBeLessThanOrEqual(12);
});

test("every size of type is one of the scale", () => {
  expect(offenders(/^font(-size)?$/, /^(.* )?(var\(--type-[\w-]+\)|1em)(\/[\d.]+)?( .*)?$|^inherit$/)).toEqual([]);
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

test("screens change at the agreed widths, and at one height", () => {
  const queries = sheets.flatMap(({ css }) => css.match(/@media [^{]+/g) ?? []);
  expect(queries.length).toBeGreaterThan(20);
  const lengths = queries.flatMap((query) =>
    [...query.matchAll(/([\d.]+)[a-z]+/g)].map(([, length]) => (query.includes("height") ? [] : [Number(length)])),
  );
  expect([...new Set(lengths.flat())].filter((length) => !breakpoints.has(length))).toEqual([]);
  const heights = queries.flatMap((query) => /height <= ([\d.]+)rem/.exec(query)?.[1] ?? []);
  expect([...new Set(heights)].map(Number)).toEqual([lowScreen]);
});

/** Declarations of such properties with other values. */
const offenders = (property: RegExp, allowed: { test: (value: string) => boolean }) =>
  sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+);/g)]
      .map(([, name = "", value = ""]) => [name, value.replaceAll(/\s+/g, " ")] as const)
      .filter(([name, value]) => property.test(name) && !allowed.test(value))
      .map(([name, value]) => `${file}: ${name}: ${value}`),
  );

/** Names are no literals: another property, a drawing whose ink is only a mask, the space a mix is made in. */
const withoutReferences = (value: string) =>
  value.replaceAll(/var\(--[\w-]+\)|url\("[^"]+"\)|url\(#\w+\)|\bin (oklab|oklch|srgb)\b/g, "");

function readCss(file: string) {
  return readFileSync(file, "utf8").replaceAll(/\/\*.*?\*\//gs, "");
}

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { deityImagePaths } from "../../src/model/deity-images.ts";
import { deities } from "../deities.ts";
import { pictures } from "./deity-pictures.ts";
import { articleDrawings, articlePicture } from "./articles/article-pictures.ts";
import { checkPictures, expectedPictures } from "./check.ts";

test("every picture the site names is there, in its size and within its bytes", async () => {
  expect(expectedPictures.length).toBeGreaterThan(70);
  expect(await checkPictures()).toEqual([]);
});

test("every drawing belongs to an article that names it, and every named picture is drawn", () => {
  const named = readdirSync("content/blog").flatMap((file) => {
    const front = readFileSync(`content/blog/${file}`, "utf8");
    return /^featuredImage: (\/images\/blog\/.+)$/m.exec(front)?.[1] ?? [];
  });
  expect(Object.keys(articleDrawings).map(articlePicture).toSorted()).toEqual(named.toSorted());
});

test("favicon.ico holds the sign at 16 and 32 pixels", () => {
  const ico = readFileSync("public/favicon.ico");
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[22]]).toEqual([1, 2, 16, 32]);
});

test("a picture is drawn where the site looks for it", () => {
  const lost = pictures.filter(({ id, path }) => id !== "om" && !deityImagePaths(id).includes(path));
  expect(lost).toEqual([]);
});

const plainAttributes =
  /^(xmlns|viewBox|fill|fill-opacity|fill-rule|stroke|stroke-width|stroke-linecap|stroke-linejoin|aria-hidden|d|cx|cy|r|rx|ry)$/;

test.each(deities)("the icon of $id takes the text's color and is nothing but lines", ({ folder }) => {
  const icon = readFileSync(`${folder}/icon.svg`, "utf8");
  expect(icon.length).toBeLessThanOrEqual(900);
  expect(
    [...icon.matchAll(/<(\w+)/g)]
      .map(([, tag]) => tag)
      .filter((tag) => !/^(svg|g|path|circle|ellipse)$/.test(tag ?? "")),
  ).toEqual([]);
  expect(
    [...icon.matchAll(/([\w-]+)="/g)].map(([, name]) => name).filter((name) => !plainAttributes.test(name ?? "")),
  ).toEqual([]);
  expect(icon).toContain('aria-hidden="true"');
  expect(icon).not.toMatch(/#[0-9a-f]{3}|rgb|url\(/i);
});

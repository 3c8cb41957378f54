import { readFileSync } from "node:fs";
import { assert, constantFrom, property, tuple, uint8Array } from "fast-check";
import { expect, test } from "vitest";
import { readImageHeader } from "./image-header.ts";
import { picture } from "./test-pictures.ts";

test.each([
  ["webp", { type: "image/webp", width: 256, height: 256 }],
  ["losslessWebp", { type: "image/webp", width: 256, height: 256 }],
  ["extendedWebp", { type: "image/webp", width: 256, height: 200 }],
  ["png", { type: "image/png", width: 256, height: 256 }],
  ["jpeg", { type: "image/jpeg", width: 256, height: 256 }],
  ["progressiveJpeg", { type: "image/jpeg", width: 300, height: 256 }],
] as const)("%s is recognized by its bytes", (name, header) => expect(readImageHeader(picture(name))).toEqual(header));

const read = (file: string) => readImageHeader(readFileSync(`public/images/${file}`));

test("pictures of the site are recognized, too", () => {
  expect(read("goddess-durga-400.webp")).toMatchObject({ type: "image/webp", width: 400 });
  expect(read("default-blog.jpg")).toMatchObject({ type: "image/jpeg" });
  expect(read("goddess-durga.png")).toMatchObject({ type: "image/png" });
});

test.each([
  ["nothing", ""],
  ["a page", "<!doctype html><script>alert(1)</script>"],
  ["a drawing", '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>'],
  ["a GIF", "GIF89a\x00\x01\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"],
  [
    "sound in the same container as WebP",
    "RIFF\x24\x00\x00\x00WAVEfmt \x10\x00\x00\x00\x01\x00\x01\x00\x44\xac\x00\x00",
  ],
])("%s is no photo", (_, text) => expect(readImageHeader(Buffer.from(text, "latin1"))).toBeNull());

test("a picture without width is none", () => {
  const png = picture("png");
  png.writeUInt32BE(0, 16);
  expect(readImageHeader(png)).toBeNull();
});

test.each(["webp", "losslessWebp", "extendedWebp", "png", "jpeg"] as const)(
  "a %s cut off anywhere is read or refused",
  (name) => {
    const whole = picture(name);
    for (let length = 0; length < whole.length; length++) {
      const header = readImageHeader(whole.subarray(0, length));
      expect([null, 256]).toContain(header?.width ?? null);
    }
  },
);

test("no bytes make the reader fail or hang", () => {
  const starts = (["webp", "png", "jpeg"] as const).map((name) => picture(name).subarray(0, 16));
  const bytes = tuple(constantFrom(Buffer.alloc(0), ...starts), uint8Array({ maxLength: 200 }));
  assert(property(bytes, ([start, rest]) => void readImageHeader(Buffer.concat([start, rest]))));
});

import { expect, test } from "vitest";
import { pictureSources } from "./picture-sources.ts";

test("a picture is offered in AVIF first, then WebP, each at the widths it has", () => {
  expect(pictureSources("/images/goddess-durga.png")).toEqual([
    {
      type: "image/avif",
      srcSet:
        "/images/goddess-durga-160.avif 160w, /images/goddess-durga-400.avif 400w, /images/goddess-durga-800.avif 800w",
    },
    {
      type: "image/webp",
      srcSet: "/images/goddess-durga-160.webp 160w, /images/goddess-durga-400.webp 400w",
    },
  ]);
});

test("a picture that is WebP itself has the same variants", () => {
  expect(pictureSources("/images/lord-ram.webp")[1]?.srcSet).toMatch(/^\/images\/lord-ram-160\.webp 160w/);
});

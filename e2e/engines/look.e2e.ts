import { expect } from "@playwright/test";
import { sizes } from "../journey.ts";
import { start, SUNG } from "./chant-steps.ts";
import { button, by, css, type Seen } from "./find.ts";
import { journey } from "./journey.ts";
import { keepPicture } from "./picture.ts";

/** Pages whose look depends most on the engine, with what shows that each is there. */
const looks = [
  { name: "home", path: "/", seen: by("link", "Sign In") },
  { name: "chant", path: SUNG, seen: start },
  { name: "hymn", path: "/hymns/hanuman-chalisa", seen: button("Play recording") },
  { name: "sitting", path: "/meditation", seen: button("Start Meditation") },
  { name: "form", path: "/auth?mode=signup", seen: by("textbox", "Name") },
  { name: "search", path: "/search?q=shiva", seen: css("main input") },
  { name: "calendar", path: "/calendar", seen: css("#month") },
] as const;

for (const size of [sizes.phone, sizes.desktop]) {
  journey(
    `pictures of pages at ${size.width}, of which nothing is wider than the screen`,
    async ({ newTab, engineName }) => {
      const tab = await newTab(size);
      for (const { name, path, seen } of looks) {
        await tab.open(path);
        await tab.see(seen);
        await tab.until(() => document.fonts.status, "loaded");
        await tab.until(picturesToCome, 0);
        await keepPicture(tab, `${name}-${size.width}`, engineName);
        expect(await tab.run(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
      }
    },
  );
}

journey("the sign of a round button stands in its middle", async ({ tab }) => {
  await tab.visit("/");
  const { box } = await tab.see(button("Open main menu"));
  await expect
    .poll(async () => {
      const drawn = await tab.run(middleOfDarkPixels, (await tab.driver.screenshot()).toString("base64"), box);
      return drawn === null ? null : Math.abs(drawn - (box.x + box.width / 2));
    })
    .toBeLessThan(1.5);
});

/** Runs in the page: returns where the dark pixels in a part of a picture lie on the average, from its left edge. */
async function middleOfDarkPixels(png: string, { x, y, width, height }: Seen["box"]) {
  const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0))]));
  const paper = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  paper?.drawImage(picture, 0, 0);
  const left = Math.round(x);
  const part = paper?.getImageData(left, Math.round(y), Math.round(width), Math.round(height));
  if (!part) throw new Error("There is no paper");
  const dark: number[] = [];
  for (let place = 0; place < part.width * part.height; place++) {
    const [red = 255, green = 255, blue = 255] = part.data.subarray(4 * place, 4 * place + 3);
    if (red + green + blue < 300) dark.push(left + (place % part.width) + 0.5);
  }
  return dark.length === 0 ? null : dark.reduce((sum, each) => sum + each, 0) / dark.length;
}

/** Runs in the page: returns how many pictures on the screen are not there yet. */
function picturesToCome() {
  const onScreen = [...document.images].filter((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && picture.checkVisibility();
  });
  return onScreen.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length;
}

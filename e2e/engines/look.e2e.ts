import { expect } from "@playwright/test";
import { sizes } from "../journey.ts";
import { start, SUNG } from "./chant-steps.ts";
import { button, by, css } from "./find.ts";
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

/** Runs in the page: returns how many pictures on the screen are not there yet. */
function picturesToCome() {
  const onScreen = [...document.images].filter((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && picture.checkVisibility();
  });
  return onScreen.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length;
}

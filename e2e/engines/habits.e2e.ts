import { expect } from "@playwright/test";
import { sizes } from "../journey.ts";
import { count, counter, seeCount, SUNG, visitByHand } from "./chant-steps.ts";
import type { Habit } from "./engine.ts";
import { button, by, css, link } from "./find.ts";
import { journey } from "./journey.ts";

const withHabit = (habit: Habit, declare: () => void) =>
  journey.describe(habit, () => {
    journey.use({ habit });
    declare();
  });

withHabit("private", () => {
  journey("in a private window a mala counts, and goes on after a reload", async ({ tab }) => {
    await visitByHand(tab);
    await count(tab, 5);
    await seeCount(tab, 5);
    await tab.driver.reload();
    await tab.see(button("Continue from 5?"));
  });
});

withHabit("no storage", () => {
  journey(
    "a browser that refuses storage says so, and the mala goes on",
    async ({ tab, expected, engineName, cannot }) => {
      expected.push(/stores no practice|kept only|SecurityError|insecure|denied/i);
      await visitByHand(tab);
      await count(tab, 3);
      await seeCount(tab, 3);
      if (engineName === "webkit")
        cannot("its browser refuses cookies and localStorage, but has no switch for IndexedDB");
      else await tab.read(/Your browser isn't saving data/);
      await count(tab, 105);
      await tab.read("Chanting Completed");
    },
  );
});

withHabit("reduced motion", () => {
  journey("who asks for less motion sees none, and counts as before", async ({ tab }) => {
    await visitByHand(tab);
    await tab.until(() => matchMedia("(prefers-reduced-motion: reduce)").matches, true);
    await tab.click(counter);
    await seeCount(tab, 1);
    await tab.until(() => document.getAnimations().filter(({ playState }) => playState === "running").length, 0);
  });
});

withHabit("no scripts", () => {
  journey("without scripts a mala is counted by links, and a search is sent by its form @small", async ({ tab }) => {
    await tab.open(SUNG);
    await tab.read("so beads are counted by links");
    await tab.see(css("audio[controls]"));
    await tab.click(link("Count by links"));
    await tab.click(link("Begin"));
    for (const bead of [1, 2]) await tab.click(link(`${bead} of 108`));
    await tab.see(link("3 of 108"));
    await tab.driver.reload();
    await tab.see(link("3 of 108"));
    await tab.open("/count/shiva/om-namah-shivaya#bead-107");
    await tab.click(link("107 of 108"));
    await tab.click(link(/^108 Completed/));
    await tab.see(link("Begin"));

    await tab.open("/search");
    await tab.fill(css("main input[type=search], main [role=searchbox]"), "mrtyum");
    await tab.press("Enter");
    await tab.see(by("heading", "Maha Mrityunjaya"));
  });
});

withHabit("large text", () => {
  for (const size of [sizes.phone, sizes.desktop]) {
    journey(
      `with text of twice its size at ${size.width} nothing is cut off, and a mala counts`,
      async ({ newTab }) => {
        const tab = await newTab(size);
        for (const path of ["/", "/deity/shiva", "/meditation", "/hymns/hanuman-chalisa", "/calendar", "/auth"]) {
          await tab.open(path);
          await tab.see(by("heading", /./));
          expect(await tab.run(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(32);
          expect(await tab.run(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
        }
        await visitByHand(tab);
        await tab.click(counter);
        await seeCount(tab, 1);
      },
    );
  }
});

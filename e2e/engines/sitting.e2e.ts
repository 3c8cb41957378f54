import { expect } from "@playwright/test";
import { button, css } from "./find.ts";
import { journey } from "./journey.ts";
import type { Sought } from "./find.ts";
import type { Tab } from "./tab.ts";

/** Presses a control that a sitting hides after three seconds without a movement. */
async function pressControl(tab: Tab, control: Sought) {
  await expect(async () => {
    await tab.driver.clickAt({ x: 60, y: 300 });
    const [seen] = await tab.all(control);
    if (!seen?.point) throw new Error("The control is hidden");
    await tab.driver.clickAt(seen.point);
    await expect.poll(async () => (await tab.all(control)).length, { timeout: 3000 }).toBe(0);
  }).toPass();
}

async function sit(tab: Tab, minutes: number) {
  await tab.visit("/meditation");
  await tab.run(() => document.querySelector<HTMLInputElement>(".custom [inputmode]")?.focus());
  await tab.driver.type(String(minutes));
  await tab.click(button("Start Meditation"));
  await tab.see(css("[role=timer]"));
}

journey("the headings of the form lie within their cards, and apart from what they name", async ({ tab }) => {
  await tab.visit("/meditation");
  expect(await tab.run(headingsOnBorder)).toEqual([]);
  const legend = await tab.see(css(".durations legend"));
  const first = await tab.see(css(".preset"));
  expect(Math.round(first.box.y - legend.box.y - legend.box.height)).toBe(12);
});

journey("a sitting of one minute sounds, ends, and shows its minute", async ({ tab }) => {
  await sit(tab, 1);
  await expect.poll(() => tab.run(() => document.querySelector("[role=timer]")?.textContent)).toMatch(/^00:[0-5]\d/);
  await tab.until(() => [...document.querySelectorAll("video")].some((film) => film.currentTime > 0.2), true);
  await expect.poll(async () => (await tab.all(button("Done"))).length, { timeout: 120_000 }).toBe(1);
  await tab.read(/1 ?minutes? with Om Chanting/);
  await tab.click(button("Done"));
  await tab.see(button("Start Meditation"));
});

journey("a sitting fills the screen, and is ended early", async ({ tab, cannot }) => {
  await sit(tab, 10);
  await pressControl(tab, button("Fullscreen"));
  if (!(await tab.run(() => document.fullscreenElement !== null))) {
    await tab.read("Fullscreen isn't available here");
    cannot("it refuses fullscreen; the sitting fills its window, and says so");
  }
  await pressControl(tab, button("Exit Fullscreen"));
  await tab.until(() => document.fullscreenElement, null);
  await pressControl(tab, button("End Meditation"));
  await expect.poll(async () => (await tab.all(button("Start Meditation"))).length, { timeout: 60_000 }).toBe(1);
});

/** Runs in the page: returns the headings that stand on the border of their card, or above it. */
const headingsOnBorder = () =>
  [...document.querySelectorAll(".meditation .card h2")]
    .filter((title) => {
      const card = title.closest(".card");
      return card && title.getBoundingClientRect().top < card.getBoundingClientRect().top + 8;
    })
    .map(({ textContent }) => textContent);

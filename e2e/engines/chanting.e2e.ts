import { expect } from "@playwright/test";
import {
  aloud,
  auto,
  count,
  counter,
  countOf,
  seeCount,
  showControls,
  start,
  SUNG,
  untilFaded,
  visitByHand,
} from "./chant-steps.ts";
import { button, by, css } from "./find.ts";
import { journey } from "./journey.ts";

journey("a mala counts by mouse, by touch and by keys @small", async ({ tab, cannot }) => {
  await visitByHand(tab);
  await tab.click(counter);
  await seeCount(tab, 1);
  if (!tab.driver.touchAt) cannot("its driver has no fingers, so a script sends the page the events of a touch");
  await untilFaded(tab);
  await tab.touch(counter);
  await seeCount(tab, 2);
  await tab.press(" ");
  await seeCount(tab, 3);
});

journey("Auto plays a real recording, and each time it is over is a bead @small", async ({ tab }) => {
  await tab.visit(SUNG);
  await tab.click(auto);
  await tab.seeChecked(auto);
  await tab.click(start);
  await expect.poll(() => countOf(tab), { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
  await untilFaded(tab);
  await tab.click(button("Pause"));
  await tab.see(button("Resume"));
  const counted = await countOf(tab);
  await tab.until(() => [...document.querySelectorAll("audio")].every((player) => player.paused), true);
  await tab.click(button("Resume"));
  await expect.poll(() => countOf(tab), { timeout: 60_000 }).toBeGreaterThan(counted);
});

journey("a round of 11 is completed, and the next one begins", async ({ tab }) => {
  await visitByHand(tab);
  await showControls(tab);
  await tab.click(css(".round-settings summary"));
  await tab.choose(by("combobox", /^Round of/), "11");
  await tab.click(button("Close"));
  await tab.see(by("heading", "11 Repetitions Counter"));
  await count(tab, 11);
  await tab.read("You have successfully completed 11 repetitions of this mantra.");
  await tab.click(button("Begin next round"));
  await seeCount(tab, 0);
});

journey("after a reload a mala goes on where it was @small", async ({ tab }) => {
  await visitByHand(tab);
  await count(tab, 67);
  await seeCount(tab, 67);
  await tab.driver.reload();
  await tab.click(button("Continue from 67?"));
  await untilFaded(tab);
  await tab.click(counter);
  await seeCount(tab, 68);
});

journey("two tabs never count the same mala, and either can take it over", async ({ tab, newTab }) => {
  await visitByHand(tab);
  await count(tab, 5);
  const other = await newTab();
  await other.visit(SUNG);
  await other.read("This mala is being counted in another tab.");
  await seeCount(other, 5);
  await other.click(button("Count here"));
  await expect.poll(async () => (await other.see(counter)).isDisabled).toBe(false);
  await untilFaded(other);
  await other.click(counter);
  await seeCount(other, 6);
  await tab.read("This mala is being counted in another tab.");
  await seeCount(tab, 6);
});

journey.describe("with a microphone", () => {
  journey.use({ habit: "microphone" });

  journey("what is chanted aloud is listened to, or it is said why not", async ({ tab, cannot }) => {
    await tab.visit(SUNG);
    await tab.click(aloud);
    await tab.click(start);
    const said = await tab.read(
      /^(Keep chanting\.|Chant three times, so|I can't hear you|It's loud here|This browser can't use a microphone here)/,
    );
    if (said.text.startsWith("This browser")) return cannot(`it has no microphone; the page says "${said.text}"`);
    await tab.until(() => document.querySelector("[data-status]")?.getAttribute("data-status") !== "opening", true);
  });

  journey("one's own voice is recorded and kept, or it is said why not", async ({ tab, cannot }) => {
    await tab.visit(SUNG);
    await tab.click(by("tab", "Learn"));
    await tab.click(button("Say"));
    await tab.click(button("Your own recording"));
    await tab.click(button("Record"));
    const said = await tab.read(/^(Recording: \d+|This browser can't use a microphone here|No microphone was found)/);
    if (!said.text.startsWith("Recording")) return cannot(`it has no microphone; the page says "${said.text}"`);
    await tab.read(/^Recording: ([5-9]|\d\d) s/);
    await tab.click(button("Stop"));
    await tab.read(/Listen to it first\.|We didn't hear anything/);
  });
});

journey.describe("where the microphone is forbidden", () => {
  journey.use({ habit: "no microphone" });

  journey("chanting aloud says so, and counting goes on by hand", async ({ tab }) => {
    await tab.visit(SUNG);
    await tab.click(aloud);
    await tab.click(start);
    await tab.read(/^(The microphone is blocked for this site\.|This browser can't use a microphone here\.)/);
    await visitByHand(tab);
    await tab.click(counter);
    await seeCount(tab, 1);
  });
});

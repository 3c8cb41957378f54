import { expect } from "@playwright/test";
import { button, by, css } from "./find.ts";
import type { Tab } from "./tab.ts";

export const SUNG = "/chant/shiva/om-namah-shivaya";
export const counter = button(/^(Counter|Auto Counting|Completed|\+1)$/);
export const start = button("Start Chanting");
const manual = by("radio", /^Manual/);
export const auto = by("radio", /^Auto/);
export const aloud = by("radio", /^Aloud/);

/** The number of beads, which comes before the ring and the bar. */
export const countOf = async (tab: Tab) => Number((await tab.see(css(".mala b"))).text);

export const seeCount = (tab: Tab, beads: number) => expect.poll(() => countOf(tab)).toBe(beads);

/** Opens a mantra in Manual, so that the beads are counted by hand even where a recording exists. */
export async function visitByHand(tab: Tab, path = SUNG) {
  await tab.visit(path);
  await tab.click(manual);
  await tab.seeChecked(manual);
}

/** Presses the counter as fast as the browser takes it, by a script. */
export async function count(tab: Tab, beads: number) {
  await tab.see(counter);
  await tab.run((times) => {
    const names = /^(Counter|Auto Counting|\+1)$/;
    const round = [...document.querySelectorAll("button")].find(
      (one) => names.test((one.ariaLabel ?? one.textContent).trim()) && one.checkVisibility(),
    );
    for (let bead = 0; bead < times; bead++) round?.click();
  }, beads);
}

/** Waits while the page fades on the way to practice mode. */
export const untilFaded = (tab: Tab) =>
  tab.until(() => document.documentElement.style.getPropertyValue("view-transition-name"), "");

/** Opens the sheet with the controls that are not needed at every mala. */
export async function showControls(tab: Tab) {
  await untilFaded(tab);
  await tab.click(button("More"));
  await tab.see(css("[aria-label='Practice settings'], .practice-settings, [role=region]"));
}

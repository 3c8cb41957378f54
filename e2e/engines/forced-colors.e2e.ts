import { expect } from "@playwright/test";
import { sizes } from "../journey.ts";
import { count, seeCount, showControls, SUNG, untilFaded, visitByHand } from "./chant-steps.ts";
import { button, css } from "./find.ts";
import { journey } from "./journey.ts";
import { keepPicture } from "./picture.ts";
import type { Tab } from "./tab.ts";

journey.use({ habit: "forced colors" });

journey("in forced colors a mala is counted by hand, and its ring tells how far", async ({ tab, engineName }) => {
  await visitByHand(tab);
  await tab.until(() => matchMedia("(forced-colors: active)").matches, true);
  await keepPicture(tab, "forced-colors", engineName);
  await count(tab, 40);
  await seeCount(tab, 40);
  await untilFaded(tab);
  await keepPicture(tab, "forced-colors-counted", engineName);
  const { canvas, canvasText } = await tab.run(systemColors);
  const counted = await tab.run(styleOf, "stop.body", "stop-color");
  const toCome = await tab.run(styleOf, ".wood .body", "stroke");
  expect({ counted, toCome }).toEqual({ counted: canvasText, toCome: canvas });
  const rim = await tab.run(styleOf, ".wood .rim", "stroke");
  for (const color of [counted, rim]) expect(contrast(color, canvas), color).toBeGreaterThan(3);
  await count(tab, 68);
  await tab.read("Chanting Completed");
});

journey("in forced colors what is selected has the system's colors of a selection", async ({ newTab }) => {
  const tab = await newTab(sizes.desktop);
  const states = [
    { path: "/auth", on: "[role=tab][aria-selected=true]", off: "[role=tab][aria-selected=false]" },
    { path: "/meditation", on: ".preset :checked + span", off: ".preset :not(:checked) + span" },
    { path: "/calendar", on: ".month-days [aria-pressed=true]", off: ".month-days [aria-pressed=false]" },
    { path: "/mantras", on: ".menu [aria-current]", off: ".menu a:not([aria-current])" },
    { path: SUNG, on: "[role=tab][aria-selected=true]", off: "[role=tab][aria-selected=false]" },
  ];
  for (const { path, on, off } of states) {
    await tab.open(path);
    await tab.see(css(on));
    await expectSelected(tab, on, off);
  }
});

journey("in forced colors a toggle shows whether it is on", async ({ newTab }) => {
  const tab = await newTab(sizes.desktop);
  await visitByHand(tab);
  await expectSelected(tab, ".mode-choice [aria-checked=true]", ".mode-choice [aria-checked=false]");
  await showControls(tab);
  await tab.click(button("Practice mode"));
  await showControls(tab);
  await expectSelected(tab, ".more [aria-pressed=true]", ".more .button:not([aria-pressed=true])");
});

journey("in forced colors it is seen what has the focus", async ({ newTab }) => {
  const tab = await newTab(sizes.desktop);
  for (const path of ["/auth", SUNG]) {
    await tab.visit(path);
    const { canvas } = await tab.run(systemColors);
    const passed: string[] = [];
    for (let step = 0; step < 24; step++) {
      await tab.press("Tab");
      const { name, color, width } = await tab.run(focusShown);
      passed.push(name);
      expect(width, name).toBeGreaterThanOrEqual(2);
      expect(contrast(color, canvas), `${name}: ${color}`).toBeGreaterThan(3);
    }
    expect(new Set(passed).size).toBeGreaterThan(12);
  }
});

async function expectSelected(tab: Tab, on: string, off: string) {
  const { selectedItem, selectedItemText } = await tab.run(systemColors);
  // The colors of some controls change in a moment.
  await expect.poll(() => tab.run(styleOf, on, "background-color"), on).toBe(selectedItem);
  await expect.poll(() => tab.run(styleOf, on, "color"), on).toBe(selectedItemText);
  expect(await tab.run(styleOf, off, "background-color"), off).not.toBe(selectedItem);
}

/** Runs in the page: returns a computed value of the first such element. */
function styleOf(selector: string, property: string) {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return getComputedStyle(element).getPropertyValue(property);
}

/** Runs in the page: returns what the system's colors are. */
function systemColors() {
  const probe = document.body.appendChild(document.createElement("p"));
  probe.style.forcedColorAdjust = "none";
  const read = (name: string) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  };
  const colors = {
    canvas: read("Canvas"),
    canvasText: read("CanvasText"),
    selectedItem: read("SelectedItem"),
    selectedItemText: read("SelectedItemText"),
  };
  probe.remove();
  return colors;
}

/** Runs in the page: returns the outline of what has the focus, or of what stands around it and shows it instead. */
function focusShown() {
  let shown: Element | null = document.activeElement;
  const name = `${shown?.tagName} ${shown?.ariaLabel ?? shown?.textContent.trim().slice(0, 20)}`;
  while (shown && getComputedStyle(shown).outlineStyle === "none") shown = shown.parentElement;
  if (!shown) return { name, color: "rgba(0, 0, 0, 0)", width: 0 };
  const { outlineColor, outlineWidth } = getComputedStyle(shown);
  return { name, color: outlineColor, width: Number.parseFloat(outlineWidth) };
}

/** Returns the contrast of two computed colors by WCAG 2, where the first may be transparent. */
function contrast(color: string, ground: string) {
  const below = channelsOf(ground);
  const { 3: alpha = 1, ...front } = channelsOf(color);
  const seen = [0, 1, 2].map((place) => (front[place] ?? 0) * alpha + (below[place] ?? 0) * (1 - alpha));
  const [darker = 0, lighter = 0] = [luminanceOf(seen), luminanceOf(below)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const channelsOf = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);

const luminanceOf = (channels: number[]) =>
  [0.2126, 0.7152, 0.0722]
    .map((share, place) => {
      const part = (channels[place] ?? 0) / 255;
      return share * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    })
    .reduce((sum, part) => sum + part, 0);

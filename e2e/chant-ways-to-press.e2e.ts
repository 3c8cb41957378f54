import { expect, type Locator, type Page } from "@playwright/test";
import { boxOf, count, press, SUNG, waitForNextTouch } from "./chant-steps.ts";
import { journey, visit, button } from "./journey.ts";

const radio = (page: Page, name: string) => page.getByRole("radio", { name });
const beads = (page: Page) => page.getByRole("progressbar", { name: "Beads counted" });

/** Notes, before the page's own scripts run, what its live regions say. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const said = new Set<string>();
    Object.assign(window, { said });
    const live = "output, [role=status], [role=alert], [aria-live]:not([aria-live=off])";
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        for (const region of [element?.closest(live), ...(element?.querySelectorAll(live) ?? [])]) {
          if (region?.textContent) said.add(region.textContent);
        }
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
// Set on the window by the script above.
const saidOn = (page: Page) => page.evaluate(() => [...(window as unknown as { said: Set<string> }).said]);

const DONE = /^108 · (\d+ min )?\d+ s · 1 mala today$/;

/** As assistive technology presses: a click, with no pointer before it. */
const activate = (control: Locator) => control.dispatchEvent("click");

journey("a mala by the names that a screen reader says", async ({ page }) => {
  async function chantTo(total: number) {
    for (let bead = Number(await beads(page).getAttribute("value")); bead < total; bead++) {
      await activate(button(page, "Counter"));
      await expect(beads(page)).toHaveAttribute("aria-valuetext", `${bead + 1} of 108`);
    }
  }
  await listen(page);
  await visit(page, SUNG);
  await expect(page.getByRole("heading", { level: 1, name: "Om Namah Shivaya" })).toBeVisible();
  await expect(page.getByRole("radiogroup", { name: "Count by" })).toBeVisible();
  await activate(radio(page, "Manual"));
  await expect(radio(page, "Manual")).toBeChecked();
  await activate(button(page, "Start Chanting"));
  await chantTo(27);
  await expect.poll(() => saidOn(page)).toContain("27 of 108");
  await activate(button(page, "Pause"));
  await expect(button(page, "Counter")).toBeDisabled();
  await activate(button(page, "Resume"));
  await activate(button(page, "More"));
  const sheet = page.getByRole("region", { name: "Practice settings" });
  await activate(sheet.getByRole("button", { name: "−1, take one bead back" }));
  await expect(beads(page)).toHaveAttribute("aria-valuetext", "26 of 108");
  await activate(sheet.getByRole("button", { name: "Close" }));
  await expect(sheet).toBeHidden();
  await chantTo(108);
  await expect.poll(() => saidOn(page)).toContainEqual(expect.stringContaining("Chanting Completed"));
  const quarters = (await saidOn(page)).filter((text) => text.endsWith("of 108"));
  expect(quarters).toEqual(["27 of 108", "54 of 108", "81 of 108", "108 of 108"]);
  await expect(button(page, "Completed")).toBeDisabled();
  await expect(page.getByRole("paragraph").filter({ hasText: DONE })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sit for five minutes" })).toBeVisible();
  await activate(button(page, "Begin next mala"));
  await expect(beads(page)).toHaveAttribute("aria-valuetext", "0 of 108");
  await expect(button(page, "Pause")).toBeVisible();
});

journey("a mala by keyboard alone", async ({ page }) => {
  async function goTo(control: Locator, key = "Tab") {
    await expect(control).toBeVisible();
    await expect(async () => {
      await page.keyboard.press(key);
      await expect(control).toBeFocused({ timeout: 100 });
    }).toPass({ intervals: [0] });
  }
  await visit(page, SUNG);
  await goTo(button(page, "Start Chanting"));
  await goTo(radio(page, "Auto"));
  await page.keyboard.press("ArrowRight");
  await expect(radio(page, "Manual")).toBeFocused();
  await goTo(button(page, "Start Chanting"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(button(page, "Counter")).toBeFocused();
  for (const key of ["Space", "Enter", "Space"]) await page.keyboard.press(key);
  await expect(count(page)).toHaveText("3");
  await goTo(button(page, "Pause"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(button(page, "Resume")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(button(page, "Counter")).toBeFocused();
  await goTo(button(page, "More"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await goTo(page.getByRole("button", { name: "−1, take one bead back" }));
  await page.keyboard.press("Enter");
  await expect(count(page)).toHaveText("2");
  await page.keyboard.press("Escape");
  await expect(button(page, "More")).toBeFocused();
  await goTo(button(page, "Counter"));
  for (let bead = 2; bead < 108; bead++) await page.keyboard.press("Space");
  await expect(count(page)).toHaveText("108");
  await expect(button(page, "Begin next mala")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(count(page)).toHaveText("0");
  await expect(button(page, "Counter")).toBeFocused();
});

journey("a mala by touch alone", async ({ openPage }) => {
  const page = await openPage({ hasTouch: true });
  async function tap(control: Locator) {
    await expect(control).toBeInViewport({ ratio: 1 });
    const { x, y, width, height } = await boxOf(control);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  }
  async function tapBead(control: Locator, total: number) {
    await waitForNextTouch(page);
    await tap(control);
    await expect(count(page)).toHaveText(String(total));
  }
  await visit(page, SUNG);
  await tap(radio(page, "Manual"));
  // The two buttons change places.
  await expect(radio(page, "Manual")).toBeChecked();
  await tap(button(page, "Start Chanting"));
  await expect(button(page, "Pause")).toBeVisible();
  await tapBead(button(page, "Counter"), 1);
  await tapBead(page.locator(".mala"), 2);
  await tap(button(page, "Pause"));
  await tap(button(page, "Resume"));
  await expect(button(page, "Pause")).toBeVisible();
  await tap(button(page, "More"));
  await tap(page.getByRole("button", { name: "−1, take one bead back" }));
  await expect(count(page)).toHaveText("1");
  await tap(button(page, "Close"));
  await expect(button(page, "Close")).toBeHidden();
  await press(page, 103);
  for (const total of [105, 106, 107, 108]) await tapBead(button(page, "Counter"), total);
  await expect(page.getByText(DONE)).toBeVisible();
  await tap(button(page, "Begin next mala"));
  await expect(count(page)).toHaveText("0");
  await tapBead(button(page, "Counter"), 1);
});

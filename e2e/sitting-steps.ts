import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Moves the page's clock on in a sitting: all but the last seconds in one step, because a sitting draws each of its seconds.
 * What was due meanwhile is done once, and late; what is due at the end is done in time.
 */
export async function sitFor(page: Page, milliseconds: number) {
  const last = 10_000;
  await page.clock.fastForward(milliseconds - last);
  await page.clock.runFor(last);
}

/**
 * Lets a page show a still instead of a film, which costs half a core for as long as it plays. Sittings whose film, fading
 * or full view is looked at keep it.
 */
export const withoutFilm = (page: Page) => page.emulateMedia({ reducedMotion: "reduce" });

/** Moves the mouse, which brings the controls of a sitting back. */
export async function stir(page: Page) {
  await page.mouse.move(50, 300);
  await page.mouse.move(70, 320);
}

/** Ends a sitting for good, which leads back to the form. It needs a press on Done, except after less than a minute. */
export async function endSitting(page: Page) {
  await pressControl(page, page.getByRole("button", { name: "End Meditation" }));
  const done = page.getByRole("button", { name: "Done" });
  const form = page.getByRole("button", { name: "Start Meditation" });
  await expect(done.or(form)).toBeVisible();
  await expect(async () => {
    if (await done.isVisible()) await done.click({ timeout: 1000 });
    await expect(form).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/**
 * Presses a control that a sitting hides after three seconds without a movement, until `answer` is seen, or, without one,
 * until the control is gone or has another name. It presses where the control stands, as a hand does: Playwright's own click
 * first waits for the page to be painted several times, and on a busy machine a sitting's film lets that take longer than the
 * control is shown.
 */
export async function pressControl(page: Page, control: Locator, answer?: Locator) {
  const isAnswered = async () => (answer ? answer.isVisible() : (await control.count()) === 0);
  await control.waitFor({ state: "attached" });
  await expect(async () => {
    if (await isAnswered()) return;
    await stir(page);
    await control.evaluate((element) => element.scrollIntoView({ block: "nearest" }), null, { timeout: 1000 });
    const box = await control.boundingBox({ timeout: 1000 });
    if (!box) throw new Error("The control has no place");
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(isAnswered, { timeout: 3000 }).toBe(true);
  }).toPass();
}

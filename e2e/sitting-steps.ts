import { expect, type Locator, type Page } from "@playwright/test";

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
 * Clicks a control that a sitting hides after three seconds without a movement. A busy machine may take as long between
 * two steps, so it tries again until `answer` is seen.
 */
export async function pressControl(page: Page, control: Locator, answer?: Locator) {
  let isTried = false;
  await expect(async () => {
    // A click that timed out may still have worked: then the answer is seen, or the control has another name.
    if (isTried && ((await control.count()) === 0 || (await answer?.isVisible()))) return;
    isTried = true;
    await stir(page);
    await control.click({ timeout: 2000 });
  }).toPass();
}

import { expect, type Locator, type Page } from "@playwright/test";

/** Moves the mouse, which brings the controls of a sitting back. */
export async function stir(page: Page) {
  await page.mouse.move(50, 300);
  await page.mouse.move(70, 320);
}

/** Clicks what a sitting hides after three seconds without a movement, which a busy machine may need between two steps. */
export const pressControl = (page: Page, control: Locator) =>
  expect(async () => {
    await stir(page);
    await control.click({ timeout: 2000 });
  }).toPass();

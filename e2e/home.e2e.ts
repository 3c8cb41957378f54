import { expect, type Page } from "@playwright/test";
import { offencesOf, overflowOf } from "./axe.ts";
import { press, SUNG, visitByHand } from "./chant-steps.ts";
import { at, journey, sizes } from "./journey.ts";
import { avatar, chantEarlier, signUp } from "./person.ts";

const today = (page: Page) => page.getByRole("region", { name: "Today" });
const heightOf = async (page: Page) => (await today(page).boundingBox())?.height;

async function visitHome(page: Page) {
  await page.goto(at("/"));
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
}

journey("a first visitor is offered a first mala", async ({ page }) => {
  await visitHome(page);
  await expect(today(page)).toContainText("New here?");
  await today(page).getByRole("link", { name: "Begin your first mala" }).click();
  await expect(page.getByRole("heading", { name: "108 Repetitions Counter" })).toBeVisible();
});

for (const [device, viewport] of Object.entries(sizes)) {
  journey(`whoever has chanted goes on from there, in the same space, on a ${device}`, async ({ openPage }) => {
    const page = await openPage({ viewport });
    await visitHome(page);
    const height = await heightOf(page);
    await visitByHand(page);
    await press(page, 13);
    await visitHome(page);
    const continuing = today(page).getByRole("link", { name: "Continue Om Namah Shivaya, bead 13" });
    await expect(continuing).toBeVisible();
    await expect(today(page)).toContainText("1 of the last 7 days");
    expect(await heightOf(page)).toBe(height);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await offencesOf(page)).toEqual([]);
    await continuing.click();
    await page.waitForURL(at(SUNG));
  });
}

journey("a signed-in person sees the days of other devices too", async ({ page }) => {
  await signUp(page);
  await chantEarlier(page, { daysAgo: 1 });
  await chantEarlier(page, { daysAgo: 3 });
  await page.goto(at("/"));
  await expect(today(page).getByRole("link", { name: "Chant Om Namah Shivaya" })).toBeVisible();
  await expect(today(page)).toContainText("2 of the last 7 days");
  await expect(avatar(page)).toBeVisible();
});

journey("each deity is shown by its picture and its name in Devanagari", async ({ page }) => {
  await visitHome(page);
  const shiva = page.getByRole("link", { name: "Shiva शिव" });
  await expect(shiva).toContainText("7 Mantras");
  await shiva.scrollIntoViewIfNeeded();
  const picture = shiva.locator("img");
  await expect(picture).toHaveJSProperty("complete", true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

import { expect, type Page } from "@playwright/test";
import { countBead, counter, reset } from "./chant-steps.ts";
import { openBeforeApp } from "./delayed-scripts.ts";
import { at, journey, onFastAndSlowDevices } from "./journey.ts";
import { avatar, becomeMember, logIn, logOut, signUp } from "./person.ts";
import { chant, leave, openMantra, totalChants, waiting } from "./practice-steps.ts";

/** Counts a bead and leaves the document in the same task. */
const lastBead = (page: Page, how: "reload" | "navigate") =>
  counter(page).evaluate((button: HTMLButtonElement, by) => {
    button.click();
    if (by === "reload") location.reload();
    else location.assign("/about");
  }, how);

journey.describe("signed in", () => {
  journey("a mala that is left is in the log at once, and the rest of it when that is left", async ({ page }) => {
    await becomeMember(page);
    await openMantra(page);
    await chant(page, 4);
    await leave(page);
    await expect.poll(() => totalChants(page)).toBe(4);
    await openMantra(page);
    await page.getByRole("button", { name: "Continue from 4?" }).click();
    await chant(page, 3);
    await leave(page);
    await expect.poll(() => totalChants(page)).toBe(7);
    // The entry leaves the device with the answer, which comes later than the server has counted it.
    await expect.poll(() => waiting(page)).toEqual([]);
  });

  journey("a whole mala counts as one, on the day on which it was chanted", async ({ page }) => {
    await becomeMember(page);
    await page.clock.install();
    await openMantra(page);
    for (let bead = 0; bead < 108; bead++) {
      await countBead(page);
      await page.clock.runFor(310);
    }
    await expect(page.getByText("Chanting Completed", { exact: true })).toBeVisible();
    await expect.poll(() => totalChants(page)).toBe(108);
    await page.goto(at("/profile"));
    const figure = (name: string) => page.locator(".figures div").filter({ hasText: name }).locator("dd");
    await expect(figure("Total chants")).toHaveText("108");
    await expect(figure("Malas today")).toHaveText("1");
    await expect(figure("Streak")).toHaveText("1 day");
    await expect(page.getByText("108 repetitions,")).toBeVisible();
  });

  journey("a mala ended by Reset is in the log", async ({ page }) => {
    await becomeMember(page);
    await openMantra(page);
    await chant(page, 3);
    await reset(page);
    // For ten seconds a Reset can be undone.
    await expect.poll(() => totalChants(page)).toBe(3);
  });

  journey("a Reset that is undone loses nothing, though another tab sends meanwhile", async ({ page }) => {
    await becomeMember(page);
    await openMantra(page);
    await chant(page, 3);
    const other = await page.context().newPage();
    await openMantra(other, at("/chant/shiva/om-namah-shivaya"));
    await chant(other, 1);
    await reset(page);
    await leave(other);
    await expect.poll(() => totalChants(page)).toBe(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await chant(page, 2);
    await leave(page);
    await expect.poll(() => totalChants(page)).toBe(6);
  });

  journey("a mala goes on to its end in a browser that tells no tab of another", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "locks", { value: undefined }));
    await becomeMember(page);
    await openMantra(page);
    await chant(page, 2);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await chant(page, 2);
    await leave(page);
    await expect.poll(() => totalChants(page)).toBe(4);
  });

  onFastAndSlowDevices(() => {
    journey("a bead is in the log though the page is left in the same moment", async ({ page, useDevice }) => {
      await becomeMember(page);
      await openMantra(page);
      await useDevice(page);
      await chant(page, 4);
      await lastBead(page, "reload");
      await page.getByRole("button", { name: "Continue from 5?" }).click();
      await chant(page, 2);
      await lastBead(page, "navigate");
      await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
      await expect.poll(() => totalChants(page)).toBe(8);
    });
  });

  journey("a tab that is closed in mid-mala loses nothing", async ({ page }) => {
    await becomeMember(page);
    const tab = await page.context().newPage();
    await openMantra(tab);
    await chant(tab, 5);
    await tab.close();
    await page.reload();
    await expect.poll(() => totalChants(page)).toBe(5);
  });
});

journey.describe("signed out", () => {
  journey("what is chanted is stored on the device, mentioned at sign-in, and sent once", async ({ page }) => {
    const email = await becomeMember(page);
    await logOut(page);
    await openMantra(page);
    await chant(page, 3);
    await leave(page);
    await expect
      .poll(async () => (await waiting(page)).map(({ owner, repetitions }) => [owner, repetitions]))
      .toEqual([[null, 3]]);
    await page.goto(at("/auth"));
    await page.getByLabel("Email").focus();
    await expect(page.getByText("will be added to your log")).toBeVisible();
    await logIn(page, email);
    await page.waitForURL(at("/"));
    await expect.poll(() => totalChants(page)).toBe(3);
    await expect.poll(() => waiting(page)).toEqual([]);
    await page.reload();
    await expect(avatar(page)).toBeVisible();
    expect(await totalChants(page)).toBe(3);
  });

  journey("what waits is mentioned also where the field had the focus before the app was there", async ({ page }) => {
    await openMantra(page);
    await chant(page, 2);
    await leave(page);
    await expect.poll(async () => (await waiting(page)).length).toBe(1);
    const loadApp = await openBeforeApp(page, "/auth");
    await page.getByLabel("Email").focus();
    loadApp();
    await expect(page.getByText("will be added to your log")).toBeVisible();
    await expect(page.getByLabel("Email")).toBeFocused();
  });

  journey("what was chanted belongs to the first who signs in, and to nobody after", async ({ page }) => {
    await openMantra(page);
    await chant(page, 2);
    await leave(page);
    await signUp(page, { name: "Asha" });
    await expect.poll(() => totalChants(page)).toBe(2);
    await logOut(page);
    await signUp(page, { name: "Bodhi" });
    await page.waitForTimeout(500);
    expect(await totalChants(page)).toBe(0);
  });
});

journey("a sign-in reaches the other tabs, and what is chanted in them belongs to that person", async ({ page }) => {
  await openMantra(page);
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  const other = await page.context().newPage();
  await signUp(other);
  await expect(avatar(page)).toBeVisible();
  await chant(page, 2);
  await leave(page);
  await expect.poll(() => totalChants(other)).toBe(2);
});

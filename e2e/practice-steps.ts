import { expect, type Page } from "@playwright/test";
import { auto, counter } from "./chant-steps.ts";
import { at } from "./journey.ts";

const MANTRA = "/chant/krishna/yada-yada";

const progress = (page: Page) => page.getByRole("progressbar");

/** No quicker than anybody could: the server believes no more. */
export async function chant(page: Page, beads: number) {
  const before = Number(await progress(page).getAttribute("aria-valuenow"));
  for (let bead = 1; bead <= beads; bead++) {
    await counter(page).click();
    await expect(progress(page)).toHaveAttribute("aria-valuenow", String(before + bead));
    await page.waitForTimeout(320);
  }
}

/** By hand: then no recording has to loop. */
export async function openMantra(page: Page, mantra = MANTRA) {
  await page.goto(at(mantra));
  await expect(page.getByRole("heading", { name: "108 Repetitions Counter" })).toBeVisible();
  if ((await auto(page).getAttribute("aria-checked")) === "true") await auto(page).click();
  await expect(counter(page)).toBeVisible();
}

/** Goes to another page of the app, which is how a mala is left. */
export async function leave(page: Page) {
  await page.getByRole("link", { name: /^Back to/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Mantras$/ })).toBeVisible();
}

/** What the server has of who is signed in, as the profile shows it. */
export const totalChants = (page: Page) =>
  page.evaluate(async () => {
    const { profile } = await (await fetch("/api/user/profile")).json();
    return profile.totalChants as number;
  });

/** What waits in this browser. */
export const waiting = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ owner: string | null; state: { name: string }; repetitions: number }[]>((resolve, reject) => {
        const opening = indexedDB.open("practice");
        opening.addEventListener("error", () => reject(opening.error));
        opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("entries", { keyPath: "id" }));
        opening.addEventListener("success", () => {
          const reading = opening.result.transaction("entries").objectStore("entries").getAll();
          reading.addEventListener("success", () => resolve(reading.result));
          opening.result.close();
        });
      }),
  );

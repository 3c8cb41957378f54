import { expect, type Page } from "@playwright/test";
import { countBead, counter, manual } from "./chant-steps.ts";
import { at } from "./journey.ts";

export const MANTRA = "/chant/krishna/yada-yada";

const progress = (page: Page) => page.getByRole("progressbar");

/** Counts beads no faster than anybody could chant, because the server refuses more. */
export async function chant(page: Page, beads: number) {
  const before = Number(await progress(page).getAttribute("aria-valuenow"));
  for (let bead = 1; bead <= beads; bead++) {
    await countBead(page);
    await expect(progress(page)).toHaveAttribute("aria-valuenow", String(before + bead));
    await page.waitForTimeout(320);
  }
}

/** Opens a mantra in Manual, so that no recording has to loop. */
export async function openMantra(page: Page, address = at(MANTRA)) {
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "108 Repetitions Counter" })).toBeVisible();
  await manual(page).click();
  await expect(manual(page)).toBeChecked();
  await expect(counter(page)).toBeVisible();
}

/** Leaves a mala for another page of the app. */
export async function leave(page: Page) {
  await page.getByRole("link", { name: /^Back to/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Mantras$/ })).toBeVisible();
}

/** Returns the total that the server has for the signed-in person, as the profile shows it. */
export const totalChants = (page: Page) =>
  page.evaluate(async () => {
    const { profile } = await (await fetch("/api/user/profile")).json();
    return profile.totalChants as number;
  });

interface Waiting {
  owner: string | null;
  state: { name: string };
  repetitions: number;
}

/** Returns the entries that wait in this browser, and the segments of malas in progress. */
export const waiting = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("practice");
      opening.addEventListener("error", () => reject(opening.error));
      opening.addEventListener("success", () => resolve(opening.result));
    });
    const read = <Row>(table: string) =>
      new Promise<Row[]>((resolve) => {
        if (!database.objectStoreNames.contains(table)) return resolve([]);
        const reading = database.transaction(table).objectStore(table).getAll();
        reading.addEventListener("success", () => resolve(reading.result));
      });
    const malas = await read<{ segment: Waiting | null }>("malas");
    const segments = malas.flatMap(({ segment }) => (segment ? [{ ...segment, state: { name: "open" } }] : []));
    const found = (await read<Waiting>("entries")).concat(segments);
    database.close();
    return found;
  });

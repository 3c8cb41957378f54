import { expect, type Page } from "@playwright/test";
import { sizes, visit } from "./journey.ts";

/** Messages of the browser about requests without a network. */
export const withoutNetwork = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/];
export const phone = { viewport: sizes.phone, serviceWorkers: "allow" } as const;

/** The list of all bundles of texts, which is kept when every one of them is here. */
const listOfBundles = "/api/text-bundles";

/** Opens another page, and waits until the app and its texts are kept. */
export async function visitUntilCached(page: Page) {
  await visit(page, "/");
  await page
    .getByRole("link", { name: /^Shiva/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Shiva Mantras" })).toBeVisible();
  await expect.poll(() => keptIn(page, "text-bundles"), { timeout: 60_000 }).toContain(listOfBundles);
}

export const keptIn = (page: Page, name: string) =>
  page.evaluate(async (cache) => {
    const requests = await (await caches.open(cache)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, name);

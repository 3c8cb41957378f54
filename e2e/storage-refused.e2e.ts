import { expect } from "@playwright/test";
import { at, journey } from "./journey.ts";
import { becomeMember } from "./person.ts";
import { chant, leave, openMantra, totalChants, waiting } from "./practice-steps.ts";

journey("a browser that stores nothing says so, and practice goes on", async ({ page, expected }) => {
  expected.push(/^warning: The practice is kept only|^warning: The browser stores no practice/);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("Storage is forbidden", "SecurityError");
    };
  });
  await becomeMember(page);
  await openMantra(page);
  await chant(page, 2);
  await expect(page.getByText("Your browser isn't saving data")).toBeVisible();
  await leave(page);
  await expect.poll(() => totalChants(page)).toBe(2);
});

journey(
  "a store that fails, or is closed by the browser, is opened again for the next bead",
  async ({ page, expected }) => {
    expected.push(/^warning: The practice is kept only|^warning: The browser stores no practice/);
    await page.addInitScript(() => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = () => {
        throw new DOMException("Not now", "UnknownError");
      };
      addEventListener("storerepaired", () => (IDBFactory.prototype.open = open));
    });
    const kept = async () => (await waiting(page)).map(({ repetitions }) => repetitions);
    await openMantra(page);
    await chant(page, 1);
    await expect(page.getByText("Your browser isn't saving data")).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event("storerepaired")));
    await chant(page, 1);
    await expect.poll(kept).toEqual([2]);
    const browser = await page.context().newCDPSession(page);
    await browser.send("Storage.clearDataForOrigin", { origin: at(""), storageTypes: "indexeddb" });
    await chant(page, 1);
    await expect.poll(kept).toEqual([3]);
  },
);

journey("a full disk is shown, the practice goes on, and what was counted is sent", async ({ page, expected }) => {
  expected.push(/^warning: The practice is kept only|^warning: The browser stores no practice|QuotaExceeded/);
  await becomeMember(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Storage.overrideQuotaForOrigin", { origin: at(""), quotaSize: 1 });
  await openMantra(page);
  await chant(page, 3);
  await expect(page.getByText("Your browser isn't saving data")).toBeVisible();
  await leave(page);
  await expect.poll(() => totalChants(page)).toBe(3);
});

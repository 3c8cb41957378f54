import { expect, type Locator } from "@playwright/test";
import {
  count,
  countBead,
  counter,
  manual,
  pause,
  press,
  reset,
  showControls,
  start,
  SUNG,
  visitByHand,
  vow,
} from "./chant-steps.ts";
import { at, journey, visit } from "./journey.ts";
import { avatar, makeMember } from "./person.ts";

journey("a reload in mid-mala loses nothing, and Reset clears it", async ({ page }) => {
  await visitByHand(page);
  await press(page, 67);
  await page.reload();
  await page.getByRole("button", { name: "Continue from 67?" }).click();
  await countBead(page);
  await expect(count(page)).toHaveText("68");
  await reset(page);
  await expect(count(page)).toHaveText("0");
  await page.reload();
  await expect(start(page)).toBeVisible();
});

journey("a reload in the very task of a bead loses none of the count", async ({ page }) => {
  await visitByHand(page);
  await press(page, 1);
  const reloaded = page.waitForEvent("load");
  await counter(page).evaluate((button: HTMLButtonElement) => {
    for (let bead = 0; bead < 4; bead++) button.click();
    location.reload();
  });
  await reloaded;
  await expect(page.getByRole("button", { name: "Continue from 5?" })).toBeVisible();
});

journey("two tabs never count the same mala, and either can take it over", async ({ page }) => {
  await visitByHand(page);
  await press(page, 5);
  const other = await page.context().newPage();
  await visit(other, SUNG);
  await expect(other.getByText("This mala is being counted in another tab.")).toBeVisible();
  await expect(counter(other)).toBeDisabled();
  await press(page, 2);
  await expect(count(other)).toHaveText("7");
  await other.getByRole("button", { name: "Count here" }).click();
  await expect(counter(other)).toBeEnabled();
  await countBead(other);
  await expect(count(other)).toHaveText("8");
  await expect(page.getByText("This mala is being counted in another tab.")).toBeVisible();
  await press(page, 3);
  await expect(count(page)).toHaveText("8");
  await page.getByRole("button", { name: "Count here" }).click();
  await expect(counter(page)).toBeEnabled();
  await countBead(page);
  await expect(count(page)).toHaveText("9");
  await expect(count(other)).toHaveText("9");
  await page.close();
  await expect(other.getByRole("button", { name: "Continue from 9?" })).toBeVisible();
});

journey("a browser that keeps nothing says so, and the practice goes on", async ({ page, expected }) => {
  expected.push(/The browser stores no practice/);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await visitByHand(page);
  await press(page, 3);
  await expect(page.getByText(/Your browser isn't saving data/)).toBeVisible();
  await press(page, 105);
  await expect(page.getByText("Chanting Completed", { exact: true })).toBeVisible();
});

for (const hours of [-1, 1]) {
  journey(`a clock that is set right by ${hours} h changes nothing about how long a mala took`, async ({ page }) => {
    await page.clock.install();
    await visitByHand(page);
    await press(page, 50);
    await page.clock.setSystemTime(await page.evaluate((by) => Date.now() + by * 3_600_000, hours));
    await page.clock.runFor(120_000);
    await press(page, 58);
    await page.clock.runFor(7000);
    await expect(page.locator(".mala-closing")).toContainText(/108 · 2 min \d+ s/);
  });
}

journey(
  "without a network what is loaded later takes no mala down, and is there when it is back",
  async ({ page, expected }) => {
    expected.push(/INTERNET_DISCONNECTED/, /could not be loaded/);
    await makeMember(page);
    await page.goto(at(SUNG));
    await expect(avatar(page)).toBeVisible();
    await manual(page).click();
    await expect(manual(page)).toBeChecked();
    const dim = page.getByRole("button", { name: "Dim the screen" });
    const more = page.getByRole("button", { name: "More", exact: true });
    async function failToOpen(button: Locator) {
      await page.context().setOffline(true);
      // What follows the person to other devices may be asked for at the same time, and fail first.
      const failure = page.waitForEvent("requestfailed", (request) => request.resourceType() === "script");
      await button.click();
      await failure;
      await page.context().setOffline(false);
    }
    async function open(button: Locator, opened: Locator) {
      await button.click();
      await expect(opened).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(opened).toBeHidden();
    }
    await failToOpen(avatar(page));
    await open(avatar(page), page.getByRole("menu"));
    await press(page, 5);
    await pause(page);
    await failToOpen(more);
    await showControls(page);
    await failToOpen(dim);
    await showControls(page);
    await failToOpen(vow(page));
    await expect(count(page)).toHaveText("5");
    await showControls(page);
    await open(dim, page.getByRole("dialog", { name: "Dim view" }));
    await showControls(page);
    await open(vow(page), page.getByRole("dialog", { name: "Make a vow (sankalpa)" }));
    await expect(count(page)).toHaveText("5");
  },
);

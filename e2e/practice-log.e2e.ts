import { expect } from "@playwright/test";
import { at, journey, sizes } from "./journey.ts";
import { inOwnBrowser } from "./own-browser.ts";
import { becomeMember, chantEarlier } from "./person.ts";
import { chant, leave, openMantra, totalChants } from "./practice-steps.ts";

journey.describe("the log", () => {
  journey("shows the year as squares and as a table, and both say the same", async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.desktop });
    await becomeMember(page);
    await chantEarlier(page);
    await chantEarlier(page, { repetitions: 40, daysAgo: 1 });
    await chantEarlier(page, { daysAgo: 200 });
    await page.goto(at("/profile"));
    const drawing = page.getByRole("img", { name: "3 days of practice, 256 repetitions" });
    await expect(drawing).toBeVisible();
    await expect(drawing.locator(".level-1, .level-2, .level-3, .level-4")).toHaveCount(3);
    await expect(drawing.locator("rect")).toHaveCount(366);
    await page.getByText("Show as table").click();
    const rows = await page.locator(".days tbody tr").allTextContents();
    expect(rows).toHaveLength(3);
    expect(rows[1]).toMatch(/40/);
    await expect(page.locator(".totals").getByText("Om Namah Shivaya")).toBeVisible();
    await expect(page.locator(".totals").getByText("256", { exact: true })).toBeVisible();
    await expect(page.getByText("2 days", { exact: true })).toBeVisible();
  });

  journey("gives back what was a mistake: after a question, totals and squares follow", async ({ page }) => {
    await becomeMember(page);
    await chantEarlier(page);
    await chantEarlier(page, { repetitions: 40 });
    await page.goto(at("/profile"));
    const remove = page.getByRole("button", { name: "Remove Om Namah Shivaya, 40 repetitions" });
    await remove.click();
    await expect(page.getByText("Remove this entry? This cannot be undone.")).toBeVisible();
    await page.getByRole("button", { name: "Keep", exact: true }).click();
    await expect(remove).toBeFocused();
    await remove.click();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(page.locator(".figures dd").first()).toHaveText("108");
    await expect(page.getByRole("img", { name: "1 day of practice, 108 repetitions" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Remove Om Namah Shivaya/ })).toHaveCount(1);
    await expect(page.locator(":focus")).toHaveText("Latest entries");
  });
});

const inNoZone = inOwnBrowser(() => ({ env: { TZ: "Etc/Unknown" } }));

inNoZone("a browser that cannot name its zone counts, and what is counted there is in the log", async ({ page }) => {
  await becomeMember(page);
  await openMantra(page);
  expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe("Etc/Unknown");
  await chant(page, 2);
  await leave(page);
  await expect.poll(() => totalChants(page)).toBe(2);
  await page.goto(at("/profile"));
  await expect(page.getByRole("img", { name: "1 day of practice, 2 repetitions" })).toBeVisible();
  await page.goto(at("/"));
  await expect(page.getByRole("region", { name: "Today" })).toContainText("1 of the last 7 days");
});

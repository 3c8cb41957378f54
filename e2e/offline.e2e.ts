import { expect } from "@playwright/test";
import { countBead } from "./chant-steps.ts";
import { at, journey } from "./journey.ts";
import { keptIn, phone, visitUntilCached, withoutNetwork } from "./offline-steps.ts";
import { newEmail, seeToast, signUp } from "./person.ts";

journey.describe("without a network", () => {
  journey("the app opens at any address, with its texts", async ({ openPage, expected }) => {
    expected.push(...withoutNetwork);
    journey.slow();
    const page = await openPage(phone);
    await visitUntilCached(page);
    await page.context().setOffline(true);

    await page.goto(at("/chant/krishna/yada-yada"));
    await expect(page.getByText("Whenever there is a fading of dharma")).toBeVisible();
    await countBead(page);
    await expect(page.locator(".mala b")).toHaveText("1");

    await page.goto(at("/chant/ganesha/vakratunda"));
    await page.getByRole("tab", { name: "Learn" }).click();
    await page.getByRole("button", { name: "Lines", exact: true }).click();
    await expect(page.getByRole("list", { name: "Word by word" })).toContainText("O you of the curved trunk");

    await page.goto(at("/deity/durga"));
    const picture = page.locator("main img").first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    await page.goto(at("/blog"));
    await page
      .getByRole("link", { name: /Read more/ })
      .first()
      .click();
    await expect(page.getByRole("link", { name: "Back to All Teachings" })).toBeVisible();

    await page.goto(at("/calendar"));
    const month = page.locator("#month");
    await expect(month).toBeVisible();
    // This month of the year is not part of the page's own reply.
    const steps = (await month.textContent())?.startsWith("January")
      ? ["Next month", "Next month"]
      : ["Previous month"];
    for (const name of steps) await page.getByRole("button", { name }).click();
    await expect(
      page
        .getByRole("region", { name: /^Kept in / })
        .locator("summary")
        .first(),
    ).toBeVisible();

    await page.goto(at("/nowhere"));
    await expect(page.getByText("404 Page Not Found")).toBeVisible();
  });

  journey("a recording that was open before is heard", async ({ openPage, expected }) => {
    expected.push(...withoutNetwork);
    const page = await openPage(phone);
    await visitUntilCached(page);
    await page
      .getByRole("link", { name: /Chant 108 Times/ })
      .first()
      .click();
    const { pathname } = new URL(await page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.src));
    await expect.poll(() => keptIn(page, "sounds")).toContain(pathname);
    await page.context().setOffline(true);

    await page.reload();
    await page.getByRole("button", { name: "Start Chanting" }).click();
    await expect
      .poll(() => page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0.5);
  });

  journey("what is chanted is in the log once there is a network again", async ({ openPage, expected }) => {
    // The page after the sign-up requests it, and may be left before the response arrives.
    expected.push(...withoutNetwork, /The practice of the last days was not fetched/);
    const page = await openPage(phone);
    await visitUntilCached(page);
    await signUp(page);
    await page.context().setOffline(true);
    await page.goto(at("/chant/krishna/yada-yada"));
    for (let bead = 0; bead < 5; bead++) {
      await countBead(page);
      // The server refuses beads that are faster than anybody could chant.
      await page.waitForTimeout(320);
    }
    await expect(page.locator(".mala b")).toHaveText("5");
    await page.goto(at("/about"));

    await page.context().setOffline(false);
    await page.goto(at("/profile"));
    const total = page.locator(".figures div").filter({ hasText: "Total chants" }).locator("dd");
    await expect(total).toHaveText("5");
  });
});

journey("no cache has anything personal, and a device without room says so", async ({ openPage, expected }) => {
  expected.push(/QuotaExceeded/);
  const page = await openPage(phone);
  await visitUntilCached(page);
  await signUp(page, { name: "Meera", email: newEmail() });
  for (const path of ["/favorites", "/profile"]) {
    await page.goto(at(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  const kept = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/app-shell");
  expect(
    kept.filter((path) => /^\/api\/(session|user|practice|favorites|auth)|^\/(profile|favorites|auth)/.test(path)),
  ).toEqual([]);

  await page.evaluate(() => caches.delete("text-bundles"));
  const browser = await page.context().newCDPSession(page);
  await browser.send("Storage.overrideQuotaForOrigin", { origin: at(""), quotaSize: 1 });
  await page.goto(at("/"));
  await page
    .getByRole("link", { name: /^Shiva/ })
    .first()
    .click();
  await seeToast(
    page,
    "Not every text is saved",
    "This device has no room left. Some texts will not open when you are offline.",
  );
});

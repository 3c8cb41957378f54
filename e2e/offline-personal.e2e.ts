import { expect, type Page } from "@playwright/test";
import { countBead } from "./chant-steps.ts";
import { at, journey } from "./journey.ts";
import { openNetwork, phone, visitUntilCached, withoutNetwork } from "./offline-steps.ts";
import { chantEarlier, heart, logOut, signUp } from "./person.ts";

const known = (page: Page) =>
  page.getByText(/^You're offline, or the network is slow\. This is what this device knew on /);
const unknown = (page: Page) =>
  page.getByText(/^You're offline, or the network is slow, and this device does not have /);
const totalChants = (page: Page) => page.locator(".figures div").filter({ hasText: "Total chants" }).locator("dd");

/** Everything that the browser keeps in texts, whatever its keys. */
const keptTexts = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

/** Signs somebody up who has chanted two malas and has a favorite, and opens their own pages. */
async function practiceOnline(page: Page, name: string) {
  await signUp(page, { name });
  await chantEarlier(page);
  await chantEarlier(page, { daysAgo: 1 });
  await page.goto(at("/deity/shiva"));
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await page.goto(at("/favorites"));
  await expect(page.locator(".favorite-list li")).toHaveCount(1);
  await page.goto(at("/profile"));
  await expect(totalChants(page)).toHaveText("216");
  await page.goto(at("/profile/history"));
  await expect(page.locator(".entries-of-day li").first()).toBeVisible();
}

journey.describe("a person's own pages without a network", () => {
  journey(
    "show what the device knows, and what waits, and are current once there is a network",
    async ({ openPage, expected }) => {
      expected.push(...withoutNetwork, /was not (re)?fetched/);
      const page = await openPage(phone);
      await visitUntilCached(page);
      await practiceOnline(page, "Asha Devi");
      await page.context().setOffline(true);

      await page.goto(at("/favorites"));
      await expect(known(page)).toBeVisible();
      await expect(page.locator(".favorite-list li")).toHaveCount(1);
      // A heart that could only be shown as empty is not shown.
      await expect(page.locator(".favorite-list .favorite")).toBeHidden();

      await page.goto(at("/profile/history"));
      await expect(known(page)).toBeVisible();
      await expect(page.locator(".entries-of-day li").first()).toBeVisible();

      await page.goto(at("/profile/history/yada-yada"));
      await expect(unknown(page)).toBeVisible();
      await expect(page.getByText("You have not chanted it yet.")).toHaveCount(0);

      await page.goto(at("/chant/krishna/yada-yada"));
      for (let bead = 0; bead < 5; bead++) {
        await countBead(page);
        // The server refuses beads that are faster than anybody could chant.
        await page.waitForTimeout(320);
      }
      await page.goto(at("/about"));
      await page.getByRole("link", { name: "Profile", exact: true }).click();
      await expect(known(page)).toBeVisible();
      await expect(page.getByRole("heading", { name: "Asha Devi" })).toBeVisible();
      await expect(totalChants(page)).toHaveText("216");
      await expect(page.getByText(/^Waiting on this device: 5 repetitions\. /)).toBeVisible();
      await expect(page.locator(".waiting-here li")).toContainText("Yada Yada");

      await page.context().setOffline(false);
      await expect(totalChants(page)).toHaveText("221");
      await expect(known(page)).toHaveCount(0);
      await expect(page.locator(".waiting-here")).toHaveCount(0);
    },
  );

  // The browser itself gives up after minutes, so that nothing of this would be in sight within the limit of an expectation.
  journey(
    "show the same where a network accepts requests and answers none, and are current once it answers",
    async ({ openPage, expected }) => {
      expected.push(...withoutNetwork, /was not (re)?fetched/);
      const network = await openNetwork();
      const page = await openPage({ ...phone, proxy: network.proxy });
      await visitUntilCached(page);
      await practiceOnline(page, "Asha Devi");
      network.close();

      await page.goto(at("/profile"));
      await expect(known(page)).toBeVisible();
      await expect(page.getByRole("heading", { name: "Asha Devi" })).toBeVisible();
      await expect(totalChants(page)).toHaveText("216");
      await expect(page.getByRole("banner").getByRole("link", { name: "Profile", exact: true })).toBeVisible();
      await page.goto(at("/favorites"));
      await expect(page.locator(".favorite-list li")).toHaveCount(1);
      await page.goto(at("/profile/history/yada-yada"));
      await expect(unknown(page)).toBeVisible();

      await page.goto(at("/chant/krishna/yada-yada"));
      for (let bead = 0; bead < 5; bead++) {
        await countBead(page);
        // The server refuses beads that are faster than anybody could chant.
        await page.waitForTimeout(320);
      }
      await page.goto(at("/"));
      await expect(page.getByRole("link", { name: "Continue Yada Yada Hi Dharmasya, bead 5" })).toBeVisible();
      await page.goto(at("/profile"));
      await expect(page.getByText(/^Waiting on this device: 5 repetitions\. /)).toBeVisible();

      network.open();
      await expect(totalChants(page)).toHaveText("221");
      await expect(known(page)).toHaveCount(0);
      // A page that still asks would complain that the way is gone.
      await page.context().close();
      network.stop();
    },
  );

  journey(
    "show nothing of somebody who has logged out, nor anything of theirs to the next person",
    async ({ openPage, expected }) => {
      expected.push(...withoutNetwork, /was not (re)?fetched/);
      const page = await openPage(phone);
      await visitUntilCached(page);
      await practiceOnline(page, "Asha Devi");
      await page.goto(at("/profile"));
      expect(await keptTexts(page)).toContain("Asha Devi");
      await logOut(page);
      expect(await keptTexts(page)).not.toContain("Asha Devi");
      await page.context().setOffline(true);
      for (const path of ["/profile", "/favorites", "/profile/history", "/profile/history/om-namah-shivaya"]) {
        await page.goto(at(path));
        await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
        await expect(page.locator("main")).not.toContainText(/Asha|216|Om Namah/);
      }
      expect(await keptTexts(page)).not.toContain("Asha Devi");

      await page.context().setOffline(false);
      await signUp(page, { name: "Bodhi" });
      await page.goto(at("/profile"));
      await expect(totalChants(page)).toHaveText("0");
      await page.context().setOffline(true);
      await page.goto(at("/profile"));
      await expect(known(page)).toBeVisible();
      await expect(page.getByRole("heading", { name: "Bodhi" })).toBeVisible();
      await expect(totalChants(page)).toHaveText("0");
      await page.goto(at("/favorites"));
      await expect(unknown(page)).toBeVisible();
      await expect(page.locator("main")).not.toContainText(/Om Namah/);
    },
  );
});

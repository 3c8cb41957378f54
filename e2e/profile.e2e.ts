import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { answer } from "./answers.ts";
import { boxOf } from "./chant-steps.ts";
import { at, atEachSize, journey, onFastAndSlowDevices, sizes } from "./journey.ts";
import { avatar, becomeMember, chantEarlier, logIn, makeMember, openSetting, PASSWORD, seeToast } from "./person.ts";
import { provider, withEachProvider } from "./provider.ts";

journey.describe("the profile", () => {
  journey("shows who it is, since when, and that nothing was chanted yet", async ({ page }) => {
    const email = await makeMember(page, { name: "Asha Devi Sharma" });
    await page.goto(at("/profile"));
    await expect(page.getByText("Member Since")).toBeVisible();
    await expect(page.locator(".profile-card .avatar")).toHaveText("AD");
    await expect(page.locator(".profile-card").getByText(email)).toBeVisible();
    const today = new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(new Date());
    await expect(page.locator(".profile-card")).toContainText(`Member Since ${today}`);
    await expect(page.getByText("Never", { exact: true })).toBeVisible();
  });

  journey("counts the days as they are lived where one is", async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.phone, timezoneId: "Asia/Kolkata" });
    await becomeMember(page);
    const today = new Date();
    const dawnInIndia = new Date(today.getTime());
    dawnInIndia.setUTCHours(-1);
    await chantEarlier(page, { ended: dawnInIndia });
    await page.goto(at("/profile"));
    const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(today);
    await expect(
      page.locator(".figures div").filter({ hasText: "Last active" }).getByText(inWords, { exact: true }),
    ).toBeVisible();
  });

  journey("has letters in the place of a photo that is gone", async ({ page, expected }) => {
    expected.push(/404/);
    await becomeMember(page);
    await page.route("**/api/session", async (route) => {
      const session = await (await route.fetch()).json();
      await route.fulfill({ json: { ...session, user: { ...session.user, photoURL: "/photos/of-nobody" } } });
    });
    await page.reload();
    await expect(avatar(page)).toHaveText("A");
  });

  onFastAndSlowDevices(() => {
    journey("has the letter U where the provider knows neither name nor email", async ({ page, useDevice }) => {
      await becomeMember(page);
      await useDevice(page);
      await page.route("**/api/session", async (route) => {
        const session = await (await route.fetch()).json();
        await route.fulfill({ json: { ...session, user: { ...session.user, displayName: null, email: null } } });
      });
      await page.goto(at("/profile"));
      await expect(avatar(page)).toHaveText("U");
      await expect(page.locator(".profile-card .avatar")).toHaveText("U");
    });
  });

  journey(
    "shows its figures in a row on a tablet, and the months of a whole year on a phone too",
    async ({ openPage }) => {
      const page = await openPage({ viewport: sizes.tablet });
      await makeMember(page);
      await page.goto(at("/profile"));
      const calendar = page.getByRole("img", { name: /days of practice, / });
      const months = calendar.locator("text");
      await expect(months.first()).toBeVisible();
      const figures = await page.locator(".figures div").all();
      const tops = new Set(await Promise.all(figures.map(async (figure) => (await boxOf(figure)).y)));
      expect([figures.length, tops.size]).toEqual([4, 1]);
      await atEachSize(page, [sizes.tablet, sizes.phone], async () => {
        const { x: left, width } = await boxOf(page.locator(".practice"));
        const boxes = await Promise.all((await months.all()).map(boxOf));
        expect(boxes.length).toBeGreaterThanOrEqual(12);
        expect(Math.min(...boxes.map(({ x }) => x))).toBeGreaterThanOrEqual(left);
        expect(Math.max(...boxes.map((box) => box.x + box.width))).toBeLessThanOrEqual(left + width);
      });
    },
  );

  journey("lists five favorites and leads to the rest", async ({ page }) => {
    await becomeMember(page);
    const kept = await page.evaluate(async () => {
      const { mantras } = await (await fetch("/api/deities/shiva")).json();
      const ids: string[] = mantras.slice(0, 7).map(({ id }: { id: string }) => id);
      for (const id of ids) await fetch(`/api/favorites/${id}`, { method: "POST" });
      return ids;
    });
    await page.goto(at("/profile"));
    await expect(page.getByRole("link", { name: `View all ${kept.length} favorites` })).toBeVisible();
    const recent = page.locator(".recent-favorites li a");
    await expect(recent).toHaveCount(5);
    await expect(recent.first()).toHaveAttribute("href", `/chant/shiva/${kept.at(-1)}`);
  });

  journey("that cannot be read says so, and is asked for again by reloading", async ({ page, expected }) => {
    expected.push(/500/);
    await becomeMember(page);
    await answer(page, "/api/user/profile*", 500, "Something went wrong on the server");
    await page.goto(at("/profile"));
    await expect(page.getByRole("heading", { name: "Error Loading Profile" })).toBeVisible();
    await expect(page.getByText("500: Something went wrong on the server")).toBeVisible();
    await page.unroute("**/api/user/profile*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("Member Since")).toBeVisible();
  });

  journey("is changed in its form, and the avatar follows", async ({ page, expected }) => {
    expected.push(/status of 400|^status 400/);
    await makeMember(page);
    await page.goto(at("/profile"));
    await openSetting(page, "Name and photo");
    const name = page.getByLabel("Display name");
    await name.fill("B");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Name must be at least 2 characters long", { exact: true })).toBeVisible();
    await name.fill("Bodhi Rao");
    await page.getByLabel("Photo URL (optional)").fill("http://example.org/me.jpg");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Photo URL must begin with https://", { exact: true })).toBeVisible();
    await page.getByLabel("Photo URL (optional)").fill("");
    await page.getByRole("button", { name: "Save" }).click();
    await seeToast(page, "Profile Updated", "Your profile has been successfully updated");
    await expect(avatar(page)).toHaveText("B");
    await expect(page.locator(".profile-card .avatar")).toHaveText("BR");
    await answer(page, "/api/user", 400, "No such thing");
    await page.getByRole("button", { name: "Save" }).click();
    await seeToast(page, "Profile Update Failed", "400: No such thing");
  });

  journey("hides the streak for whom it is a burden", async ({ page }) => {
    await makeMember(page);
    await page.goto(at("/profile"));
    await expect(page.getByText("Streak", { exact: true })).toBeVisible();
    await openSetting(page, "Your rhythm");
    await page.getByRole("switch", { name: "Show streaks" }).click();
    await expect(page.getByText("Streak", { exact: true })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText("Member Since")).toBeVisible();
    await expect(page.getByText("Streak", { exact: true })).toHaveCount(0);
  });

  journey("lets one's day begin later than at midnight", async ({ page }) => {
    await makeMember(page);
    await page.goto(at("/profile"));
    await openSetting(page, "Your rhythm");
    await page.getByLabel("My day begins at").selectOption("3 a.m.");
    await seeToast(page, "Profile Updated", "Your profile has been successfully updated");
    await page.reload();
    await openSetting(page, "Your rhythm");
    await expect(page.getByLabel("My day begins at")).toHaveValue("3");
  });

  journey("gives everything as a file", async ({ page }) => {
    const email = await becomeMember(page);
    await chantEarlier(page);
    await page.goto(at("/profile"));
    await openSetting(page, "Your data");
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download my data" }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^my-practice-\d{4}-\d\d-\d\d\.json$/);
    const text = readFileSync(await download.path(), "utf8");
    expect(text).toContain(email);
    expect(text).toContain("om-namah-shivaya");
  });

  journey("deletes the account after the password, and never without", withEachProvider, async ({ page, expected }) => {
    expected.push(provider.complaint(403), provider.complaint(401));
    const email = await makeMember(page);
    await page.goto(at("/profile"));
    await openSetting(page, "Your data");
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByLabel("Your password, to confirm", { exact: true }).fill("not-the-password");
    await page.getByRole("button", { name: "Delete my account for good" }).click();
    await expect(page.getByText("That password isn't right.", { exact: true })).toBeVisible();
    const password = page.getByLabel("Your password, to confirm", { exact: true });
    await expect(password).toBeFocused();
    await password.fill(PASSWORD);
    await page.getByRole("button", { name: "Delete my account for good" }).click();
    await page.waitForURL(at("/"));
    await seeToast(page, "Account deleted", "Your account and its data have been deleted.");
    await page.goto(at("/auth"));
    await logIn(page, email);
    await seeToast(page, "Login failed", "Invalid email or password.");
  });

  journey("asks for the password where one is, and leads back", async ({ page }) => {
    await makeMember(page);
    await page.goto(at("/profile"));
    await openSetting(page, "Your data");
    const ask = page.getByRole("button", { name: "Delete my account" });
    await ask.focus();
    await page.keyboard.press("Enter");
    const password = page.getByLabel("Your password, to confirm", { exact: true });
    await expect(password).toBeFocused();
    await page.getByRole("button", { name: "Keep my account" }).click();
    await expect(ask).toBeFocused();
  });

  journey("learns that the session has ended elsewhere, and asks to sign in again", async ({ page, expected }) => {
    expected.push(/401/);
    // No page is open before this one, whose answer could be taken for its own.
    await makeMember(page);
    // This page asks for the account's state once and then rests, so the profile is the first to learn of the end.
    const asked = page.waitForResponse("**/api/user/state");
    await page.goto(at("/about"));
    await asked;
    await expect(avatar(page)).toBeVisible();
    await page.context().clearCookies();
    await avatar(page).click();
    await page.getByRole("menuitem", { name: "My Profile" }).click();
    await page.waitForURL(at("/auth?next=%2Fprofile"));
  });
});

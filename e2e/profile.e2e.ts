import { readFileSync } from "node:fs";
import { describe, expect } from "vitest";
import { answer } from "./answers.ts";
import { at, journey, sizes } from "./journey.ts";
import { avatar, chantEarlier, logIn, PASSWORD, seeToast, signUp } from "./person.ts";

describe("the profile", () => {
  journey("shows who it is, since when, and that nothing was chanted yet", async ({ page }) => {
    const email = await signUp(page, { name: "Asha Devi Sharma" });
    await page.goto(at("/profile"));
    await page.getByText("Member Since").waitFor();
    expect(await page.locator(".profile-card .avatar").textContent()).toBe("AD");
    await page.locator(".profile-card").getByText(email).waitFor();
    const today = new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(new Date());
    expect(await page.locator(".profile-card").textContent()).toContain(`Member Since ${today}`);
    await page.getByText("Never", { exact: true }).waitFor();
  });

  journey("counts the days as they are lived where one is", async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.phone, timezoneId: "Asia/Kolkata" });
    await signUp(page);
    const today = new Date();
    const dawnInIndia = new Date(today.getTime());
    dawnInIndia.setUTCHours(-1);
    await chantEarlier(page, { ended: dawnInIndia });
    await page.goto(at("/profile"));
    const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(today);
    await page.locator(".figures div").filter({ hasText: "Last active" }).getByText(inWords, { exact: true }).waitFor();
  });

  journey("has letters in the place of a photo that is gone", async ({ page, expected }) => {
    expected.push(/404/);
    await signUp(page);
    await page.route("**/api/session", async (route) => {
      const session = await (await route.fetch()).json();
      await route.fulfill({ json: { ...session, user: { ...session.user, photoURL: at("/images/of-nobody.jpg") } } });
    });
    await page.reload();
    await expect.poll(() => avatar(page).textContent()).toBe("A");
  });

  journey("lists five favourites and leads to the rest", async ({ page }) => {
    await signUp(page);
    const kept = await page.evaluate(async () => {
      const { mantras } = await (await fetch("/api/deities/shiva")).json();
      const ids: string[] = mantras.slice(0, 7).map(({ id }: { id: string }) => id);
      for (const id of ids) await fetch(`/api/favorites/${id}`, { method: "POST" });
      return ids;
    });
    await page.goto(at("/profile"));
    await page.getByRole("link", { name: `View all ${kept.length} favorites` }).waitFor();
    const shelf = page.locator(".shelf li a");
    expect(await shelf.count()).toBe(5);
    expect(await shelf.first().getAttribute("href")).toBe(`/chant/shiva/${kept.at(-1)}`);
  });

  journey("that cannot be read says so, and is asked for again by reloading", async ({ page, expected }) => {
    expected.push(/500/);
    await signUp(page);
    await answer(page, "/api/user/profile*", 500, "Something went wrong on the server");
    await page.goto(at("/profile"));
    await page.getByRole("heading", { name: "Error Loading Profile" }).waitFor();
    await page.getByText("500: Something went wrong on the server").waitFor();
    await page.unroute("**/api/user/profile*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.getByText("Member Since").waitFor();
  });

  journey("is changed in its form, and the avatar follows", async ({ page, expected }) => {
    expected.push(/status of 400|^status 400/);
    await signUp(page);
    await page.goto(at("/profile"));
    const name = page.getByLabel("Display name");
    await name.fill("B");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Name must be at least 2 characters long", { exact: true }).waitFor();
    await name.fill("Bodhi Rao");
    await page.getByLabel("Photo URL (optional)").fill("http://example.org/me.jpg");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Photo URL must begin with https://", { exact: true }).waitFor();
    await page.getByLabel("Photo URL (optional)").fill("https://example.org/me.jpg");
    await page.getByRole("button", { name: "Save" }).click();
    await seeToast(page, "Profile Updated", "Your profile has been successfully updated");
    await expect.poll(() => avatar(page).textContent()).toBe("B");
    expect(await page.locator(".profile-card .avatar").textContent()).toBe("BR");
    await answer(page, "/api/user", 400, "No such thing");
    await page.getByRole("button", { name: "Save" }).click();
    await seeToast(page, "Profile Update Failed", "400: No such thing");
  });

  journey("hides the streak for whom it is a burden", async ({ page }) => {
    await signUp(page);
    await page.goto(at("/profile"));
    await page.getByText("Streak", { exact: true }).waitFor();
    await page.getByRole("switch", { name: "Show streaks" }).click();
    await expect.poll(() => page.getByText("Streak", { exact: true }).count()).toBe(0);
    await page.reload();
    await page.getByText("Member Since").waitFor();
    expect(await page.getByText("Streak", { exact: true }).count()).toBe(0);
  });

  journey("lets one's day begin later than at midnight", async ({ page }) => {
    await signUp(page);
    await page.goto(at("/profile"));
    await page.getByLabel("My day begins at").selectOption("3 o’clock");
    await seeToast(page, "Profile Updated", "Your profile has been successfully updated");
    await page.reload();
    await expect.poll(() => page.getByLabel("My day begins at").inputValue()).toBe("3");
  });

  journey("gives everything as a file", async ({ page }) => {
    const email = await signUp(page);
    await chantEarlier(page);
    await page.goto(at("/profile"));
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download my data" }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^my-practice-\d{4}-\d\d-\d\d\.json$/);
    const text = readFileSync(await download.path(), "utf8");
    expect(text).toContain(email);
    expect(text).toContain("om-namah-shivaya");
  });

  journey("deletes the account after the password, and never without", async ({ page, expected }) => {
    expected.push(/403/, /401/);
    const email = await signUp(page);
    await page.goto(at("/profile"));
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByLabel("Your password, to confirm", { exact: true }).fill("not-the-password");
    await page.getByRole("button", { name: "Delete my account for good" }).click();
    await page.getByText("The password is not right.", { exact: true }).waitFor();
    const password = page.getByLabel("Your password, to confirm", { exact: true });
    await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
    await password.fill(PASSWORD);
    await page.getByRole("button", { name: "Delete my account for good" }).click();
    await page.waitForURL(at("/"));
    await seeToast(page, "Account deleted", "Your account and everything in it are gone.");
    await page.goto(at("/auth"));
    await logIn(page, email);
    await seeToast(page, "Login failed", "Invalid email or password.");
  });

  journey("asks for the password where one is, and leads back", async ({ page }) => {
    await signUp(page);
    await page.goto(at("/profile"));
    const ask = page.getByRole("button", { name: "Delete my account" });
    await ask.focus();
    await page.keyboard.press("Enter");
    const password = page.getByLabel("Your password, to confirm", { exact: true });
    await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole("button", { name: "Keep my account" }).click();
    await expect.poll(() => ask.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  journey("learns that the session has ended elsewhere, and asks to sign in again", async ({ page, expected }) => {
    expected.push(/401/);
    await signUp(page);
    await page.context().clearCookies();
    await avatar(page).click();
    await page.getByRole("menuitem", { name: "My Profile" }).click();
    await page.waitForURL(at("/auth?next=%2Fprofile"));
  });
});

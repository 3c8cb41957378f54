import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { violationsOf } from "../axe.ts";
import { at, journey } from "../journey.ts";
import { avatar, logIn, logOut, newEmail, openSetting, PASSWORD, seeToast, signUp } from "../person.ts";
import { provider } from "../provider.ts";
import { findEmail, findUser, openEmail } from "./emulator.ts";
import { refusedDomain } from "./provider-proxy.ts";

/** An address that the provider refuses for the reason in its name. */
const refusedFor = (reason: string) => `${reason}.${randomUUID()}@${refusedDomain}`;

/** Responds to the request for the password policy. */
const answerPolicy = (page: Page, status: number, json: object) =>
  page.route("**/v2/passwordPolicy*", (route) =>
    route.fulfill({ status, json, headers: { "access-control-allow-origin": "*" } }),
  );

journey.describe("a project that is not set up", () => {
  journey("is noticed on arrival: the page looks again, and offers what there is", async ({ page, expected }) => {
    expected.push(/\b400\b/);
    let loaded = 0;
    page.on("load", () => (loaded += 1));
    await answerPolicy(page, 400, { error: { code: 400, message: "CONFIGURATION_NOT_FOUND" } });
    await page.goto(at("/auth"));
    await seeToast(page, "Authentication Notice", "Setting up authentication service...");
    const panel = page.getByRole("alert").filter({ hasText: "Authentication System Error" });
    await expect(panel.getByRole("button", { name: "Reload Page" })).toBeVisible();
    await expect(panel.getByRole("link", { name: "Try Email Login" })).toBeVisible();
    await expect.poll(() => loaded).toBe(4);
    await expect(panel).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await logIn(page, newEmail());
    await seeToast(page, "Login failed", "Authentication service is not available");
  });

  journey("is shown to who signs in first: what was written stays", async ({ page, expected }) => {
    expected.push(/\b400\b/);
    const email = refusedFor("configuration-not-found");
    await page.goto(at("/auth"));
    await logIn(page, email);
    await expect(page.getByRole("tabpanel").getByText("Authentication service is not available")).toBeVisible();
    await expect(page.getByRole("link", { name: "Try Email Login" })).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(email);
  });
});

journey.describe("what the provider refuses", () => {
  for (const [reason, words] of [
    ["user-disabled", "Login failed: This account has been disabled."],
    ["too-many-attempts-try-later", "Too many failed login attempts. Please try again later."],
    ["cut-off", "Network error. Please check your internet connection."],
    ["operation-not-allowed", "Authentication service is not available"],
  ] as const) {
    journey(`is said in words: ${reason}`, async ({ page, expected }) => {
      expected.push(/\b400\b/, /ERR_EMPTY_RESPONSE/, /^warning: The attempt has failed TypeError/);
      await page.goto(at("/auth"));
      await logIn(page, refusedFor(reason));
      await expect(page.getByRole("tabpanel").getByText(words)).toBeVisible();
    });
  }
});

journey.describe("the password policy of the project", () => {
  journey("is listed before the password is written, and holds", async ({ page }) => {
    await answerPolicy(page, 200, {
      customStrengthOptions: { minPasswordLength: 10, maxPasswordLength: 4096, containsNumericCharacter: true },
      allowedNonAlphanumericCharacters: ["!"],
      schemaVersion: 1,
      enforcementState: "ENFORCE",
    });
    await page.goto(at("/auth?mode=signup"));
    await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
      "Your password needs: at least 10 characters a number",
    );
    await page.getByLabel("Name").fill("Asha");
    await page.getByLabel("Email").fill(newEmail());
    await page.getByLabel("Password", { exact: true }).fill("om namah shivaya");
    await page.getByLabel("Confirm password", { exact: true }).fill("om namah shivaya");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByText("The password must have a number.", { exact: true })).toBeVisible();
  });
});

journey.describe("the provider", () => {
  journey("leaves nothing in the browser, and is asked by the sign-in page alone", async ({ page }) => {
    const asked = new Set<string>();
    page.on("request", (request) => {
      if (request.url().includes("identitytoolkit")) asked.add(new URL(page.url()).pathname);
    });
    await signUp(page);
    for (const path of ["/", "/mantras", "/profile"]) {
      await page.goto(at(path));
      await expect(avatar(page)).toBeVisible();
    }
    await logOut(page);
    expect([...asked]).toEqual(["/auth"]);
    expect(await storedText(page)).not.toMatch(/eyJ|refreshToken|@example\.org/);
  });

  journey("learns of a name that was changed here when its person signs in again", async ({ page }) => {
    const email = await signUp(page, { name: "Asha" });
    expect(await findUser(email)).toMatchObject({ displayName: "Asha" });
    await page.goto(at("/profile"));
    await openSetting(page, "Name and photo");
    await page.getByLabel("Display name").fill("Asha Devi");
    await page.getByRole("button", { name: "Save" }).click();
    await seeToast(page, "Profile Updated", "Your profile has been successfully updated");
    await logOut(page);
    await logIn(page, email);
    await page.waitForURL(at("/"));
    expect(await findUser(email)).toMatchObject({ displayName: "Asha Devi" });
  });

  journey("has no user either when an account has been deleted", async ({ page }) => {
    const email = await signUp(page);
    await page.goto(at("/profile"));
    await openSetting(page, "Your data");
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByLabel("Your password, to confirm", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Delete my account for good" }).click();
    await seeToast(page, "Account deleted", "Your account and its data have been deleted.");
    expect(await findUser(email)).toBeNull();
  });

  journey("gives a new password: every other device is signed out", async ({ openPage }) => {
    const [phone, desk] = [await openPage(), await openPage()];
    const email = await signUp(phone);
    await desk.goto(at("/auth?mode=reset"));
    await desk.getByLabel("Email").fill(email);
    await desk.getByRole("button", { name: "Send reset link" }).click();
    await seeToast(desk, "Password Reset Email Sent", "Check your email for further instructions");
    await desk.goto(await provider.resetLinkOf(email));
    await desk.getByLabel("New password", { exact: true }).fill("another-dawn-109");
    await desk.getByLabel("Confirm password", { exact: true }).fill("another-dawn-109");
    await desk.getByRole("button", { name: "Save new password" }).click();
    await seeToast(desk, "Password changed", "You can now sign in with your new password.");
    await phone.goto(at("/profile"));
    await phone.waitForURL(at("/auth?next=%2Fprofile"));
  });

  journey("changes the email by a link, and this site follows at the next sign-in", async ({ page, expected }) => {
    expected.push(/\b400\b/);
    await signUp(page);
    const email = newEmail();
    await page.goto(at("/profile"));
    await openSetting(page, "Email");
    await page.getByLabel("New email").fill(email);
    await page.getByLabel("Your password", { exact: true }).fill("not-the-password");
    await page.getByRole("button", { name: "Save new email" }).click();
    await expect(page.getByText("That password isn't right.", { exact: true })).toBeVisible();
    await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Save new email" }).click();
    await seeToast(page, "Check your email", `Open the link we sent to ${email}.`);
    await openEmail(email);
    await logOut(page);
    await logIn(page, email);
    await page.waitForURL(at("/"));
    await page.goto(at("/profile"));
    await expect(page.locator(".profile-card").getByText(email)).toBeVisible();
  });

  journey("confirms an address by the email that a new account gets", async ({ page, expected }) => {
    expected.push(/\b400\b/);
    const email = await signUp(page);
    const sent = await findEmail(email, "VERIFY_EMAIL");
    await page.goto(at(`/auth?mode=verifyEmail&oobCode=${sent?.oobCode}&apiKey=of-the-project&lang=en`));
    await page.waitForURL(/\/confirm-email\?token=/);
    await page.getByRole("button", { name: "Confirm this address" }).click();
    await expect(page.getByRole("heading", { name: "Your email is confirmed" })).toBeVisible();
    expect(await findUser(email)).toMatchObject({ emailVerified: true });
    await page.reload();
    await page.getByRole("button", { name: "Confirm this address" }).click();
    await expect(page.getByText("This link has been used or is too old.")).toBeVisible();
  });

  journey("cannot be reached where its script cannot be had, and can be tried again", async ({ page, expected }) => {
    expected.push(
      /ERR_INTERNET_DISCONNECTED/,
      /^warning: (How to sign in was not asked|The attempt has failed) TypeError/,
    );
    await page.route("**/assets/firebase-worker*.js*", (route) => route.abort("internetdisconnected"));
    const email = newEmail();
    await page.goto(at("/auth?mode=signup"));
    await page.getByLabel("Name").fill("Asha");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign Up" }).click();
    await seeToast(page, "Registration failed", "Network error. Please check your internet connection.");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Sign Up" }).click();
    await page.waitForURL(at("/"));
  });
});

/** All that is kept for this site, as text. */
const storedText = (page: Page) =>
  page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? "");
        opening.addEventListener("success", () => resolve(opening.result));
        opening.addEventListener("error", () => reject(opening.error ?? new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll();
        await new Promise((done) => reading.addEventListener("success", done));
        kept.push(name, store, reading.result);
      }
      database.close();
    }
    return JSON.stringify(kept);
  });

import { expect } from "@playwright/test";
import { violationsOf, overflowOf } from "./axe.ts";
import { at, journey, sizes } from "./journey.ts";
import { linkSentTo } from "./mails.ts";
import { avatar, becomeMember, logIn, makeMember, openSetting, PASSWORD, seeToast, settingLine } from "./person.ts";
import { withEachProvider } from "./provider.ts";

const android = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile";

journey.describe("signing in", () => {
  journey(
    "the password is changed on the profile, and every other device is signed out",
    withEachProvider,
    async ({ page, openPage, expected }) => {
      expected.push(/40[0-3]/);
      const email = await becomeMember(page);
      const there = await openPage({ viewport: sizes.desktop });
      await there.goto(at("/auth"));
      await logIn(there, email);
      await there.waitForURL(at("/"));

      // Browsers and password managers lead to this address.
      await page.goto(at("/.well-known/change-password"));
      const current = page.getByLabel("Current password", { exact: true });
      await expect(current).toBeFocused();
      await current.fill("not-the-password");
      await page.getByLabel("New password", { exact: true }).fill("om");
      await expect(page.getByText("at least 6 characters")).toBeVisible();
      await page.getByRole("button", { name: "Save new password" }).click();
      await expect(page.getByText("Password should be at least 6 characters.", { exact: true })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByLabel("New password", { exact: true }).fill("another-dawn-109");
      await page.getByLabel("Confirm new password", { exact: true }).fill("another-dawn-110");
      await page.getByRole("button", { name: "Save new password" }).click();
      await expect(page.getByText("Passwords don't match", { exact: true })).toBeVisible();
      await page.getByLabel("Confirm new password", { exact: true }).fill("another-dawn-109");
      await page.getByRole("button", { name: "Save new password" }).click();
      await expect(page.getByText("That password isn't right.", { exact: true })).toBeVisible();
      await expect(current).toBeFocused();
      await current.fill(PASSWORD);
      await page.getByRole("button", { name: "Save new password" }).click();
      await seeToast(page, "Password changed", "Your new password is saved, and every other device is signed out.");
      await expect(settingLine(page, "Password")).toBeFocused();

      await there.goto(at("/profile"));
      await there.waitForURL(at("/auth?next=%2Fprofile"));
      await logIn(there, email);
      await seeToast(there, "Login failed", "Invalid email or password.");
      await logIn(there, email, "another-dawn-109");
      await there.waitForURL(at("/profile"));
    },
  );

  journey(
    "by a link in an email: the button behind it signs in once, without a password, in a browser that nobody knows",
    async ({ page, openPage, expected }) => {
      expected.push(/400|429/);
      const email = await makeMember(page);
      await page.goto(await linkSentTo(email, "/confirm-email?token="));
      await page.getByRole("button", { name: "Confirm this address" }).click();
      await expect(page.getByRole("heading", { name: "Your email is confirmed" })).toBeVisible();

      const there = await openPage();
      await there.goto(at("/auth"));
      for (let guess = 0; guess < 10; guess++) {
        const data = { email, password: `guess ${guess}` };
        await there.request.post(at("/api/auth/sign-in"), { headers: { origin: at("") }, data });
      }
      await logIn(there, email);
      await seeToast(there, "Login failed", "Too many failed login attempts. Please try again later.");
      await expect(
        there.getByText("You don't have to wait: a link that signs you in can be emailed to you."),
      ).toBeVisible();
      expect(await violationsOf(there)).toEqual([]);
      await there.getByRole("button", { name: "Email me a sign-in link" }).click();
      await expect(there.getByLabel("Email")).toHaveValue(email);
      await there.getByLabel("Email").fill("mira@");
      await there.getByRole("button", { name: "Send sign-in link" }).click();
      await expect(there.getByText("Please enter a valid email address", { exact: true })).toBeVisible();
      expect(await violationsOf(there)).toEqual([]);
      await there.getByLabel("Email").fill(email);
      await there.getByRole("button", { name: "Send sign-in link" }).click();
      const onItsWay = "If there is an account with this email, a link that signs you in is on its way.";
      await seeToast(there, "Check your email", onItsWay);
      await expect(there.getByRole("tabpanel").getByText(onItsWay)).toBeVisible();
      await expect(there.getByRole("heading", { name: "Welcome back" })).toBeVisible();

      const link = await linkSentTo(email, "mode=use-link");
      await there.goto(link);
      await expect(there.getByText("Your link is here. Press the button to sign in.")).toBeVisible();
      expect(await violationsOf(there)).toEqual([]);
      expect(await overflowOf(there)).toBe(0);
      await there.getByRole("button", { name: "Sign In", exact: true }).click();
      await there.waitForURL(at("/"));
      await expect(avatar(there)).toBeVisible();
      await there.goBack();
      expect(there.url()).not.toContain("token");

      const another = await openPage();
      await another.goto(link);
      await another.getByRole("button", { name: "Sign In", exact: true }).click();
      await expect(another.getByText("This link has been used or is too old.")).toBeVisible();
      await another.getByRole("button", { name: "Ask for a new link" }).click();
      await expect(another.getByRole("heading", { name: "Sign in by email" })).toBeFocused();
    },
  );

  journey(
    "devices are listed by name, and signed out one by one or all at once",
    async ({ page, openPage, expected }) => {
      expected.push(/401/);
      const email = await becomeMember(page);
      const signInThere = async (userAgent: string) => {
        const there = await openPage({ viewport: sizes.phone, userAgent });
        await there.goto(at("/auth"));
        await logIn(there, email);
        await there.waitForURL(at("/"));
        return there;
      };
      const phone = await signInThere(android);
      await signInThere("curl/8");
      await page.goto(at("/profile"));
      await openSetting(page, "Signing in");
      const devices = page.getByRole("listitem").filter({ hasText: "Signed in" });
      await expect(devices).toHaveCount(3);
      await expect(devices.filter({ hasText: "This device" })).toContainText("Chrome on Linux");
      await expect(page.getByRole("button", { name: "Sign out everywhere else" })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
      await page.getByRole("button", { name: "Sign out Chrome on Android" }).click();
      await seeToast(page, "Signed out", "That device has been signed out.");
      await expect(devices).toHaveCount(2);
      await phone.goto(at("/profile"));
      await phone.waitForURL(at("/auth?next=%2Fprofile"));

      await signInThere(android);
      await page.reload();
      await openSetting(page, "Signing in");
      await page.getByRole("button", { name: "Sign out everywhere else" }).click();
      await seeToast(page, "Signed out", "Every other device has been signed out.");
      await expect(devices).toHaveCount(1);
      await expect(avatar(page)).toBeVisible();
    },
  );
});

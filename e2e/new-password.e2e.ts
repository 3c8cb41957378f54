import { expect } from "@playwright/test";
import { cutOff } from "./answers.ts";
import { violationsOf } from "./axe.ts";
import { at, journey } from "./journey.ts";
import { becomeMember, logIn, logOut, newEmail, PASSWORD, seeToast } from "./person.ts";
import { provider, withEachProvider } from "./provider.ts";
import { openBeforeApp } from "./delayed-scripts.ts";

journey.describe("a new password", () => {
  journey(
    "comes by mail: the link opens the form, and the new one holds",
    withEachProvider,
    async ({ page, expected }) => {
      expected.push(provider.complaint(401), /400/);
      const email = await becomeMember(page);
      await logOut(page);
      await page.getByRole("button", { name: "Forgot password?" }).click();
      await page.getByLabel("Email").fill(email);
      await page.getByRole("button", { name: "Send reset link" }).click();
      await seeToast(page, "Password Reset Email Sent", "Check your email for further instructions");
      await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
      await expect(page.getByRole("tabpanel").getByText("Check your email for further instructions")).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);

      const link = await provider.resetLinkOf(email);
      await page.goto(link);
      await page.getByLabel("New password", { exact: true }).fill("another-dawn-109");
      await page.getByLabel("Confirm password", { exact: true }).fill("another-dawn-109");
      await page.getByRole("button", { name: "Save new password" }).click();
      await seeToast(page, "Password changed", "You can now sign in with your new password.");
      expect(page.url()).not.toContain("token");
      await logIn(page, email, PASSWORD);
      await seeToast(page, "Login failed", "Invalid email or password.");
      await logIn(page, email, "another-dawn-109");
      await page.waitForURL(at("/"));

      await page.goto(link);
      await page.getByLabel("New password", { exact: true }).fill("a-third-dawn-110");
      await page.getByLabel("Confirm password", { exact: true }).fill("a-third-dawn-110");
      await page.getByRole("button", { name: "Save new password" }).click();
      await expect(page.getByText("This link has been used or is too old.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Ask for a new link" })).toBeVisible();
    },
  );

  journey(
    "is promised to an unknown address in the same words, also to who asks early",
    withEachProvider,
    async ({ page }) => {
      const loadApp = await openBeforeApp(page, "/auth?mode=reset");
      await page.getByLabel("Email").fill(newEmail());
      await page.keyboard.press("Enter");
      loadApp();
      await seeToast(page, "Password Reset Email Sent", "Check your email for further instructions");
    },
  );

  journey("may be written before the app is hydrated, and stays until it is", async ({ page, expected }) => {
    expected.push(/400/);
    const loadApp = await openBeforeApp(page, "/auth?mode=new-password&token=one-that-never-was");
    await page.getByLabel("New password", { exact: true }).fill("another-dawn-109");
    await page.getByLabel("Confirm password", { exact: true }).fill("another-dawn-109");
    await page.getByRole("button", { name: "Save new password" }).click();
    loadApp();
    await expect(page.getByText("This link has been used or is too old.")).toBeVisible();
    await expect(page.getByLabel("New password", { exact: true })).toHaveValue("another-dawn-109");
  });

  journey("could not be asked for: the toast says why", withEachProvider, async ({ page, expected }) => {
    expected.push(
      provider.complaint(500),
      provider.complaint(429),
      /ERR_INTERNET_DISCONNECTED/,
      /^warning: The attempt has failed TypeError/,
    );
    const tooMany = "Too many reset links were requested from here. Please try again later.";
    await page.goto(at("/auth?mode=reset"));
    await provider.refuse(page, "reset", "other");
    await page.getByLabel("Email").fill(newEmail());
    await page.getByRole("button", { name: "Send reset link" }).click();
    await seeToast(page, "Password Reset Failed", provider.otherMessage);
    await provider.refuse(page, "reset", "too-many");
    await page.getByRole("button", { name: "Send reset link" }).click();
    await seeToast(page, "Password Reset Failed", tooMany);
    await cutOff(page, provider.urlOf("reset"));
    await page.getByRole("button", { name: "Send reset link" }).click();
    await seeToast(page, "Password Reset Failed", "Network error. Please check your internet connection.");
  });
});

import { expect } from "@playwright/test";
import { violationsOf, overflowOf } from "./axe.ts";
import { at, journey } from "./journey.ts";
import { linkSentTo } from "./mails.ts";
import {
  avatar,
  becomeMember,
  logIn,
  makeMember,
  newEmail,
  openSetting,
  PASSWORD,
  seeToast,
  settingLine,
  signUp,
} from "./person.ts";

const confirmPage = "/confirm-email?token=";

journey.describe("the email address", () => {
  journey(
    "is confirmed by the link that came after signing up, and the profile falls silent",
    async ({ page, expected }) => {
      expected.push(/400/);
      const email = await signUp(page);
      await page.goto(at("/profile"));
      const card = page.locator(".profile-card");
      await expect(card.getByText("Not confirmed yet. Open the link we sent to this address.")).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await card.getByRole("button", { name: "Send it again" }).click();
      await seeToast(page, "Email sent", "Open the link in it within three days.");

      const link = await linkSentTo(email, confirmPage);
      // A server in production shows its emails to nobody.
      expect((await page.request.get(at("/outbox"))).status()).toBe(404);
      await page.goto(link);
      await expect(page.getByRole("heading", { name: "Confirm your email" })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole("button", { name: "Confirm this address" }).click();
      await expect(page.getByRole("heading", { name: "Your email is confirmed" })).toBeFocused();
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
      await page.getByRole("link", { name: "Go to your profile" }).click();
      await expect(card.getByText(email)).toBeVisible();
      await expect(card.getByText("Not confirmed yet.")).toHaveCount(0);

      await page.goto(link);
      await page.getByRole("button", { name: "Confirm this address" }).click();
      await expect(page.getByText("This link has been used or is too old. Please ask for a new one.")).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    },
  );

  journey(
    "is confirmed also where nobody is signed in, and a link without its token says so",
    async ({ page, openPage }) => {
      const email = await becomeMember(page);
      const there = await openPage();
      await there.goto(at("/confirm-email"));
      await there.getByRole("button", { name: "Confirm this address" }).click();
      await expect(there.getByText("Please open the link in the email again.")).toBeVisible();
      await there.goto(await linkSentTo(email, confirmPage));
      await there.getByRole("button", { name: "Confirm this address" }).click();
      await expect(there.getByRole("heading", { name: "Your email is confirmed" })).toBeVisible();
    },
  );

  journey("that was mistyped is corrected with the password, and signs in at once", async ({ page, expected }) => {
    expected.push(/40[0139]/);
    const taken = await becomeMember(page);
    await page.context().clearCookies();
    await becomeMember(page);
    const right = newEmail();
    await page.goto(at("/profile"));
    await openSetting(page, "Email");
    await expect(page.getByLabel("Your password", { exact: true })).toBeFocused();
    await page.getByRole("button", { name: "Save new email" }).click();
    await expect(page.getByText("Please enter your password", { exact: true })).toBeVisible();
    await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("New email").fill("mira@");
    await page.getByRole("button", { name: "Save new email" }).click();
    await expect(page.getByText("Please enter a valid email address.", { exact: true })).toBeVisible();
    await page.getByLabel("New email").fill(taken);
    await page.getByRole("button", { name: "Save new email" }).click();
    await expect(page.getByText("Another account uses this email.", { exact: true })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel("New email").fill(right);
    await page.getByRole("button", { name: "Save new email" }).click();
    await seeToast(page, "Email changed", "We have sent a link to your new address to confirm it.");
    await expect(page.locator(".profile-card").getByText(right)).toBeVisible();
    await expect(settingLine(page, "Email")).toBeFocused();
    await page.context().clearCookies();
    await page.goto(at("/auth"));
    await logIn(page, right);
    await expect(avatar(page)).toBeVisible();
  });

  journey("that was confirmed is replaced when the new one is confirmed", async ({ page }) => {
    const email = await makeMember(page);
    await page.goto(await linkSentTo(email, confirmPage));
    await page.getByRole("button", { name: "Confirm this address" }).click();
    await page.getByRole("link", { name: "Go to your profile" }).click();
    const next = newEmail();
    await openSetting(page, "Email");
    await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("New email").fill(next);
    await page.getByRole("button", { name: "Save new email" }).click();
    await seeToast(page, "Check your email", `Open the link we sent to ${next}.`);
    await expect(page.getByText(`${next} replaces this address once you open the link we sent there.`)).toBeVisible();
    await expect(page.locator(".profile-card").getByText(email)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);

    await page.goto(await linkSentTo(next, confirmPage));
    await page.getByRole("button", { name: "Confirm this address" }).click();
    await page.getByRole("link", { name: "Go to your profile" }).click();
    await expect(page.locator(".profile-card").getByText(next)).toBeVisible();
  });
});

import { expect, type Page } from "@playwright/test";
import { violationsOf } from "./axe.ts";
import { at, journey, sizes } from "./journey.ts";
import { linkSentTo } from "./mails.ts";
import { avatar, becomeMember, logIn, logOut, makeMember, openSetting, PASSWORD, seeToast } from "./person.ts";

/** Gives the page a device with a fingerprint sensor, which Chromium imitates. */
async function giveAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    recognize: (isUserVerified: boolean) =>
      devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

async function addPasskey(page: Page) {
  await page.goto(at("/profile"));
  await openSetting(page, "Signing in");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByLabel("Current password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Presses the button, which appears once the form is hydrated; a form is hydrated when somebody uses the page. */
async function signInWithPasskey(page: Page) {
  await page.getByLabel("Email").focus();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
}

journey.describe("passkeys", () => {
  journey(
    "one is added, signs in without a password, and no longer does when it is removed",
    async ({ page, expected }) => {
      expected.push(/401/);
      await giveAuthenticator(page);
      await becomeMember(page);
      await addPasskey(page);
      await seeToast(page, "Passkey added", "You can now sign in with it.");
      await expect(page.getByText("Never used")).toBeVisible();

      await logOut(page);
      await signInWithPasskey(page);
      await page.waitForURL(at("/"));
      await expect(avatar(page)).toBeVisible();

      await page.goto(at("/profile"));
      await openSetting(page, "Signing in");
      await expect(page.getByRole("button", { name: /^Remove passkey of / })).toBeVisible();
      await expect(page.getByText("Never used")).toHaveCount(0);
      await page.getByRole("button", { name: /^Remove passkey of / }).click();
      await expect(page.getByRole("heading", { name: "Passkeys" })).toBeFocused();
      await expect(page.getByRole("button", { name: /^Remove passkey of / })).toHaveCount(0);

      await logOut(page);
      await signInWithPasskey(page);
      await expect(page.getByRole("alert")).toContainText(
        "This passkey is not known here. Sign in with your password.",
      );
    },
  );

  journey(
    "a reset lists them, and removes those that somebody else may have added",
    async ({ page, openPage, expected }) => {
      expected.push(/401/);
      await giveAuthenticator(page);
      const email = await becomeMember(page);
      await addPasskey(page);
      await seeToast(page, "Passkey added", "You can now sign in with it.");
      const thief = await openPage({ viewport: sizes.phone });
      await giveAuthenticator(thief);
      await thief.goto(at("/auth"));
      await logIn(thief, email);
      await thief.waitForURL(at("/"));
      await addPasskey(thief);
      await seeToast(thief, "Passkey added", "You can now sign in with it.");

      await page.reload();
      await openSetting(page, "Signing in");
      await expect(page.getByText("Added elsewhere since you signed in here.")).toHaveCount(1);
      await page.request.post(at("/api/auth/reset"), { headers: { origin: at("") }, data: { email } });
      await page.goto(await linkSentTo(email, "mode=new-password"));
      const choices = page.getByRole("group", { name: "Passkeys to remove" }).getByRole("checkbox");
      await expect(choices).toHaveCount(2);
      await expect(choices.first()).not.toBeChecked();
      await expect(choices.last()).toBeChecked();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByLabel("New password", { exact: true }).fill("another-dawn-109");
      await page.getByLabel("Confirm password", { exact: true }).fill("another-dawn-109");
      await page.getByRole("button", { name: "Save new password" }).click();
      await seeToast(page, "Password changed", "You can now sign in with your new password.");

      await thief.goto(at("/auth"));
      await signInWithPasskey(thief);
      await expect(thief.getByRole("alert")).toContainText("This passkey is not known here.");
      await signInWithPasskey(page);
      await page.waitForURL(at("/"));
    },
  );

  journey("a wrong password adds none, and says so at the field", async ({ page, expected }) => {
    expected.push(/403/);
    await giveAuthenticator(page);
    await makeMember(page);
    await page.goto(at("/profile"));
    await openSetting(page, "Signing in");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByLabel("Current password", { exact: true }).fill("not hers");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("That password isn't right.")).toBeVisible();
    await expect(page.getByLabel("Current password", { exact: true })).toBeFocused();
  });

  journey("a device that does not recognize anybody makes none and signs nobody in, and says so", async ({ page }) => {
    const device = await giveAuthenticator(page);
    await becomeMember(page);
    await device.recognize(false);
    await addPasskey(page);
    await seeToast(page, "The passkey could not be added", "No passkey was created. You can try again.");
    await device.recognize(true);
    await page.getByRole("button", { name: "Continue" }).click();
    await seeToast(page, "Passkey added", "You can now sign in with it.");

    await logOut(page);
    await device.recognize(false);
    await signInWithPasskey(page);
    await expect(page.getByRole("alert")).toContainText("No passkey was used.");
  });

  journey("a second one for the same device is not made", async ({ page }) => {
    await giveAuthenticator(page);
    await becomeMember(page);
    await addPasskey(page);
    await seeToast(page, "Passkey added", "You can now sign in with it.");
    await addPasskey(page);
    await seeToast(page, "The passkey could not be added", "This device already has a passkey for your account.");
  });
});

import { expect } from "@playwright/test";
import { violationsOf } from "./axe.ts";
import { at, journey } from "./journey.ts";
import { avatar, newEmail, PASSWORD, seeToast } from "./person.ts";

journey(
  "a password that guessers try first is refused at its field, and another is taken",
  async ({ page, expected }) => {
    expected.push(/400/);
    await page.goto(at("/auth?mode=signup"));
    const password = page.getByLabel("Password", { exact: true });
    const confirmation = page.getByLabel("Confirm password", { exact: true });
    await page.getByLabel("Name").fill("Asha");
    await page.getByLabel("Email").fill(newEmail());
    for (const field of [password, confirmation]) await field.fill("iloveyou");
    await page.getByRole("button", { name: "Sign Up" }).click();
    const refusal = "This is one of the most common passwords. Please choose another.";
    await seeToast(page, "Registration failed", refusal);
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(new RegExp(refusal));
    expect(await violationsOf(page)).toEqual([]);

    for (const field of [password, confirmation]) await field.fill(PASSWORD);
    await page.getByRole("button", { name: "Sign Up" }).click();
    await page.waitForURL(at("/"));
    await expect(avatar(page)).toBeVisible();
  },
);

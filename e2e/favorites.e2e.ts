import { expect } from "@playwright/test";
import { answer, cutOff } from "./answers.ts";
import { at, journey, lowSizes } from "./journey.ts";
import { avatar, becomeMember, heart, makeMember, seeToast } from "./person.ts";

journey.describe("favorites", () => {
  journey("ask for a sign-in where the session has ended", async ({ page, expected }) => {
    expected.push(/401/);
    await makeMember(page);
    await page.goto(at("/deity/shiva"));
    await expect(avatar(page)).toBeVisible();
    await page.context().clearCookies();
    await heart(page).click();
    await seeToast(page, "Login Required", "Please login to add favorites");
    await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  });

  journey("that are none say at once how to find some, on a phone on its side", async ({ openPage }) => {
    const page = await openPage({ viewport: lowSizes.phoneOnItsSide });
    await makeMember(page);
    await page.goto(at("/favorites"));
    await expect(page.getByRole("link", { name: "Explore Mantras" })).toBeInViewport({ ratio: 1 });
  });

  journey("a heart is filled when the mantra is kept, and stays so", async ({ page }) => {
    await makeMember(page);
    await page.goto(at("/deity/shiva"));
    await expect(avatar(page)).toBeVisible();
    const title = await page.locator(".mantra h2").first().textContent();
    await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
    await heart(page).click();
    await seeToast(page, "Added to favorites", `${title} has been added to your favorites.`);
    await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
    await expect(heart(page)).toBeEnabled();
    await heart(page).click();
    await seeToast(page, "Removed from favorites", `${title} has been removed from your favorites.`);
    await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
  });

  journey("a heart waits for the answer, and stays as it was when there is none", async ({ page, expected }) => {
    expected.push(/500/, /favorite was not saved/);
    await makeMember(page);
    await page.goto(at("/deity/shiva"));
    await expect(avatar(page)).toBeVisible();
    const refused = Promise.withResolvers<void>();
    await page.route("**/api/favorites/*", async (route) => {
      await refused.promise;
      await route.fulfill({ status: 500, contentType: "text/plain", body: "No" });
    });
    await heart(page).click();
    await expect(heart(page)).toBeDisabled();
    await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
    refused.resolve();
    await seeToast(page, "Error", "Failed to update favorites. Please try again.");
    await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
    await expect(heart(page)).toBeEnabled();
  });

  journey("a heart that cannot be saved says so, also without a script for it", async ({ page, expected }) => {
    expected.push(/503/, /ERR_INTERNET_DISCONNECTED/, /favorite was not saved/);
    await becomeMember(page);
    await answer(page, "/api/session", 503, "The database is away");
    await page.goto(at("/deity/shiva"));
    await expect(page.getByText("Authentication System Error", { exact: true })).toBeVisible();
    await heart(page).click();
    await seeToast(page, "Error", "Failed to update favorites. Please try again.");
    await page.unrouteAll();
    await cutOff(page, "/assets/{toggle-favorite,toaster}*.js*");
    await page.reload();
    await expect(avatar(page)).toBeVisible();
    await heart(page).click();
    await seeToast(page, "Error", "Failed to update favorites. Please try again.");
    await expect(heart(page)).toBeEnabled();
  });

  journey("a card goes at once, and the list is refetched after that", async ({ page }) => {
    await becomeMember(page);
    await page.evaluate(() =>
      Promise.all(["om-namah-shivaya", "maha-mantra"].map((id) => fetch(`/api/favorites/${id}`, { method: "POST" }))),
    );
    await page.goto(at("/favorites"));
    await expect(page.getByText("2 mantras", { exact: true })).toBeVisible();
    const refetched = page.waitForResponse((response) => response.url() === at("/api/favorites"));
    await heart(page).click();
    await expect(page.getByText("1 mantra", { exact: true })).toBeVisible();
    await refetched;
    await heart(page).click();
    await expect(page.getByRole("heading", { name: "No Favorites Yet" })).toBeVisible();
    await page.getByRole("link", { name: "Explore Mantras" }).click();
    await page.waitForURL(at("/"));
  });

  journey("that cannot be read say so, and are asked for again by reloading", async ({ page, expected }) => {
    expected.push(/500/);
    await becomeMember(page);
    await answer(page, "/api/favorites", 500, "Something went wrong on the server");
    await page.goto(at("/favorites"));
    await expect(page.getByRole("heading", { name: "Error Loading Favorites" })).toBeVisible();
    await expect(page.getByText("500: Something went wrong on the server")).toBeVisible();
    await page.unroute("**/api/favorites");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { name: "No Favorites Yet" })).toBeVisible();
  });
});

import { describe, expect } from "vitest";
import { answer, cutOff } from "./answers.ts";
import { at, journey } from "./journey.ts";
import { avatar, heart, seeToast, signUp } from "./person.ts";

describe("favourites", () => {
  journey("are not for whose session has ended: they are asked to sign in", async ({ page, expected }) => {
    expected.push(/401/);
    await signUp(page);
    await page.goto(at("/deity/shiva"));
    await avatar(page).waitFor();
    await page.context().clearCookies();
    await heart(page).click();
    await seeToast(page, "Login Required", "Please login to add favorites");
    await page.getByRole("link", { name: "Sign In" }).waitFor();
  });

  journey("a heart is filled when the mantra is kept, and stays so", async ({ page }) => {
    await signUp(page);
    await page.goto(at("/deity/shiva"));
    const title = await page.locator(".mantra h2").first().textContent();
    expect(await heart(page).getAttribute("aria-pressed")).toBe("false");
    await heart(page).click();
    await seeToast(page, "Added to favorites", `${title} has been added to your favorites.`);
    await expect.poll(() => heart(page).getAttribute("aria-pressed")).toBe("true");
    await page.reload();
    await expect.poll(() => heart(page).getAttribute("aria-pressed")).toBe("true");
    await heart(page).click();
    await seeToast(page, "Removed from favorites", `${title} has been removed from your favorites.`);
    await expect.poll(() => heart(page).getAttribute("aria-pressed")).toBe("false");
  });

  journey("a heart waits for the answer, and stays as it was when there is none", async ({ page, expected }) => {
    expected.push(/500/, /favourite was not saved/);
    await signUp(page);
    await page.goto(at("/deity/shiva"));
    await avatar(page).waitFor();
    await page.route("**/api/favorites/*", async (route) => {
      await new Promise((done) => setTimeout(done, 400));
      await route.fulfill({ status: 500, contentType: "text/plain", body: "No" });
    });
    await heart(page).click();
    expect(await heart(page).isDisabled()).toBe(true);
    expect(await heart(page).getAttribute("aria-pressed")).toBe("false");
    await seeToast(page, "Error", "Failed to update favorites. Please try again.");
    expect(await heart(page).getAttribute("aria-pressed")).toBe("false");
    expect(await heart(page).isEnabled()).toBe(true);
  });

  journey("a heart that cannot be saved says so, also without a script for it", async ({ page, expected }) => {
    expected.push(/503/, /ERR_INTERNET_DISCONNECTED/, /favourite was not saved/);
    await signUp(page);
    await answer(page, "/api/session", 503, "The database is away");
    await page.goto(at("/deity/shiva"));
    await page.getByText("Authentication System Error", { exact: true }).waitFor();
    await heart(page).click();
    await seeToast(page, "Error", "Failed to update favorites. Please try again.");
    await page.unrouteAll();
    await cutOff(page, "/assets/{toggle-favorite,toaster}*.js");
    await page.reload();
    await avatar(page).waitFor();
    await heart(page).click();
    await seeToast(page, "Error", "Failed to update favorites. Please try again.");
    expect(await heart(page).isEnabled()).toBe(true);
  });

  journey("a card goes at once, the list is read anew half a second later", async ({ page }) => {
    await signUp(page);
    await page.evaluate(() =>
      Promise.all(["om-namah-shivaya", "maha-mantra"].map((id) => fetch(`/api/favorites/${id}`, { method: "POST" }))),
    );
    await page.goto(at("/favorites"));
    await page.getByText("2 mantras", { exact: true }).waitFor();
    const reads: number[] = [];
    page.on("request", (request) => {
      if (request.method() === "GET" && request.url().endsWith("/api/favorites")) reads.push(Date.now());
    });
    await heart(page).click();
    await page.getByText("One mantra", { exact: true }).waitFor();
    const gone = Date.now();
    expect(reads).toEqual([]);
    await expect.poll(() => reads.length).toBe(1);
    expect((reads[0] ?? 0) - gone).toBeGreaterThan(250);
    await heart(page).click();
    await page.getByRole("heading", { name: "No Favorites Yet" }).waitFor();
    await page.getByRole("link", { name: "Explore Mantras" }).click();
    await page.waitForURL(at("/"));
  });

  journey("that cannot be read say so, and are asked for again by reloading", async ({ page, expected }) => {
    expected.push(/500/);
    await signUp(page);
    await answer(page, "/api/favorites", 500, "Something went wrong on the server");
    await page.goto(at("/favorites"));
    await page.getByRole("heading", { name: "Error Loading Favorites" }).waitFor();
    await page.getByText("500: Something went wrong on the server").waitFor();
    await page.unroute("**/api/favorites");
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.getByRole("heading", { name: "No Favorites Yet" }).waitFor();
  });
});

import { expect } from "@playwright/test";
import { answer } from "./answers.ts";
import { at, journey, sizes } from "./journey.ts";
import {
  avatar,
  becomeMember,
  heart,
  logIn,
  logOut,
  makeMember,
  newEmail,
  PASSWORD,
  seeToast,
  signUp,
} from "./person.ts";

journey.describe("signing out", () => {
  journey("leads to the sign-in page and says so; what was shown is gone", async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.desktop });
    const email = await becomeMember(page);
    const links = page.getByRole("navigation").getByRole("link", { name: /^(Favorites|Profile)$/ });
    await expect(links).toHaveCount(2);
    await avatar(page).click();
    await expect(page.getByRole("menu").getByText("Asha Devi")).toBeVisible();
    await expect(page.getByRole("menu").getByText(email)).toBeVisible();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await seeToast(page, "Logged out", "You have been successfully logged out");
    await page.waitForURL(at("/auth"));
    await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect(links).toHaveCount(0);
  });

  journey("that fails says why, and can be tried again", async ({ page, expected }) => {
    expected.push(/503/);
    await becomeMember(page);
    await answer(page, "/api/auth/sign-out", 503, "The server is resting");
    await avatar(page).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await seeToast(page, "Logout failed", "503: The server is resting");
    await page.unroute("**/api/auth/sign-out");
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await page.waitForURL(at("/auth"));
  });

  journey("the menu is walked by keyboard and leads to the pages of the person", async ({ page }) => {
    await signUp(page);
    // The new page takes the focus when it is shown.
    await expect(page.locator("h1")).toBeFocused();
    await avatar(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "My Profile" })).toBeVisible();
    const favorites = page.getByRole("menuitem", { name: "My Favorites" });
    // The number of presses depends on when the menu is loaded.
    await expect
      .poll(async () => {
        await page.keyboard.press("ArrowDown");
        return favorites.evaluate((item) => item === document.activeElement);
      })
      .toBe(true);
    await page.keyboard.press("Enter");
    await page.waitForURL(at("/favorites"));
    await expect(page.getByRole("heading", { name: "No Favorites Yet" })).toBeVisible();
  });

  journey("the next person on the same device sees nothing of the one before", async ({ page }) => {
    await makeMember(page, { name: "Asha Devi" });
    await page.goto(at("/deity/shiva"));
    await heart(page).click();
    await seeToast(page, "Added to favorites", "has been added to your favorites.");
    await logOut(page);
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await page.getByLabel("Name").fill("Bodhi");
    await page.getByLabel("Email").fill(newEmail());
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign Up" }).click();
    await page.waitForURL(at("/"));
    await avatar(page).click();
    await page.getByRole("menuitem", { name: "My Favorites" }).click();
    await expect(page.getByRole("heading", { name: "No Favorites Yet" })).toBeVisible();
  });
});

journey.describe("another tab", () => {
  journey("learns of a sign-out, and shows nothing personal any more", async ({ page }) => {
    await becomeMember(page);
    const other = await page.context().newPage();
    await other.goto(at("/profile"));
    await expect(other.getByRole("heading", { name: "Your data" })).toBeVisible();
    await logOut(page);
    await other.waitForURL(at("/auth?next=%2Fprofile"));
    await expect(avatar(other)).toHaveCount(0);
  });
});

journey.describe("a page for signed-in people", () => {
  journey("sends others to sign in, and back afterwards", async ({ page }) => {
    const email = await becomeMember(page);
    for (const path of ["/favorites", "/profile"]) {
      await logOut(page);
      await page.goto(at(path));
      await page.waitForURL(at(`/auth?next=${encodeURIComponent(path)}`));
      await logIn(page, email);
      await page.waitForURL(at(path));
    }
  });

  journey("says that the session is loading, then that it redirects", async ({ openPage, expected }) => {
    expected.push(/^failed: .*\.js csp$/);
    const still = await openPage({ javaScriptEnabled: false });
    await still.goto(at("/profile"));
    await expect(still.getByText("Loading authentication...", { exact: true })).toBeAttached();
    const page = await openPage();
    const seen: string[] = [];
    await page.exposeFunction("see", (text: string) => seen.push(text));
    await page.addInitScript(() => {
      const { see } = window as unknown as { see: (text: string) => void };
      new MutationObserver(() => see(document.querySelector("main .working")?.textContent ?? "")).observe(document, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await page.goto(at("/profile"));
    await page.waitForURL(/\/auth/);
    expect(seen.join("|")).toMatch(/Loading authentication\.\.\.[|\s\S]*Redirecting to login\.\.\./);
  });

  journey("waits for a session that is merely slow, and calls it no error", async ({ page }) => {
    await becomeMember(page);
    const answered = Promise.withResolvers<void>();
    await page.route("**/api/session", async (route) => {
      await answered.promise;
      await route.continue();
    });
    await page.goto(at("/profile"));
    // By then neither header nor page waits for the response: they show whose device this is, and what it knows.
    await expect(page.getByRole("banner").getByRole("link", { name: "Profile" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "My Profile" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Authentication Error" })).toHaveCount(0);
    answered.resolve();
    await expect(page.getByRole("heading", { name: "Your data" })).toBeVisible();
  });

  journey("links to the sign-in page when the session cannot be loaded", async ({ page, expected }) => {
    expected.push(/503/);
    await answer(page, "/api/session", 503, "The database is away");
    await page.goto(at("/favorites"));
    await expect(page.getByRole("heading", { name: "Authentication Error" })).toBeVisible();
    await page.getByRole("link", { name: "Go to Login Page" }).click();
    await page.waitForURL(at("/auth"));
  });
});

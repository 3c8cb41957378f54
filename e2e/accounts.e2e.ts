import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { at, journey, sizes } from "./journey.ts";
import { avatar, chantEarlier, logIn, logOut, newEmail, PASSWORD, seeToast, signUp } from "./person.ts";
import { openOnSlowLine } from "./slow-line.ts";

const heart = (page: Page) => page.getByRole("button", { name: /^Favorite / }).first();

/** The answer of the server, or of a network that is not there. */
const answer = (page: Page, path: string, status: number, body: string) =>
  page.route(`**${path}`, (route) => route.fulfill({ status, contentType: "text/plain", body }));
const cutOff = (page: Page, path: string) => page.route(`**${path}`, (route) => route.abort("internetdisconnected"));

describe("signing up", () => {
  journey("makes an account, signs in, says so and leads home", async ({ page }) => {
    await signUp(page);
    await seeToast(page, "Account created!", "Your account has been created successfully. You are now logged in.");
    expect(await avatar(page).textContent()).toBe("A");
  });

  journey("may begin before the app is there: what is written and sent by then holds", async ({ page }) => {
    const arrive = await openOnSlowLine(page, "/auth?mode=signup");
    await page.getByRole("heading", { name: "Create your account" }).waitFor();
    await page.getByLabel("Name").fill("Asha");
    await page.getByLabel("Email").fill(newEmail());
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign Up" }).click();
    arrive();
    await seeToast(page, "Account created!", "Your account has been created successfully. You are now logged in.");
  });

  journey("says next to each field what is wrong with it", async ({ page }) => {
    await page.goto(at("/auth?mode=signup"));
    await page.getByLabel("Email").fill("nobody");
    await page.getByLabel("Password", { exact: true }).fill("abc");
    await page.getByRole("button", { name: "Sign Up" }).click();
    const wrong = {
      Name: "Name must be at least 2 characters long",
      Email: "Please enter a valid email address",
      Password: "Password must be at least 6 characters long",
      "Confirm password": "Confirm password must be at least 6 characters long",
    };
    for (const [label, message] of Object.entries(wrong)) {
      const field = page.getByLabel(label, { exact: true });
      await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
      const note = page.locator(`[id="${await field.getAttribute("aria-describedby")}"]`);
      expect(await note.textContent()).toContain(message);
    }
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name");
    await page.getByLabel("Confirm password", { exact: true }).fill("abcdefg");
    await page.getByLabel("Password", { exact: true }).fill("abcdef");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await page.getByText("Passwords don't match", { exact: true }).waitFor();
  });

  journey("lists what the password still needs while it is written", async ({ page }) => {
    await page.goto(at("/auth?mode=signup"));
    await page.getByLabel("Confirm password", { exact: true }).waitFor();
    await page.getByLabel("Password", { exact: true }).pressSequentially("jap");
    await page.getByText("at least 6 characters", { exact: true }).waitFor();
    await page.getByLabel("Password", { exact: true }).pressSequentially("a108");
    await page.getByText("The password meets every rule.").waitFor();
  });

  journey("promises nothing of a password while its rules are not known", async ({ page, expected }) => {
    expected.push(/500/);
    await answer(page, "/api/session", 500, "Something went wrong on the server");
    await page.goto(at("/auth?mode=signup"));
    await page.getByText("Authentication System Error", { exact: true }).waitFor();
    expect(await page.getByRole("link", { name: "Try Email Login" }).count()).toBe(0);
    await page.getByLabel("Password", { exact: true }).pressSequentially("a");
    expect(await page.getByText("The password").count()).toBe(0);
  });

  journey("tells who has an account already to sign in", async ({ openPage, expected }) => {
    expected.push(/409/);
    const email = await signUp(await openPage());
    const page = await openPage();
    await page.goto(at("/auth?mode=signup"));
    await page.getByLabel("Name").fill("Another");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign Up" }).click();
    await seeToast(page, "Registration failed", "This email is already registered. Please try logging in instead.");
  });

  for (const [what, status, body, words] of [
    ["an address the server refuses", 400, "Please enter a valid email address", "Please enter a valid email address."],
    [
      "a password the server finds weak",
      400,
      "The password must have at least 8 characters.",
      "Password should be at least 6 characters.",
    ],
    ["another failure", 500, "The server is resting", "Registration failed: 500: The server is resting"],
  ] as const) {
    journey(`has words for ${what}`, async ({ page, expected }) => {
      expected.push(/status of \d+|^status \d+/);
      await page.goto(at("/auth?mode=signup"));
      await answer(page, "/api/auth/sign-up", status, body);
      await page.getByLabel("Name").fill("Asha");
      await page.getByLabel("Email").fill(newEmail());
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: "Sign Up" }).click();
      await seeToast(page, "Registration failed", words);
    });
  }
});

describe("signing in", () => {
  journey("leads home, and the browser is known again after a reload", async ({ page }) => {
    const email = await signUp(page);
    await logOut(page);
    await logIn(page, email);
    await page.waitForURL(at("/"));
    await page.reload();
    await avatar(page).waitFor();
  });

  journey("answers alike to an unknown address and to a wrong password", async ({ page, expected }) => {
    expected.push(/401/);
    const email = await signUp(page);
    await logOut(page);
    for (const [address, password] of [
      [newEmail(), PASSWORD],
      [email, "wrong-password"],
    ] as const) {
      await page.reload();
      await logIn(page, address, password);
      await seeToast(page, "Login failed", "Invalid email or password.");
    }
  });

  for (const [what, status, body, words] of [
    [
      "too many attempts",
      429,
      "Too many failed login attempts. Please try again later.",
      "Too many failed login attempts. Please try again later.",
    ],
    ["a service that is away", 503, "The server is resting", "Authentication service is not available"],
    ["another failure", 500, "The server is resting", "Login failed: 500: The server is resting"],
  ] as const) {
    journey(`has words for ${what}`, async ({ page, expected }) => {
      expected.push(/status of \d+|^status \d+/);
      await page.goto(at("/auth"));
      await answer(page, "/api/auth/sign-in", status, body);
      await logIn(page, newEmail());
      await seeToast(page, "Login failed", words);
    });
  }

  journey("has words for a network that is not there", async ({ page, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/, /^warning: TypeError/);
    await page.goto(at("/auth"));
    await cutOff(page, "/api/auth/sign-in");
    await logIn(page, newEmail());
    await seeToast(page, "Login failed", "Network error. Please check your internet connection.");
  });

  journey("that cannot even be tried says so too, and can be tried when it can", async ({ page, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/, /dynamically imported module/, /401/);
    await page.goto(at("/auth"));
    await cutOff(page, "/assets/{attempts,toaster}*.js");
    await logIn(page, newEmail());
    await seeToast(page, "Login failed", "Network error. Please check your internet connection.");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Sign In" }).click();
    await seeToast(page, "Login failed", "Invalid email or password.");
    expect(await page.locator(".toast").count()).toBe(1);
  });

  journey("wants both email and password", async ({ page }) => {
    await page.goto(at("/auth"));
    await page.getByRole("button", { name: "Sign In" }).click();
    await seeToast(page, "Login failed", "Email and password are required");
    await page.getByText("Please enter a valid email address", { exact: true }).waitFor();
    await page.getByText("Password must be at least 6 characters long", { exact: true }).waitFor();
  });

  journey("holds the button while it is on its way", async ({ page, expected }) => {
    expected.push(/401/);
    await page.goto(at("/auth"));
    await page.route("**/api/auth/sign-in", async (route) => {
      await new Promise((done) => setTimeout(done, 600));
      await route.continue();
    });
    await logIn(page, newEmail());
    const button = page.getByRole("button", { name: "Sign In" });
    expect(await button.isDisabled()).toBe(true);
    expect(await button.locator(".spinner").count()).toBe(1);
    await expect.poll(() => button.isEnabled()).toBe(true);
  });

  journey("works by keyboard alone, from tab to tab and through the form", async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.desktop });
    const email = await signUp(page);
    await logOut(page);
    await page.getByRole("tab", { name: "Sign In" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("heading", { name: "Create your account" }).waitFor();
    await page.keyboard.press("ArrowLeft");
    await page.getByRole("heading", { name: "Welcome back" }).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.getByLabel("Password", { exact: true }).getAttribute("type")).toBe("text");
    await page.getByLabel("Password", { exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(at("/"));
  });

  journey("tells password managers which field is which", async ({ page }) => {
    await page.goto(at("/auth"));
    const hints = () =>
      page.locator(".auth input").evaluateAll((all) => all.map((one) => one.getAttribute("autocomplete")));
    expect(await hints()).toEqual(["username", "current-password"]);
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await page.getByLabel("Name").waitFor();
    expect(await hints()).toEqual(["name", "username", "new-password", "new-password"]);
  });

  journey("is not offered to who is signed in: they are led home", async ({ page }) => {
    await signUp(page);
    await page.route("**/api/session", async (route) => {
      await new Promise((done) => setTimeout(done, 200));
      await route.continue();
    });
    await page.goto(at("/auth"));
    await page.waitForURL(at("/"));
    await page.goto(at("/auth?next=/favorites"));
    await page.waitForURL(at("/favorites"));
    await page.goto(at("/auth?next=//evil.example/"));
    await page.waitForURL(at("/"));
  });

  journey("is being set up: the page says so and looks again, three times at most", async ({ page, expected }) => {
    expected.push(/status of 503|^status 503/);
    let asked = 0;
    await page.route("**/api/session", async (route) => {
      asked += 1;
      const reply = await route.fetch();
      const session = await reply.json();
      await route.fulfill({ json: { ...session, identity: { ...session.identity, available: false } } });
    });
    await page.goto(at("/auth"));
    await seeToast(page, "Authentication Notice", "Setting up authentication service...");
    await page.getByText("Authentication System Error", { exact: true }).waitFor();
    await expect.poll(() => asked, { timeout: 15_000 }).toBe(4);
    await page.waitForTimeout(3500);
    expect(asked).toBe(4);
    await logIn(page, newEmail());
    await seeToast(page, "Login failed", "Authentication service is not available");
  });

  journey("is away: the page looks again, but not when somebody has begun to write", async ({ page, expected }) => {
    expected.push(/503/);
    let loaded = 0;
    page.on("load", () => (loaded += 1));
    await answer(page, "/api/session", 503, "The database is away");
    await page.goto(at("/auth"));
    await seeToast(page, "Authentication Notice", "Setting up authentication service...");
    await expect.poll(() => loaded, { timeout: 15_000 }).toBe(2);
    await page.getByRole("link", { name: "Try Email Login" }).waitFor();
    await page.getByLabel("Email").fill("asha@");
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await page.getByLabel("Name").waitFor();
    await page.waitForTimeout(3500);
    expect(loaded).toBe(2);
    expect(await page.getByLabel("Email").inputValue()).toBe("asha@");
  });
});

describe("a new password", () => {
  journey("comes by mail: the link opens the form, and the new one holds", async ({ page, expected }) => {
    expected.push(/401/, /400/);
    const email = await signUp(page);
    await logOut(page);
    await page.getByRole("button", { name: "Forgot password?" }).click();
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send reset link" }).click();
    await seeToast(page, "Password Reset Email Sent", "Check your email for further instructions");
    await page.getByRole("heading", { name: "Welcome back" }).waitFor();

    const link = await linkSentTo(email);
    await page.goto(link);
    await page.getByLabel("New password", { exact: true }).fill("another-dawn-109");
    await page.getByLabel("Confirm password", { exact: true }).fill("another-dawn-109");
    await page.getByRole("button", { name: "Save new password" }).click();
    await seeToast(page, "Password Changed", "You can now sign in with your new password.");
    expect(page.url()).not.toContain("token");
    await logIn(page, email, PASSWORD);
    await seeToast(page, "Login failed", "Invalid email or password.");
    await logIn(page, email, "another-dawn-109");
    await page.waitForURL(at("/"));

    await page.goto(link);
    await page.getByLabel("New password", { exact: true }).fill("a-third-dawn-110");
    await page.getByLabel("Confirm password", { exact: true }).fill("a-third-dawn-110");
    await page.getByRole("button", { name: "Save new password" }).click();
    await page.getByText("This link has been used or is too old.").waitFor();
    await page.getByRole("button", { name: "Ask for a new link" }).waitFor();
  });

  journey("is promised to an unknown address in the same words, also to who asks early", async ({ page }) => {
    const arrive = await openOnSlowLine(page, "/auth?mode=reset");
    await page.getByLabel("Email").fill(newEmail());
    await page.keyboard.press("Enter");
    arrive();
    await seeToast(page, "Password Reset Email Sent", "Check your email for further instructions");
  });

  journey("may be written before the app is there, and stays until it is", async ({ page, expected }) => {
    expected.push(/400/);
    const arrive = await openOnSlowLine(page, "/auth?mode=new-password&token=one-that-never-was");
    await page.getByLabel("New password", { exact: true }).fill("another-dawn-109");
    await page.getByLabel("Confirm password", { exact: true }).fill("another-dawn-109");
    await page.getByRole("button", { name: "Save new password" }).click();
    arrive();
    await page.getByText("This link has been used or is too old.").waitFor();
    expect(await page.getByLabel("New password", { exact: true }).inputValue()).toBe("another-dawn-109");
  });

  journey("could not be asked for: the toast says why", async ({ page, expected }) => {
    expected.push(/503/, /ERR_INTERNET_DISCONNECTED/, /^warning: TypeError/);
    await page.goto(at("/auth?mode=reset"));
    await answer(page, "/api/auth/reset", 503, "The server is resting");
    await page.getByLabel("Email").fill(newEmail());
    await page.getByRole("button", { name: "Send reset link" }).click();
    await seeToast(page, "Password Reset Failed", "503: The server is resting");
    await cutOff(page, "/api/auth/reset");
    await page.getByRole("button", { name: "Send reset link" }).click();
    await seeToast(page, "Password Reset Failed", "Network error. Please check your internet connection.");
  });
});

/** Letters are written as files, where no mail server is set. */
async function linkSentTo(email: string): Promise<string> {
  const folder = join(inject("dataFolder"), "outbox");
  let link: string | undefined;
  await expect
    .poll(
      () => {
        const letters = readdirSync(folder).filter((name) => name.endsWith(".eml"));
        const letter = letters
          .map((name) => readFileSync(join(folder, name), "utf8"))
          .find((text) => text.includes(email));
        const text = letter?.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
        link = /https?:\/\/\S+\/auth\?mode=new-password&token=[\w%-]+/.exec(text ?? "")?.[0];
        return link;
      },
      { timeout: 10_000 },
    )
    .toBeDefined();
  return link ?? "";
}

describe("signing out", () => {
  journey("leads to the sign-in page and says so; what was shown is gone", async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.desktop });
    const email = await signUp(page);
    const links = page.getByRole("navigation").getByRole("link", { name: /^(Favorites|Profile)$/ });
    expect(await links.count()).toBe(2);
    await avatar(page).click();
    await page.getByRole("menu").getByText("Asha Devi").waitFor();
    await page.getByRole("menu").getByText(email).waitFor();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await seeToast(page, "Logged out", "You have been successfully logged out");
    await page.waitForURL(at("/auth"));
    await page.getByRole("link", { name: "Sign In" }).waitFor();
    expect(await links.count()).toBe(0);
  });

  journey("that fails says why, and can be tried again", async ({ page, expected }) => {
    expected.push(/503/);
    await signUp(page);
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
    // The new page takes the focus when it arrives.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    await avatar(page).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "My Profile" }).waitFor();
    const favorites = page.getByRole("menuitem", { name: "My Favorites" });
    // How many presses it takes depends on whether the menu was there before the first.
    await expect
      .poll(async () => {
        await page.keyboard.press("ArrowDown");
        return favorites.evaluate((item) => item === document.activeElement);
      })
      .toBe(true);
    await page.keyboard.press("Enter");
    await page.waitForURL(at("/favorites"));
    await page.getByRole("heading", { name: "No Favorites Yet" }).waitFor();
  });

  journey("the next person on the same device sees nothing of the one before", async ({ page }) => {
    await signUp(page, { name: "Asha Devi" });
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
    await page.getByRole("heading", { name: "No Favorites Yet" }).waitFor();
  });
});

describe("going from form to form", () => {
  journey("keeps the email, and says where one is", async ({ page, expected }) => {
    expected.push(/401/);
    await page.goto(at("/auth"));
    await page.getByRole("link", { name: "Sign In" }).waitFor();
    await logIn(page, "asha@example.org");
    await seeToast(page, "Login failed", "Invalid email or password.");
    await page.getByRole("button", { name: "Forgot password?" }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Reset your password");
    expect(await page.getByLabel("Email").inputValue()).toBe("asha@example.org");
    await page.getByRole("button", { name: "Back to Sign In" }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Welcome back");
    expect(await page.getByLabel("Email").inputValue()).toBe("asha@example.org");
  });
});

describe("a form that is loaded when it is asked for", () => {
  journey("can be asked for again where it could not be had", async ({ page, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically imported module/);
    await page.route(/more-forms.*\.js$/, (route) => route.abort("internetdisconnected"));
    await page.goto(at("/auth"));
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await page.getByRole("heading", { name: "Application Error" }).waitFor();
    await page.unroute(/more-forms.*\.js$/);
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.getByRole("heading", { name: "Create your account" }).waitFor();
  });
});

describe("another tab", () => {
  journey("learns who has signed out, and shows nothing of them", async ({ page }) => {
    await signUp(page);
    const other = await page.context().newPage();
    await other.goto(at("/profile"));
    await other.getByRole("heading", { name: "Your data" }).waitFor();
    await logOut(page);
    await other.waitForURL(at("/auth?next=%2Fprofile"));
    expect(await avatar(other).count()).toBe(0);
  });
});

describe("a page for signed-in people", () => {
  for (const path of ["/favorites", "/profile"]) {
    journey(`${path} sends others to sign in, and back afterwards`, async ({ page }) => {
      const email = await signUp(page);
      await logOut(page);
      await page.goto(at(path));
      await page.waitForURL(at(`/auth?next=${encodeURIComponent(path)}`));
      await logIn(page, email);
      await page.waitForURL(at(path));
    });
  }

  journey("says that it is finding out who is there, then that it leads on", async ({ openPage, expected }) => {
    expected.push(/^failed: .*\.js csp$/);
    const still = await openPage({ javaScriptEnabled: false });
    await still.goto(at("/profile"));
    await still.getByText("Loading authentication...", { exact: true }).waitFor({ state: "attached" });
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

  journey("offers the way to sign in when it cannot be found out who is there", async ({ page, expected }) => {
    expected.push(/503/);
    await answer(page, "/api/session", 503, "The database is away");
    await page.goto(at("/favorites"));
    await page.getByRole("heading", { name: "Authentication Error" }).waitFor();
    await page.getByRole("link", { name: "Go to Login Page" }).click();
    await page.waitForURL(at("/auth"));
  });
});

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

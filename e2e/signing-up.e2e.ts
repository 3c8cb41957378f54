import { expect } from "@playwright/test";
import { answer } from "./answers.ts";
import { at, journey, softly } from "./journey.ts";
import { avatar, logIn, newEmail, PASSWORD, seeToast, signUp } from "./person.ts";
import { provider, withEachProvider } from "./provider.ts";
import { openBeforeApp } from "./delayed-scripts.ts";

journey.describe("signing up", () => {
  journey("makes an account, signs in, says so and leads home", withEachProvider, async ({ page }) => {
    await signUp(page);
    await seeToast(page, "Account created!", "Your account has been created successfully. You are now logged in.");
    await expect(avatar(page)).toHaveText("A");
  });

  journey(
    "may begin before the app is hydrated: what is written and sent by then holds",
    withEachProvider,
    async ({ page }) => {
      const loadApp = await openBeforeApp(page, "/auth?mode=signup");
      await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
      await page.getByLabel("Name").fill("Asha");
      await page.getByLabel("Email").fill(newEmail());
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: "Sign Up" }).click();
      loadApp();
      await seeToast(page, "Account created!", "Your account has been created successfully. You are now logged in.");
    },
  );

  journey("takes an address in another script, and shows it where the password is changed", async ({ page }) => {
    const address = newEmail().replace("example.org", "भारत.भारत");
    await signUp(page, { email: address });
    await page.goto(at("/.well-known/change-password"));
    await expect(page.getByLabel("Current password", { exact: true })).toBeFocused();
    const next = page.getByLabel("New password", { exact: true });
    await expect(next).toHaveAttribute("passwordrules", "minlength: 6; maxlength: 256;");
    await expect(page.locator(".setting").getByText(address, { exact: true })).toBeVisible();
  });

  journey("says what to allow where the browser refuses cookies, and no success", async ({ page }) => {
    await page.route("**/api/auth/*", async (route) => {
      const reply = await route.fetch();
      const { "set-cookie": _, ...headers } = reply.headers();
      await page.context().clearCookies();
      await route.fulfill({ response: reply, headers });
    });
    await page.goto(at("/auth?mode=signup"));
    const email = newEmail();
    await page.getByLabel("Name").fill("Asha");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign Up" }).click();
    const sentence = "Your browser didn't keep the cookie that signs you in.";
    await seeToast(page, "Registration failed", sentence);
    await expect(page.getByText("You are now logged in.")).toHaveCount(0);
    await page.getByRole("tab", { name: "Sign In" }).click();
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await seeToast(page, "Login failed", sentence);
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
      await expect(field).toHaveAttribute("aria-invalid", "true");
      const note = page.locator(`[id="${await field.getAttribute("aria-describedby")}"]`);
      await expect(note).toContainText(message);
    }
    await expect(page.locator("[name=name]")).toBeFocused();
    await page.getByLabel("Confirm password", { exact: true }).fill("abcdefg");
    await page.getByLabel("Password", { exact: true }).fill("abcdef");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByText("Passwords don't match", { exact: true })).toBeVisible();
  });

  journey(
    "lists what the password still needs while it is written, also before the app is hydrated",
    withEachProvider,
    async ({ page }) => {
      const loadApp = await openBeforeApp(page, "/auth?mode=signup");
      await page.getByLabel("Password", { exact: true }).pressSequentially("jap");
      loadApp();
      await expect(page.getByText("Your password still needs:")).toBeVisible();
      await expect(page.getByText("at least 6 characters", { exact: true })).toBeVisible();
      await page.getByLabel("Password", { exact: true }).pressSequentially("a108");
      await expect(page.getByText("Your password meets every rule.")).toBeVisible();
    },
  );

  journey("promises nothing of a password while its rules are not known", async ({ page, expected }) => {
    expected.push(/500/);
    await answer(page, "/api/session", 500, "Something went wrong on the server");
    await page.goto(at("/auth?mode=signup"));
    await expect(page.getByText("Authentication System Error", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Try Email Login" })).toHaveCount(0);
    await page.getByLabel("Password", { exact: true }).pressSequentially("a");
    await expect(page.getByText(/The password|Your password/)).toHaveCount(0);
  });

  journey("tells who has an account already to sign in", withEachProvider, async ({ openPage, expected }) => {
    expected.push(provider.complaint(409));
    const email = await signUp(await openPage());
    const page = await openPage();
    await page.goto(at("/auth?mode=signup"));
    await page.getByLabel("Name").fill("Another");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign Up" }).click();
    const registered = "This email is already registered. Please try logging in instead.";
    await seeToast(page, "Registration failed", registered);
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(registered);
  });

  journey("has words for each way in which it is refused", withEachProvider, async ({ page, expected }) => {
    expected.push(/status of \d+|^status \d+/);
    await page.goto(at("/auth?mode=signup"));
    const password = page.getByLabel("Password", { exact: true });
    // At this moment the address is not written yet.
    await expect(password).toHaveAccessibleDescription("Your password needs: at least 6 characters");
    await page.getByLabel("Name").fill("Asha");
    await page.getByLabel("Email").fill(newEmail());
    await password.fill(PASSWORD);
    await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
    for (const [trouble, words] of [
      ["invalid-email", "Please enter a valid email address."],
      ["weak-password", "Password should be at least 6 characters."],
      ["too-many", "Too many accounts were made from here. Please try again later."],
      ["other", `Registration failed: ${provider.otherMessage}`],
    ] as const) {
      await softly(trouble, async () => {
        await provider.refuse(page, "sign-up", trouble);
        await page.getByRole("button", { name: "Sign Up" }).click();
        await seeToast(page, "Registration failed", words);
      });
      await page.unroute(provider.urlOf("sign-up"));
    }
  });
});

journey.describe("going from form to form", () => {
  journey("keeps the email, and says where one is", async ({ page, expected }) => {
    expected.push(provider.complaint(401));
    await page.goto(at("/auth"));
    await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
    await logIn(page, "asha@example.org");
    await seeToast(page, "Login failed", "Invalid email or password.");
    await page.getByRole("button", { name: "Forgot password?" }).click();
    await expect(page.locator(":focus")).toHaveText("Reset your password");
    await expect(page.getByLabel("Email")).toHaveValue("asha@example.org");
    await page.getByRole("button", { name: "Back to Sign In" }).click();
    await expect(page.locator(":focus")).toHaveText("Welcome back");
    await expect(page.getByLabel("Email")).toHaveValue("asha@example.org");
  });
});

journey.describe("a form that is loaded when it is asked for", () => {
  journey("can be asked for again where it could not be had", async ({ page, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically imported module/);
    await page.route(/more-forms.*\.js$/, (route) => route.abort("internetdisconnected"));
    await page.goto(at("/auth"));
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await expect(page.getByRole("heading", { name: "Application Error" })).toBeVisible();
    await page.unroute(/more-forms.*\.js$/);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  });
});

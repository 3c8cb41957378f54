import { expect } from "@playwright/test";
import { answer, cutOff } from "./answers.ts";
import { violationsOf } from "./axe.ts";
import { at, journey, sizes, softly } from "./journey.ts";
import { avatar, becomeMember, logIn, logOut, newEmail, PASSWORD, seeToast } from "./person.ts";
import { provider, withEachProvider } from "./provider.ts";

journey.describe("signing in", () => {
  journey("leads home, and the browser is known again after a reload", withEachProvider, async ({ page }) => {
    const email = await becomeMember(page);
    await logOut(page);
    await logIn(page, email);
    await page.waitForURL(at("/"));
    await page.reload();
    await expect(avatar(page)).toBeVisible();
  });

  journey(
    "answers alike to an unknown address and to a wrong password, and holds the button meanwhile",
    withEachProvider,
    async ({ page, expected }) => {
      expected.push(provider.complaint(401));
      const email = await becomeMember(page);
      await logOut(page);
      for (const [address, password] of [
        [newEmail(), PASSWORD],
        [email, "wrong-password"],
      ] as const) {
        await page.reload();
        await logIn(page, address, password);
        await seeToast(page, "Login failed", "Invalid email or password.");
      }

      await page.goto(at("/auth"));
      const sent = Promise.withResolvers<void>();
      await page.route(provider.urlOf("sign-in"), async (route) => {
        await sent.promise;
        await route.continue();
      });
      await logIn(page, newEmail());
      const button = page.getByRole("button", { name: "Sign In", exact: true });
      await expect(button).toBeDisabled();
      await expect(button.locator(".spinner")).toHaveCount(1);
      sent.resolve();
      await expect(button).toBeEnabled();
    },
  );

  journey(
    "says once what has failed, and at the field what to do, until another form is opened",
    withEachProvider,
    async ({ page, expected }) => {
      expected.push(provider.complaint(401));
      await page.goto(at("/auth"));
      await logIn(page, newEmail(), "wrong-password");
      await seeToast(page, "Login failed", "Invalid email or password.");
      const form = page.getByRole("tabpanel");
      await expect(form.getByText("Invalid email or password.")).toHaveCount(0);
      await expect(page.getByLabel("Email")).toBeFocused();
      await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please check your email and your password.");
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole("tab", { name: "Sign Up" }).click();
      await expect(page.getByLabel("Name")).toBeVisible();
      await expect(page.getByText("Login failed")).toHaveCount(0);
      await page.getByRole("tab", { name: "Sign In" }).click();
      await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
      await expect(page.getByText(/Invalid email or password\.|Please check your email/)).toHaveCount(0);
    },
  );

  journey("has words for each way in which it is refused", withEachProvider, async ({ page, expected }) => {
    expected.push(
      /status of \d+|^status \d+/,
      /ERR_INTERNET_DISCONNECTED/,
      /^warning: The attempt has failed TypeError/,
    );
    await page.goto(at("/auth"));
    for (const [trouble, words] of [
      ["too-many", "Too many failed login attempts. Please try again later."],
      ["other", `Login failed: ${provider.otherMessage}`],
    ] as const) {
      await softly(trouble, async () => {
        await provider.refuse(page, "sign-in", trouble);
        await logIn(page, newEmail());
        await seeToast(page, "Login failed", words);
        await expect(page.getByRole("tabpanel").getByText(words)).toBeVisible();
      });
      await page.unroute(provider.urlOf("sign-in"));
    }
    await cutOff(page, provider.urlOf("sign-in"));
    await logIn(page, newEmail());
    await seeToast(page, "Login failed", "Network error. Please check your internet connection.");
  });

  journey("has words for a service that is away", withEachProvider, async ({ page, expected }) => {
    expected.push(/status of \d+|^status \d+/);
    const email = await becomeMember(page);
    await logOut(page);
    await answer(page, "/api/auth/{sign-in,exchange}", 503, "The server is resting");
    await logIn(page, email);
    await seeToast(page, "Login failed", "Authentication service is not available");
  });

  journey(
    "that cannot even be tried says so too, and can be tried when it can",
    withEachProvider,
    async ({ page, expected }) => {
      expected.push(/ERR_INTERNET_DISCONNECTED/, /dynamically imported module/, provider.complaint(401));
      await page.goto(at("/auth"));
      await cutOff(page, "/assets/{attempts,toaster}*.js*");
      await logIn(page, newEmail());
      await seeToast(page, "Login failed", "Network error. Please check your internet connection.");
      await page.unrouteAll();
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
      await seeToast(page, "Login failed", "Invalid email or password.");
      await expect(page.locator(".toast")).toHaveCount(1);
    },
  );

  journey("tells password managers which field is which, and wants both email and password", async ({ page }) => {
    await page.goto(at("/auth"));
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await seeToast(page, "Login failed", "Email and password are required");
    await expect(page.getByText("Please enter a valid email address", { exact: true })).toBeVisible();
    await expect(page.getByText("Password must be at least 6 characters long", { exact: true })).toBeVisible();

    const hints = () =>
      page.locator(".auth input").evaluateAll((all) => all.map((one) => one.getAttribute("autocomplete")));
    expect(await hints()).toEqual(["username", "current-password"]);
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await expect(page.getByLabel("Name")).toBeVisible();
    expect(await hints()).toEqual(["name", "username", "new-password", "new-password"]);
  });

  journey("works by keyboard alone, from tab to tab and through the form", async ({ openPage }) => {
    const page = await openPage({ viewport: sizes.desktop });
    const email = await becomeMember(page);
    await logOut(page);
    await page.getByRole("tab", { name: "Sign In" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
    await page.getByLabel("Password", { exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(at("/"));
  });

  journey("is not offered to a signed-in person, who is redirected home", async ({ page }) => {
    await becomeMember(page);
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
    await expect(page.getByText("Authentication System Error", { exact: true })).toBeVisible();
    await expect.poll(() => asked).toBe(4);
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
    await expect.poll(() => loaded).toBe(2);
    await expect(page.getByRole("link", { name: "Try Email Login" })).toBeVisible();
    await page.getByLabel("Email").fill("asha@");
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await expect(page.getByLabel("Name")).toBeVisible();
    await page.waitForTimeout(3500);
    expect(loaded).toBe(2);
    await expect(page.getByLabel("Email")).toHaveValue("asha@");
  });
});

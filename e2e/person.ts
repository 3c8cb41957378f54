import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { at } from "./journey.ts";

export const PASSWORD = "japa-at-dawn-108";

export const newEmail = () => `${randomUUID()}@example.org`;

/** Signs somebody up by the form for it, and waits until the home page is open. */
export async function signUp(page: Page, { name = "Asha Devi", email = newEmail(), origin = at("") } = {}) {
  await page.goto(`${origin}/auth?mode=signup`);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.waitForURL(`${origin}/`);
  await expect(avatar(page)).toBeVisible();
  return email;
}

interface Member {
  name?: string;
  email?: string;
}

/** Signs somebody up without the form for it, and opens the home page, for journeys of what comes after that. */
export async function becomeMember(page: Page, member: Member = {}) {
  const email = await makeMember(page, member);
  if (process.env["E2E_EMULATOR"]) return email;
  await page.goto(at("/"));
  await expect(avatar(page)).toBeVisible();
  return email;
}

/**
 * Signs somebody up without a page: the next page that is opened is theirs. With the hosted provider the form is used,
 * because an account is made in the browser, and leads to the home page.
 */
export async function makeMember(page: Page, { name = "Asha Devi", email = newEmail() }: Member = {}) {
  if (process.env["E2E_EMULATOR"]) return signUp(page, { name, email });
  const reply = await page.request.post(at("/api/auth/sign-up"), {
    headers: { origin: at("") },
    data: { name, email, password: PASSWORD },
  });
  if (!reply.ok()) throw new Error(`${email} was not signed up: ${await reply.text()}`);
  return email;
}

export async function logIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

export const avatar = (page: Page) => page.getByRole("button", { name: /^Account menu of/ });

/** Favorite button of the first mantra on the page. */
export const heart = (page: Page) => page.getByRole("button", { name: /^Favorite / }).first();

export async function logOut(page: Page) {
  await avatar(page).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.waitForURL(at("/auth"));
}

/** Opens a line of the settings on the profile. */
export const openSetting = (page: Page, name: string) => settingLine(page, name).click();

export const settingLine = (page: Page, name: string) =>
  page.locator(".setting summary").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** Expects a toast with this title and this description. */
export async function seeToast(page: Page, title: string, description: string) {
  const toast = page.locator(".toast").filter({ hasText: description });
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
}

interface Entry {
  repetitions?: number;
  /** Days since the mala ended; `ended` is the exact time instead. */
  daysAgo?: number;
  ended?: Date;
}

/** Records a mala in the log of the signed-in person, by the call that the page itself makes. */
export const chantEarlier = (
  page: Page,
  { repetitions = 108, daysAgo = 0, ended = new Date(Date.now() - daysAgo * 24 * 3600 * 1000) }: Entry = {},
) =>
  page.evaluate(
    async ([repetitions, ended]) => {
      const body = {
        id: crypto.randomUUID(),
        deityId: "shiva",
        mantraId: "om-namah-shivaya",
        repetitions,
        startedAt: new Date(ended.getTime() - 20 * 60 * 1000).toISOString(),
        endedAt: ended.toISOString(),
        localDate: ended.toISOString().slice(0, 10),
        timeZone: "UTC",
      };
      const reply = await fetch("/api/practice/chants", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      if (!reply.ok) throw new Error(await reply.text());
    },
    [repetitions, ended] as const,
  );

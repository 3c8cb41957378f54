import { describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { testDatabases } from "../db/test-databases.ts";
import { chanted } from "../practice-log/test-entries.ts";
import { testApp } from "../test-app.ts";
import { askIn, signUp } from "../test-people.ts";
import { mira, openBrowser } from "./test-browser.ts";

type App = ReturnType<typeof testApp>;

/**
 * Removes names, addresses and words that are in Latin letters in every language. What is left belongs to one language.
 */
const withoutNames = (text: string) => text.replaceAll(/https?:\S+|Mantra|Mira Bai/g, "");

/** Sends the emails that are due, and returns them. */
async function lettersOf(app: App) {
  app.emails.length = 0;
  await app.outbox.sendDue();
  return [...app.emails];
}

describe.each(testDatabases())("on $name", ({ open }) => {
  test("letters are written in the language of the page from which they were asked for", async () => {
    await using db = await open();
    const app = testApp({ db });
    const browser = openBrowser(askIn("hi", app.ask));
    await browser.signUp();
    const [confirmation] = await lettersOf(app);
    expect(confirmation?.subject).toBe("Mantra के लिए अपने ईमेल की पुष्टि करें");
    expect(confirmation?.text).toContain("http://localhost:3000/hi/confirm-email?token=");
    expect(confirmation?.html).toContain('<html lang="hi">');

    await browser.post("/api/auth/reset", { email: mira.email });
    await browser.post("/api/auth/sign-in-link", { email: mira.email });
    await browser.post("/api/user/password", { password: mira.password, newPassword: "a new garland" });
    const others = await lettersOf(app);
    expect(others.map(({ subject }) => subject).toSorted()).toEqual(
      ["Mantra के लिए नया पासवर्ड", "Mantra में आपकी वापसी का रास्ता", "Mantra पर आपका पासवर्ड बदला गया"].toSorted(),
    );
    for (const letter of [...others, confirmation])
      expect(withoutNames(`${letter?.subject} ${letter?.text}`)).not.toMatch(/[a-z]/i);
  });

  test("the same person gets a letter in English from an English page", async () => {
    await using db = await open();
    const app = testApp({ db });
    await openBrowser(askIn("hi", app.ask)).signUp();
    await lettersOf(app);
    await openBrowser(app.ask).post("/api/auth/reset", { email: mira.email });
    expect(await lettersOf(app)).toMatchObject([{ subject: "A new password for Mantra" }]);
  });

  test("a letter that an earlier release left to be sent is in English", async () => {
    await using db = await open();
    const app = testApp({ db });
    await openBrowser(askIn("hi", app.ask)).signUp();
    await db.updateTable("outbox").set({ language: null }).execute();
    expect(await lettersOf(app)).toMatchObject([{ subject: "Please confirm your email for Mantra" }]);
  });

  test("lists of one's own name the mantras in the language of the page", async () => {
    await using db = await open();
    const app = testApp({ db });
    const { call } = await signUp(app.ask, "Mira");
    const { ask } = await signUp(askIn("hi", app.ask), "Asha");
    const entry = chanted(1, 40);
    await call(api.recordChant, {}, entry);
    const { recent } = await call(api.profile, {});
    const hindi = app.deps.libraryIn("hi").chants.get(entry.mantraId)?.mantra.title;
    expect(recent).toMatchObject([{ title: app.deps.library.chants.get(entry.mantraId)?.mantra.title }]);
    await ask(`/api/favorites/${entry.mantraId}`, { method: "POST" });
    const favorites = (await (await ask("/api/favorites")).json()) as { mantra: { title: string } }[];
    expect(favorites.map(({ mantra }) => mantra.title)).toEqual([hindi]);
  });
});

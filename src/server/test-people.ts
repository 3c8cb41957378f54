import { api } from "#contract/api.ts";
import { createApiClient } from "#contract/client.ts";
import { languageHeader } from "#contract/language-header.ts";
import type { Language } from "#model/languages.ts";
import type { Db } from "./db/open.ts";
import type { testApp } from "./test-app.ts";

/** Adds people for tests of stores. They have an account, but no way to sign in. */
export async function withPeople(db: Db, ...ids: string[]): Promise<Db> {
  const at = "2026-01-01T00:00:00.000Z";
  await db
    .insertInto("account")
    .values(
      ids.map((id) => ({
        id,
        email: `${id}@example.org`,
        email_verified: 0,
        name: id,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute();
  return db;
}

type Ask = ReturnType<typeof testApp>["ask"];

/** Signs a person up, with the same calls as a page of the site. */
export async function signUp(ask: Ask, name: string) {
  const fromOurPage = { "sec-fetch-site": "same-origin" };
  const body = { name, email: `${name.toLowerCase()}@example.org`, password: "a quiet mala" };
  const reply = await ask(api.signUp.path, {
    method: "POST",
    headers: { ...fromOurPage, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${name} cannot sign up: ${await reply.text()}`);
  const [cookie = ""] = (reply.headers.get("set-cookie") ?? "").split(";", 1);
  const askAs = (path: string, init: RequestInit = {}) =>
    ask(path, { ...init, headers: { ...fromOurPage, cookie, ...(init.headers as Record<string, string>) } });
  return { name, ask: askAs, call: createApiClient(askAs) };
}

/** Calls the API as a page in a language does. */
export const askIn =
  (language: Language, ask: Ask): Ask =>
  (path, init) =>
    ask(path, { ...init, headers: { ...(init?.headers as Record<string, string>), [languageHeader]: language } });

import type { KyselyPlugin } from "kysely";
import { describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { addDays } from "#engines/calendar-date.ts";
import type { Db } from "../db/open.ts";
import { testDatabases } from "../db/test-databases.ts";
import { fillLog, today } from "../practice-log/test-entries.ts";
import { testApp } from "../test-app.ts";
import { mira, openBrowser } from "./test-browser.ts";

const rows = 5000;

/** Signs a person up with a log of five thousand entries, most of which ended at the same moment. */
async function withLongLog(db: Db) {
  const { ask } = testApp({ db });
  const browser = openBrowser(ask);
  await browser.signUp();
  const { uid = "?" } = (await browser.user()) ?? {};
  await fillLog(db, uid, { rows, dateOf: (row) => (row < 100 ? addDays(today, -row) : addDays(today, -100)) });
  return { ask, browser };
}

/** Returns true for a number of rows while a deletion is under way. */
const isPart = (left = 0) => left > 0 && left < rows;

/** Calls `act` after each statement that deletes, before the next one. */
function afterEachDeletion(act: () => Promise<void> | undefined): KyselyPlugin {
  const deletions = new WeakSet<object>();
  return {
    transformQuery({ node, queryId }) {
      if (node.kind === "DeleteQueryNode") deletions.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (deletions.has(queryId)) await act();
      return result;
    },
  };
}

interface Exported {
  practice: { id: string; endedAt: string }[];
}

describe.each(testDatabases())("on $name", ({ open }) => {
  test("a long log is exported whole and once, the oldest first", async () => {
    await using db = await open();
    const { browser } = await withLongLog(db);
    const { practice } = (await (await browser.get(api.exportUser.path)).json()) as Exported;
    expect(new Set(practice.map(({ id }) => id)).size).toBe(rows);
    const ends = practice.map(({ endedAt }) => endedAt);
    expect(ends).toEqual(ends.toSorted());
  });

  test("an export reads no further than it has been fetched", async () => {
    await using db = await open();
    const { browser } = await withLongLog(db);
    const reader = (await browser.get(api.exportUser.path)).body?.getReader();
    const decoder = new TextDecoder();
    let text = decoder.decode((await reader?.read())?.value) + decoder.decode((await reader?.read())?.value);
    await db.deleteFrom("practice_entry").execute();
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      text += decoder.decode(next.value);
    }
    const { practice } = JSON.parse(text) as Exported;
    expect(practice.length).toBeGreaterThan(0);
    expect(practice.length).toBeLessThanOrEqual(400);
  });

  test("others are served between the pages of an export", async () => {
    await using db = await open();
    const { ask, browser } = await withLongLog(db);
    const other = openBrowser(ask);
    await other.signUp({ ...mira, email: "kabir@example.org" });
    const reader = (await browser.get(api.exportUser.path)).body?.getReader();
    let pages = 0;
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      expect((await other.get(api.favorites.path)).status).toBe(200);
      pages++;
    }
    expect(pages).toBeGreaterThan(3);
  });

  test("others are served between the steps of a deletion", async () => {
    await using db = await open();
    let ofOthers: (() => Promise<void>) | null = null;
    const watched = db.withPlugin(afterEachDeletion(() => ofOthers?.()));
    const { ask, browser } = await withLongLog(watched);
    const other = openBrowser(ask);
    await other.signUp({ ...mira, email: "kabir@example.org" });
    const rowsSeen: number[] = [];
    ofOthers = async () => {
      const { left } = await db
        .selectFrom("practice_entry")
        .select(({ fn }) => fn.countAll().as("left"))
        .executeTakeFirstOrThrow();
      rowsSeen.push(Number(left));
      // When rows are first seen to be missing, another person sends a request.
      if (isPart(rowsSeen.at(-1)) && rowsSeen.filter(isPart).length === 1)
        expect((await other.get(api.favorites.path)).status).toBe(200);
    };
    expect((await browser.remove(api.deleteUser.path, { password: mira.password })).status).toBe(200);
    ofOthers = null;
    expect(rowsSeen.filter(isPart)).not.toEqual([]);
    expect(rowsSeen.at(-1)).toBe(0);
    expect(await browser.user()).toBeNull();
  });
});

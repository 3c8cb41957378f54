import { setTimeout as pause } from "node:timers/promises";
import { addDays } from "#engines/calendar-date.ts";
import { mira, openBrowser } from "./accounts/test-browser.ts";
import type { Db } from "./db/open.ts";
import { chanted } from "./practice-log/test-entries.ts";

type Ask = Parameters<typeof openBrowser>[0];
type Browser = ReturnType<typeof openBrowser>;

const favorite = "om-namah-shivaya";
const writersPerKind = 4;

/**
 * Creates people who write without pause while the server or its database is killed: practice, favorites, new accounts
 * and new passwords. Records what was acknowledged, and reports which of it is lost.
 */
export function createWriters(today: string) {
  let number = 0;
  const entries = new Set<string>();
  const emails = new Set<string>();
  /** The favorites by mantra. They are null until there is a reply. */
  const favorites = new Map<string, boolean | null>();
  const people: Browser[] = [];
  const faults: string[] = [];
  let ask: Ask;
  let stopped = new AbortController();

  /**
   * Resolves to true for a reply that acknowledges a write. A killed server sends none, and one without its database
   * says 503.
   */
  async function isKept(sending: Promise<Response>) {
    const reply = await sending.catch(() => null);
    if (reply?.ok) return true;
    if (reply && reply.status !== 503) faults.push(`${reply.status} ${await reply.text().catch(() => "")}`);
    if (!stopped.signal.aborted) await pause(20);
    return false;
  }

  async function signUp() {
    const browser = openBrowser((path, init) => ask(path, init));
    const email = `person-${number++}@example.org`;
    if (!(await isKept(browser.signUp({ ...mira, email })))) return null;
    emails.add(email);
    return browser;
  }

  async function practice(browser: Browser) {
    const entry = chanted(number++, 1, addDays(today, -1 - (number % 300)));
    if (await isKept(browser.post("/api/practice/chants", entry))) entries.add(entry.id);
  }

  async function toggle(browser: Browser, email: string) {
    const isAdded = favorites.get(email) !== true;
    favorites.set(email, null);
    const write = browser.request(isAdded ? "POST" : "DELETE", `/api/favorites/${favorite}`);
    if (await isKept(write)) favorites.set(email, isAdded);
  }

  const renewPassword = createPasswordRenewal({ isKept, report: (fault) => faults.push(fault) });

  /** Signs up the people of all runs. */
  async function begin(given: Ask) {
    ask = given;
    for (let person = 0; person < 2 * writersPerKind + 1; person++) {
      const made = await signUp();
      if (!made) throw new Error(`Nobody can sign up: ${faults.join()}`);
      people.push(made);
    }
  }

  /** Writes until `stop`. Resolves when the last reply has come, or when it is known that none will come. */
  async function run(given: Ask) {
    ask = given;
    stopped = new AbortController();
    const { signal } = stopped;
    const repeat = async (write: () => Promise<unknown>) => {
      while (!signal.aborted) await write();
    };
    // New accounts are rare, because hashing passwords would leave no time for the rest.
    const newcomers = repeat(async () => (await signUp(), await pause(100)));
    const writers = people.map((browser, person) => {
      if (person === 0) return repeat(async () => (await renewPassword(browser), await pause(100)));
      if (person <= writersPerKind) return repeat(() => toggle(browser, `person-${person}@example.org`));
      return repeat(() => practice(browser));
    });
    await Promise.all([newcomers, ...writers]);
  }

  const stop = () => stopped.abort();

  /** Lists acknowledged writes that are missing, a line for each. */
  const findLost = async (db: Db) => [...(await findMissing(db, { entries, emails, favorites })), ...faults];

  const countKept = () => entries.size;
  const cookieOf = (person: number) => people[person]?.cookie() ?? "";
  return { begin, run, stop, findLost, countKept, cookieOf };
}

interface RenewalDeps {
  isKept: (sending: Promise<Response>) => Promise<boolean>;
  report: (fault: string) => void;
}

/**
 * Changes the password of the first person again and again. Until an attempt has a reply, either password may be right.
 */
function createPasswordRenewal({ isKept, report }: RenewalDeps) {
  let known = mira.password;
  let attempted: string | null = null;
  let attempts = 0;

  /** Signs in with the password that was tried last, then with the last acknowledged one. */
  async function findPassword(browser: Browser) {
    for (const tried of [attempted, known]) {
      const reply = tried === null ? null : await browser.signIn("person-0@example.org", tried).catch(() => null);
      if (reply?.ok) toKnown(tried ?? "");
      if (reply?.status !== 401) return reply?.ok === true;
    }
    report("Neither the old nor the new password is right");
    return false;
  }

  function toKnown(found: string) {
    known = found;
    attempted = null;
  }

  return async (browser: Browser) => {
    if (attempted !== null && !(await findPassword(browser))) return;
    const next = `a garland of ${attempts++}`;
    attempted = next;
    if (await isKept(browser.post("/api/user/password", { password: known, newPassword: next }))) toKnown(next);
  };
}

interface Acknowledged {
  entries: ReadonlySet<string>;
  emails: ReadonlySet<string>;
  favorites: ReadonlyMap<string, boolean | null>;
}

async function findMissing(db: Db, { entries, emails, favorites }: Acknowledged): Promise<string[]> {
  const rows = await db.selectFrom("practice_entry").select("id").execute();
  const accounts = await db.selectFrom("account").select(["id", "email"]).execute();
  const kept = await db.selectFrom("favorite").select(["account_id"]).execute();
  const [entryIds, keptEmails] = [new Set(rows.map(({ id }) => id)), new Set(accounts.map(({ email }) => email))];
  const idOf = new Map(accounts.map(({ id, email }) => [email, id]));
  const added = new Set(kept.map((row) => row.account_id));
  const wrong = [...favorites].filter(([email, is]) => is !== null && is !== added.has(idOf.get(email) ?? ""));
  return [
    ...[...entries].filter((id) => !entryIds.has(id)).map((id) => `entry ${id}`),
    ...[...emails].filter((email) => !keptEmails.has(email)).map((email) => `account ${email}`),
    ...wrong.map(([email]) => `favorite of ${email}`),
  ];
}

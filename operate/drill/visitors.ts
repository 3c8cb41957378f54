import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { paths } from "../../src/model/paths.ts";
import { createCountingClient } from "./counting-client.ts";

/** The pause between two requests of a visitor, in ms. */
const rest = 100;

const pages = [
  paths.home(),
  paths.mantras(),
  paths.deity("shiva"),
  paths.chant("shiva", "om-namah-shivaya"),
  paths.blog(),
];
const mantra = "/api/favorites/om-namah-shivaya";

export type Visitors = ReturnType<typeof createVisitors>;

/**
 * Creates readers and people who practice on one site. Records what failed, what was acknowledged and the longest gap.
 */
export function createVisitors(origin: string) {
  const { send, ask, report, close } = createCountingClient(origin);
  /** The signal is aborted when they must leave. */
  let visit = new AbortController();
  const fileNames = new Set<string>();
  const missing = new Set<string>();
  /** The ids of acknowledged practice, and of fields of the person's state, by the person's cookie. */
  const acknowledged = new Map<string, string[]>();
  /** The longest time in ms between two practices that were acknowledged. */
  let longestGap = 0;
  let lastAt = performance.now();

  /** Opens pages, and everything that they refer to. */
  async function read() {
    for (let round = 0; !visit.signal.aborted; round++) {
      const page = await ask(pages[round % pages.length] ?? "/");
      const named = new Set(page?.text.match(/\/(?:assets\/[\w.-]+\.(?:js|css|svg)|fonts\/[\w.-]+\.woff2)/g));
      await Promise.all([...named].map(fetchFile));
      await pause(rest);
    }
  }

  async function fetchFile(path: string) {
    fileNames.add(path);
    const file = await ask(path);
    if (file && file.status !== 200) missing.add(path);
  }

  async function signUp() {
    const email = `${randomUUID()}@example.org`;
    const reply = await send("/api/auth/sign-up", {
      method: "POST",
      body: { name: "Mira Bai", email, password: "giridhar gopal" },
    });
    if (!reply.cookie) throw new Error(`Signing up was answered with ${reply.status} ${reply.text}`);
    acknowledged.set(reply.cookie, []);
    return reply.cookie;
  }

  /** Chants, changes favorites, the person's state and the times of practice, and asks for the session. */
  async function practice(cookie: string) {
    const session = await send("/api/session", { cookie });
    const { user } = JSON.parse(session.text) as { user: { uid: string } };
    const kinds = [
      () => chant(cookie),
      () => ask(mantra, { method: "POST", cookie }),
      () => ask(mantra, { method: "DELETE", cookie }),
      () => ask("/api/session", { cookie }),
      () => follow(cookie, user.uid),
      () => ask("/api/user/reminders", { method: "PUT", cookie, body: choices }),
    ];
    for (let round = 0; !visit.signal.aborted; round++) {
      await kinds[round % kinds.length]?.();
      await pause(rest);
    }
  }

  /** Changes a place in a text, and a day of a vow. */
  async function follow(cookie: string, person: string) {
    const [id, now] = [randomUUID(), new Date().toISOString()];
    const reply = await ask("/api/user/state", {
      method: "POST",
      cookie,
      body: {
        person,
        device: randomUUID(),
        cursor: 0,
        fields: [{ name: `hymn/${id}`, value: "1", at: now }],
        counts: [{ name: `vow/forty/${now.slice(0, 10)}`, count: 1 }],
      },
    });
    if (reply?.status === 200) acknowledged.get(cookie)?.push(id);
  }

  async function chant(cookie: string) {
    const body = chantEndedAt(new Date());
    const reply = await ask("/api/practice/chants", { method: "POST", cookie, body });
    if (reply?.status !== 200) return;
    acknowledged.get(cookie)?.push(body.id);
    longestGap = Math.max(longestGap, performance.now() - lastAt);
    lastAt = performance.now();
  }

  /** Starts readers and people who practice. Resolves to a function that ends their visits. */
  async function come({ readers, people }: { readers: number; people: number }) {
    visit = new AbortController();
    const cookies = [...acknowledged.keys()];
    while (cookies.length < people) cookies.push(await signUp());
    const visits = [...Array.from({ length: readers }, read), ...cookies.map(practice)];
    return async () => {
      visit.abort();
      await Promise.all(visits);
    };
  }

  /** Lists acknowledged practice that is missing in what each person exports. */
  async function findLost() {
    const lost: string[] = [];
    for (const [cookie, ids] of acknowledged) {
      const { text } = await send("/api/user/export", { cookie });
      lost.push(...ids.filter((id) => !text.includes(id)));
    }
    return lost;
  }

  return {
    come,
    isUp: async () => (await send("/livez")).status === 200,
    findLost,
    fetchFile,
    forgetGaps: () => void (longestGap = 0),
    /** The gap that has not ended yet counts too. */
    longestGap: () => Math.round(Math.max(longestGap, performance.now() - lastAt)),
    report: () => ({
      ...report(),
      acknowledged: [...acknowledged.values()].reduce((sum, ids) => sum + ids.length, 0),
      files: [...fileNames],
      missing: [...missing],
    }),
    leave: close,
  };
}

const choices = {
  times: [{ at: "06:00", weekdays: [0, 1, 2, 3, 4, 5, 6] }],
  timeZone: "UTC",
  vows: true,
  observances: ["purnima"],
  place: null,
  namesMantra: false,
};

const chantEndedAt = (ended: Date) => ({
  id: randomUUID(),
  deityId: "shiva",
  mantraId: "om-namah-shivaya",
  repetitions: 1,
  startedAt: new Date(ended.getTime() - 2000).toISOString(),
  endedAt: ended.toISOString(),
  localDate: ended.toISOString().slice(0, 10),
  timeZone: "UTC",
});

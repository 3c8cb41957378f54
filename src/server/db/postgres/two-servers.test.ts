import { describe, expect, inject, test } from "vitest";
import { api } from "#contract/api.ts";
import { createViewCounter } from "../../blog/view-counter.ts";
import { folders } from "../../folders.ts";
import type { Email } from "../../mail/email.ts";
import { createOutboxWorker } from "../../mail/outbox-worker.ts";
import { testApp } from "../../test-app.ts";
import { openPostgres } from "../open.ts";
import { createPostgres } from "../test-databases.ts";

const home = inject("postgres") ?? "";
const slug = "the-sound-of-om";
const now = () => new Date("2026-11-20T12:00Z");

/** Starts an app with connections of its own, as on another machine. */
async function startServer(url: string, deliver: (email: Email) => Promise<void>) {
  const db = await openPostgres({ url, migrations: folders.migrations });
  const base = testApp({ db, now, deliver });
  const views = createViewCounter({ ...base.deps, secret: "of all servers", addressFactor: 1 });
  const app = testApp({ db, now, deliver, views });
  const stopCounting = views.start();
  const worker = createOutboxWorker({ outbox: app.outbox, log: app.deps.log });
  worker.start();
  return {
    ...app,
    async stop() {
      await stopCounting();
      await worker.stop();
      await db.destroy();
    },
  };
}

describe.skipIf(home === "")("two servers on one PostgreSQL", () => {
  test("send each email once, whichever of them it came by", async () => {
    const url = await createPostgres(home);
    const sent: string[] = [];
    const deliver = async ({ to }: Email) => {
      await new Promise((done) => setTimeout(done, 5));
      sent.push(to);
    };
    const servers = await Promise.all([startServer(url, deliver), startServer(url, deliver)]);
    const asked: string[] = [];
    for (let number = 0; number < 20; number++) {
      const { outbox, ask } = servers[number % 2] ?? servers[0];
      const email = `person${number}@example.org`;
      const reply = await ask("/api/auth/sign-up", {
        method: "POST",
        headers: { "sec-fetch-site": "same-origin", "content-type": "application/json" },
        body: JSON.stringify({ name: "Mira", email, password: "giridhar gopal" }),
        from: `192.0.2.${number}`,
      });
      expect(reply.status).toBe(200);
      asked.push(email);
      void outbox.sendDue();
    }
    await expect.poll(() => sent.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(20);
    await Promise.all(servers.map(({ stop }) => stop()));
    expect(sent.toSorted()).toEqual(asked.toSorted());
  });

  test("show the same count of views within two seconds, also from their caches", async () => {
    const url = await createPostgres(home);
    const [one, other] = await Promise.all([startServer(url, async () => {}), startServer(url, async () => {})]);
    const shown = async () => (await other.call(api.blogPost, { slug })).viewCount;
    expect(await shown()).toBe(0);
    await one.ask(`/api/blog-posts/${slug}/views`, {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin", "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0)" },
    });
    await expect.poll(shown, { timeout: 4000 }).toBe(1);
    await Promise.all([one.stop(), other.stop()]);
  });
});

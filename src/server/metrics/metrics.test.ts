import { readFileSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { openBrowser } from "../accounts/test-browser.ts";
import { readConfig } from "../config.ts";
import { report } from "../diagnostics.ts";
import { createHttpServer } from "../http/listener.ts";
import { chanted } from "../practice-log/test-entries.ts";
import { openSqlite } from "../db/test-databases.ts";
import { testApp } from "../test-app.ts";
import { withPeople } from "../test-people.ts";
import { createRouteNames } from "./route-names.ts";
import { startSessionGauge } from "./session-gauge.ts";
import { startMetrics } from "./start-metrics.ts";

const { app, deps, ask } = testApp();
const server = createHttpServer(app, deps);
let origin = "";
let metrics = "";

beforeAll(async () => {
  await ask("/livez"); // This first request migrates the database.
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  metrics = `http://127.0.0.1:${await startMetrics({ ...deps, server, port: 0, host: "127.0.0.1" })}`;
});
afterAll(() => server.close());

const readMetrics = async () => (await fetch(`${metrics}/metrics`)).text();
const valueOf = (text: string, series: string) =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1),
  );

test("requests are counted by route and status, whether they come from the cache or not", async () => {
  for (const path of ["/api/deities/shiva", "/api/deities/shiva", "/api/deities/nobody"]) await fetch(origin + path);
  const text = await readMetrics();
  const route = 'method="GET",route="/api/deities/:deityId"';
  expect(valueOf(text, `mantra_http_requests_total{${route},status="200"}`)).toBe(2);
  expect(valueOf(text, `mantra_http_requests_total{${route},status="404"}`)).toBe(1);
  expect(valueOf(text, `mantra_http_request_duration_seconds_count{${route}}`)).toBe(3);
  expect(valueOf(text, "mantra_http_requests_open")).toBe(0);
});

test("nothing that somebody asked for is in them, and made-up addresses are one series", async () => {
  const personal = ["/photos/secretphoto", "/search?q=secretwish", "/secretpage", "/api/secretcall", "/x/secret/y?z"];
  for (const path of personal) await fetch(origin + path, { method: path === "/secretpage" ? "POST" : "GET" });
  const text = await readMetrics();
  expect(text).not.toContain("secret");
  expect(text.match(/^mantra_http_requests_total\{.*route="other"/gm)).toHaveLength(2);
});

test("a visitor who breaks off has status 0", async () => {
  const { port } = new URL(origin);
  const socket = connect(Number(port), "127.0.0.1");
  socket.write("POST /api/auth/sign-in HTTP/1.1\r\nhost: localhost\r\nsec-fetch-site: same-origin\r\n");
  socket.write("content-type: application/json\r\ncontent-length: 100\r\n\r\n{");
  await once(server, "request");
  socket.resetAndDestroy();
  const series = 'mantra_http_requests_total{method="POST",route="/api/auth/sign-in",status="0"}';
  await expect.poll(async () => valueOf(await readMetrics(), series)).toBe(1);
});

test("writes of one commit, emails in the outbox, event loop and memory are reported", async () => {
  const browser = openBrowser((path, init) => fetch(origin + path, init));
  await browser.signUp();
  const before = valueOf(await readMetrics(), "mantra_sqlite_commit_writes_count");
  await browser.post("/api/practice/chants", chanted(1, 1));
  await browser.post("/api/auth/reset", { email: "mira@example.org" });
  const text = await readMetrics();
  expect(valueOf(text, "mantra_sqlite_commit_writes_count")).toBeGreaterThan(before);
  expect(valueOf(text, "mantra_outbox_emails")).toBeGreaterThan(0);
  expect(valueOf(text, "nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
  expect(valueOf(text, "process_resident_memory_bytes")).toBeGreaterThan(0);
  expect(text).not.toContain("mira");
});

test("lengths of queues and the state of the pool are the last reported ones", async () => {
  report.queue("passwords", 7);
  report.pool({ totalCount: 5, idleCount: 2, waitingCount: 3 });
  const text = await readMetrics();
  expect(valueOf(text, 'mantra_queue_length{queue="passwords"}')).toBe(7);
  expect(valueOf(text, 'mantra_queue_length{queue="writes"}')).toBe(0);
  expect(valueOf(text, 'mantra_postgres_connections{state="waiting"}')).toBe(3);
});

test("reminders are counted by what became of them", async () => {
  for (const outcome of ["sent", "sent", "forgotten"] as const) report.reminder(outcome);
  const text = await readMetrics();
  const counted = (outcome: string) => valueOf(text, `mantra_reminders_total{outcome="${outcome}"}`);
  expect([counted("sent"), counted("forgotten")]).toEqual([2, 1]);
});

test("security events are counted by event and outcome, repeated refusals included", async () => {
  const browser = openBrowser((path, init) => fetch(origin + path, init));
  await browser.signUp({ name: "Kabir", email: "kabir@example.org", password: "a quiet mala" });
  for (let time = 0; time < 3; time++) {
    await browser.post("/api/auth/sign-in", { email: "kabir@example.org", password: "not it" });
  }
  const text = await readMetrics();
  const series = (event: string, outcome: string) =>
    valueOf(text, `mantra_security_events_total{event="${event}",outcome="${outcome}"}`);
  expect(series("sign-up", "done")).toBeGreaterThan(0);
  expect(series("sign-in", "wrong-credentials")).toBe(3);
  expect(text).not.toContain("kabir");
});

test("open sessions are counted when the metrics start, whatever their number, and expired ones are not", async () => {
  await using db = await openSqlite();
  await withPeople(db, "asha");
  const [begun, end, ended] = ["2026-11-01T00:00:00.000Z", "2099-01-01T00:00:00.000Z", "2026-11-02T00:00:00.000Z"];
  const sessions = Array.from({ length: 5002 }, (_, number) => ({
    token_hash: `session ${number}`,
    account_id: "asha",
    created_at: begun,
    renewed_at: begun,
    expires_at: number === 7 ? ended : end,
  }));
  for (let from = 0; from < sessions.length; from += 1000) {
    await db
      .insertInto("session")
      .values(sessions.slice(from, from + 1000))
      .execute();
  }
  const { gauge, stop } = startSessionGauge(db, () => new Date("2026-11-20T12:00Z"));
  stop();
  await expect.poll(async () => (await gauge.get()).values).toMatchObject([{ value: 5001 }]);
});

test("nothing else is answered there", async () => {
  expect((await fetch(`${metrics}/`)).status).toBe(404);
  expect((await fetch(`${metrics}/metrics`, { method: "POST" })).status).toBe(404);
});

test("every call and every page has a route of its own", () => {
  const routeOf = createRouteNames();
  for (const { path } of Object.values(api)) expect(routeOf(path.replace(/:\w+/g, "some-id"))).toBe(path);
  expect(routeOf("/chant/shiva/om-namah-shivaya?x=1")).toBe("/chant/:deityId/:mantraId");
  expect(routeOf("/assets/entry-DpgvGXGW.js")).toBe("/assets/*");
  expect(routeOf("http://elsewhere.example/about")).toBe("other");
});

test("a taken port is a fault of METRICS_PORT", async () => {
  const taken = startMetrics({
    ...deps,
    server: createServer(),
    port: Number(new URL(metrics).port),
    host: "127.0.0.1",
  });
  await expect(taken).rejects.toThrow(/^METRICS_PORT is \d+, but another program listens there already/);
});

test("without METRICS_PORT there are none; with it they are for this machine only", () => {
  expect(readConfig({}).metrics).toBeNull();
  expect(readConfig({ METRICS_PORT: "9464" }).metrics).toEqual({ port: 9464, host: "127.0.0.1" });
  expect(() => readConfig({ METRICS_PORT: "http" })).toThrow("METRICS_PORT");
});

test("the dashboard and the manual ask for metrics that there are", async () => {
  const text = await readMetrics();
  for (const file of ["deploy/grafana/dashboard.json", "docs/operations.md"]) {
    const asked = readFileSync(file, "utf8").match(/\b(mantra|nodejs|process)_[a-z0-9_]+_[a-z0-9_]+/g) ?? [];
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !text.includes(name))).toEqual([]);
  }
});

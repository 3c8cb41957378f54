import { createServer, request as forward, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { runServer } from "../../tools/run-server.ts";
import { atMost, median, report, type Figure } from "./figures.ts";
import { launchRawBrowser } from "./raw-browser.ts";

/**
 * This program measures the cost of a page's scripts for its first visitor: `node operate/measure/vitals.ts [rounds]
 * [--inspected] [--beside <origin>] [/path …]`. It opens each page and its twin, the same document without scripts, in
 * turn on a phone with a processor a quarter as fast and 1.6 Mbit/s. With --beside the twin is the page of that other
 * server, such as one that serves an older build. Each visit comes from another site, so that the browser changes its
 * process for the page and for its twin. With --inspected the pages run as with open developer tools and in Playwright
 * (operate/measure/raw-browser.ts).
 */
const { values, positionals } = parseArgs({
  options: { inspected: { type: "boolean" }, beside: { type: "string" } },
  allowPositionals: true,
});
const { inspected = false, beside } = values;
const [given = "3", ...paths] = positionals;
const rounds = Number(given);
const shown = paths.length > 0 ? paths : ["/", "/deity/shiva", "/chant/shiva/om-namah-shivaya", "/mantras", "/blog"];
const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** Late work may still block for so many milliseconds. */
const SETTLE = 2500;

/** All values are in milliseconds, except the layout shift. */
interface Vitals {
  largestPaint: number;
  layoutShift: number;
  /** The sum of the time beyond 50 ms of each task after the first paint. */
  blocking: number;
}

const server = await runServer();
const twin = await serveTwin(server.origin);
const otherSite = await serveOtherSite();
const rows: Figure[] = [];
for (const path of shown) {
  const [pages, twins] = await measureInTurn([server.origin + path, (beside ?? twin.origin) + path]);
  const ratio = pages.largestPaint / twins.largestPaint;
  const beyond = pages.blocking - twins.blocking;
  rows.push(
    atMost(1.15, { what: `LCP of ${path}, of its twin's ${twins.largestPaint.toFixed(0)} ms`, value: ratio }),
    atMost(60, {
      what: `blocking time of ${path} beyond its twin's ${twins.blocking.toFixed(0)} ms`,
      value: beyond,
      unit: " ms",
      digits: 0,
    }),
    atMost(0.01, { what: `CLS of ${path}`, value: pages.layoutShift, digits: 3 }),
  );
}
report(rows);
twin.close();
otherSite.close();
await server.stop();

async function measureInTurn(urls: readonly [page: string, twin: string]) {
  const found: [Vitals[], Vitals[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    found[0].push(await visit(urls[0]));
    found[1].push(await visit(urls[1]));
  }
  return [mediansOf(found[0]), mediansOf(found[1])] as const;
}

function mediansOf(visits: readonly Vitals[]): Vitals {
  return {
    largestPaint: median(visits.map(({ largestPaint }) => largestPaint)),
    layoutShift: median(visits.map(({ layoutShift }) => layoutShift)),
    blocking: median(visits.map(({ blocking }) => blocking)),
  };
}

/** Makes a first visit with a browser of its own. */
async function visit(url: string) {
  const browser = await launchRawBrowser();
  const { send, openUntilIdle, evaluate } = await browser.openTab();
  if (inspected) await send("Runtime.enable");
  await send("Emulation.setDeviceMetricsOverride", phone);
  await send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await openUntilIdle(otherSite.origin);
  await send("Page.addScriptToEvaluateOnNewDocument", { source: `(${observe})()` });
  await send("Network.enable");
  await send("Network.setBypassServiceWorker", { bypass: true });
  await send("Network.emulateNetworkConditions", slowLine);
  await send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await openUntilIdle(url);
  await pause(SETTLE);
  const vitals = toVitals(await evaluate<Seen>("window.seen"));
  await browser.close();
  return vitals;
}

interface Seen {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  tasks: { start: number; duration: number }[];
}

/** This runs in the page, before its own scripts. */
function observe() {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, layoutShift: 0, tasks: [] };
  Object.assign(window, { seen });
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- Only this function is sent to the page.
  const each = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  each("largest-contentful-paint", ({ startTime }) => (seen.largestPaint = startTime));
  each("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.firstPaint = startTime;
  });
  each("layout-shift", (entry) => (seen.layoutShift += (entry as PerformanceEntry & { value: number }).value));
  each("longtask", ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
}

function toVitals({ firstPaint, largestPaint, layoutShift, tasks }: Seen): Vitals {
  const late = tasks.filter(({ start, duration }) => start + duration > firstPaint);
  const blocking = late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return { largestPaint, layoutShift, blocking };
}

/** Serves a page on a host that is not that of the site. */
function serveOtherSite() {
  return serve("127.0.0.1", (_, outgoing) => void outgoing.setHeader("content-type", "text/html").end("Elsewhere"));
}

/** Serves the same site with no script in its documents. Everything else comes from the site itself. */
function serveTwin(origin: string) {
  return serve("localhost", (incoming, outgoing) => {
    const isDocument = incoming.headers["sec-fetch-dest"] === "document";
    void (isDocument ? sendWithoutScripts(incoming, outgoing) : pass(incoming, outgoing));
  });

  async function sendWithoutScripts({ url = "/" }: IncomingMessage, outgoing: ServerResponse) {
    const html = await (await fetch(origin + url)).text();
    const text = html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, "");
    const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "br" };
    outgoing.writeHead(200, headers).end(brotliCompressSync(text));
  }

  function pass({ url = "/", headers }: IncomingMessage, outgoing: ServerResponse) {
    forward(origin + url, { headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    }).end();
  }
}

/** Serves on a free port. */
async function serve(host: string, reply: (incoming: IncomingMessage, outgoing: ServerResponse) => void) {
  const server = createServer(reply);
  await new Promise<void>((resolve) => void server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://${host}:${port}`, close: () => server.close() };
}

import { afterEach, describe, expect, test, vi } from "vitest";
import { createLog, type LogLevel } from "./log.ts";

const now = () => new Date("2026-11-20T12:00Z");

function logAt(level: LogLevel) {
  const lines: string[] = [];
  return { lines, log: createLog({ level, now, write: (line) => lines.push(line) }) };
}

test("an event is one line: when, how grave, what, and its particulars", () => {
  const { lines, log } = logAt("info");
  log.info("Listening", { port: 3000 });
  log.error("Failed", { error: Object.assign(new Error("x"), { stack: "Error: x\n  at y" }) });
  expect(lines).toEqual([
    "2026-11-20T12:00:00.000Z info  Listening port=3000",
    String.raw`2026-11-20T12:00:00.000Z error Failed error="Error: x\n  at y"`,
  ]);
});

test("what is less grave than LOG_LEVEL is left out", () => {
  const { lines, log } = logAt("warn");
  log.debug("a");
  log.info("b");
  log.warn("c");
  log.error("d");
  expect(lines.map((line) => line.at(-1))).toEqual(["c", "d"]);
});

test("as JSON, an event is an object on one line, and its fields take the place of nothing", () => {
  const lines: string[] = [];
  const log = createLog({ level: "info", now, format: "json", write: (line) => lines.push(line) });
  log.warn("Lost", { reason: "ECONNRESET", message: "not mine", error: new Error("x") });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    time: "2026-11-20T12:00:00.000Z",
    level: "warn",
    message: "Lost",
    fields: { reason: "ECONNRESET", message: "not mine", error: expect.stringMatching(/^Error: x\n/) },
  });
});

/** Returns a log whose clock the test sets, and its lines without their time. */
function openLog(format: "text" | "json" = "text") {
  vi.useFakeTimers({ now: new Date("2026-11-20T12:00Z") });
  const lines: string[] = [];
  const log = createLog({ level: "info", now: () => new Date(), format, write: (line) => lines.push(line) });
  return { log, lines, news: () => lines.splice(0).map((line) => line.replace(/^\S+ /, "")) };
}

const failed = (message: string, stack: string) => Object.assign(new Error(message), { stack });

describe("trouble that repeats", () => {
  afterEach(() => void vi.useRealTimers());

  test("is one line a minute, with the number of times it came meanwhile", () => {
    const { log, news } = openLog();
    const probe = () => log.warn("The database cannot be written", { error: "full" });
    for (let time = 0; time < 600; time++, vi.advanceTimersByTime(100)) probe();
    for (let time = 0; time < 6; time++, vi.advanceTimersByTime(10_000)) probe();
    vi.advanceTimersByTime(600_000);
    probe();
    expect(news()).toEqual([
      `warn  The database cannot be written error="full"`,
      `warn  The database cannot be written error="full" repeated=599`,
      `warn  The database cannot be written error="full" repeated=6`,
      `warn  The database cannot be written error="full"`,
    ]);
  });

  test("is the same where only the stack differs, and another where anything else does", () => {
    const { log, news } = openLog();
    log.error("Failed", { path: "/a", error: failed("x", "at one") });
    log.error("Failed", { path: "/a", error: failed("x", "at another") });
    log.error("Failed", { path: "/b", error: failed("x", "at one") });
    log.error("Failed", { path: "/a", error: failed("y", "at one") });
    log.warn("Failed", { path: "/a", error: failed("x", "at one") });
    expect(news()).toHaveLength(4);
  });

  test("is counted as JSON too; what is no trouble is written each time", () => {
    const { log, lines } = openLog("json");
    for (let time = 0; time < 3; time++) log.warn("Lost");
    for (let time = 0; time < 3; time++) log.info("Security", { event: "sign-in" });
    vi.advanceTimersByTime(60_000);
    const read = lines.map((line) => JSON.parse(line) as { message: string; fields: object });
    expect(read.map(({ message, fields }) => [message, fields])).toEqual([
      ["Lost", {}],
      ["Security", { event: "sign-in" }],
      ["Security", { event: "sign-in" }],
      ["Security", { event: "sign-in" }],
      ["Lost", { repeated: 2 }],
    ]);
  });
});

import { expect, test } from "vitest";
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

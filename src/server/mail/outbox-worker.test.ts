import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "../log.ts";
import { createOutboxWorker } from "./outbox-worker.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function startWorker(sendDue: () => Promise<number>) {
  const logged: string[] = [];
  const log = createLog({
    level: "info",
    now: () => new Date("2026-11-20T12:00Z"),
    write: (line) => logged.push(line),
  });
  return { ...createOutboxWorker({ outbox: { sendDue }, log }), logged };
}

test("the outbox is sent soon after an email was added, not before the reply has left, and at an interval", async () => {
  const sendDue = vi.fn(async () => 0);
  const { wake, stop } = startWorker(sendDue);
  wake();
  wake();
  expect(sendDue).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sendDue).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sendDue).toHaveBeenCalledTimes(2);
  await stop();
  wake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sendDue).toHaveBeenCalledTimes(2);
});

test("an unavailable database does not stop the worker", async () => {
  const sendDue = vi.fn(async () => 0).mockRejectedValueOnce(new Error("unavailable"));
  const { start, stop, logged } = startWorker(sendDue);
  start();
  await vi.advanceTimersByTimeAsync(21_000);
  expect(sendDue).toHaveBeenCalledTimes(2);
  expect(logged).toHaveLength(1);
  await stop();
});

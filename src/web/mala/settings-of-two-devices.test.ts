import { beforeEach, describe, expect, test, vi } from "vitest";
import { minute } from "#model/durations.ts";
import { TestServer } from "../practice/test-server.ts";
import { REACH } from "../device/reach.ts";
import { heldBackHere } from "../practice/follow/follow-record.ts";
import { pass, TestDevice, twoDevices } from "./test-device.ts";

beforeEach(() => {
  for (const level of ["warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
});

describe("settings", () => {
  test("what is chosen on one device is so on the other within a minute, removals too", async () => {
    const { phone, laptop, pass: wait } = await twoDevices();
    phone.set("beads/click", true);
    phone.set("sitting/duration", "20");
    phone.set("hymn/hanuman-chalisa", "verse-7");
    phone.set("learn/gayatri", { step: "lines", line: 2, rounds: 0 });
    phone.set("chant/mode", "manual");
    phone.set("chant/prayers", true);
    phone.set("recording/speed", 0.9);
    await wait();
    const fields = ["beads/click", "sitting/duration", "hymn/hanuman-chalisa", "learn/gayatri", "chant/mode", "chant/prayers", "recording/speed"]; // prettier-ignore
    expect(fields.map((field) => laptop.get(field))).toEqual([
      true,
      "20",
      "verse-7",
      { step: "lines", line: 2, rounds: 0 },
      "manual",
      true,
      0.9,
    ]);
    laptop.set("hymn/hanuman-chalisa", null);
    await wait();
    expect(phone.get("hymn/hanuman-chalisa")).toBeNull();
  });

  test.each([
    [0, 0],
    [5 * minute, -5 * minute],
    [-5 * minute, 5 * minute],
  ])("the later choice stays with clocks that are %i and %i off, also where one was offline", async (one, other) => {
    const { server, phone, laptop, both, pass: wait } = await twoDevices([one, other]);
    phone.isOnline = false;
    phone.set("chant/mode", "manual");
    server.time += minute;
    for (const device of both) await device.live();
    laptop.set("chant/mode", "auto");
    await wait();
    phone.isOnline = true;
    phone.tab.page.dispatchEvent(new Event(REACH));
    await wait(6 * minute);
    expect([phone.get("chant/mode"), laptop.get("chant/mode")]).toEqual(["auto", "auto"]);

    laptop.isOnline = false;
    laptop.set("chant/mode", "manual");
    server.time += minute;
    for (const device of both) await device.live();
    await laptop.reload();
    laptop.isOnline = true;
    laptop.tab.page.dispatchEvent(new Event(REACH));
    await wait(6 * minute);
    expect([phone.get("chant/mode"), laptop.get("chant/mode")]).toEqual(["manual", "manual"]);
  });

  test("a value that the server refuses stays on its device, and holds nothing else up", async () => {
    const { server, phone, laptop, pass: wait } = await twoDevices();
    server.refusedField = "sitting/custom";
    phone.set("sitting/custom", "forty");
    phone.set("sitting/duration", "45");
    await wait();
    expect([laptop.get("sitting/custom"), laptop.get("sitting/duration")]).toEqual([null, "45"]);
    const { requests } = server;
    await wait();
    // Each device asks for news four times, and nothing is sent again.
    expect(server.requests - requests).toBeLessThanOrEqual(4);
    expect(phone.get("sitting/custom")).toBe("forty");
  });

  test("a refused change of a value that the account has stays on its device, until another device chooses again", async () => {
    const { server, phone, laptop, pass: wait } = await twoDevices();
    phone.set("sitting/custom", "thirty");
    await wait();
    server.refusedField = "sitting/custom";
    phone.set("sitting/custom", "forty");
    await wait();
    await phone.reload();
    await wait();
    expect([phone.get("sitting/custom"), laptop.get("sitting/custom")]).toEqual(["forty", "thirty"]);
    expect(heldBackHere(phone.browser.storage, server.time)).toBe("refused");
    server.refusedField = null;
    laptop.set("sitting/custom", "fifty");
    await wait();
    expect([phone.get("sitting/custom"), laptop.get("sitting/custom")]).toEqual(["fifty", "fifty"]);
    expect(heldBackHere(phone.browser.storage, server.time)).toBeNull();
  });

  test("what the server does not take for a while is named as waiting, once it has waited", async () => {
    const { server, phone, pass: wait } = await twoDevices();
    server.isBroken = true;
    phone.set("sitting/custom", "forty");
    expect(heldBackHere(phone.browser.storage, server.time)).toBeNull();
    await wait();
    expect([phone.get("sitting/custom"), heldBackHere(phone.browser.storage, server.time)]).toEqual([
      "forty",
      "waiting",
    ]);
    server.isBroken = false;
    await wait(6 * minute);
    expect(heldBackHere(phone.browser.storage, server.time)).toBeNull();
  });

  test("nothing is sent or asked for while nobody is signed in", async () => {
    const server = new TestServer();
    const device = new TestDevice(server, 1);
    device.set("chant/mode", "manual");
    device.chant.send({ type: "start" });
    device.chant.press(5);
    await pass(server, [device]);
    expect(server.requests).toBe(0);
  });
});

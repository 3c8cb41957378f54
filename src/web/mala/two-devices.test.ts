import * as fc from "fast-check";
import { beforeEach, describe, expect, inject, test, vi } from "vitest";
import { roundSizes } from "#model/practice.ts";
import { vowsIn } from "../practice/kept-vows.ts";
import { finishedMalas } from "../practice/follow/finished-malas.ts";
import { TestServer } from "../practice/test-server.ts";
import { pass, TestDevice, TODAY } from "./test-device.ts";

const MINUTE = 60_000;
const howOften = inject("interleavings");

beforeEach(() => {
  for (const level of ["warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
});

async function twoDevices(skews: [number, number] = [0, 0]) {
  const server = new TestServer();
  const phone = new TestDevice(server, 1, { uid: "asha", skew: skews[0] });
  const laptop = new TestDevice(server, 2, { uid: "asha", skew: skews[1] });
  const both = [phone, laptop];
  await pass(server, both);
  return { server, phone, laptop, both, pass: (milliseconds?: number) => pass(server, both, milliseconds) };
}

const beads = (server: TestServer) => server.recorded().reduce((sum, amount) => sum + amount, 0);

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
    [5 * MINUTE, -5 * MINUTE],
    [-5 * MINUTE, 5 * MINUTE],
  ])("the later choice stays with clocks that are %i and %i off, also where one was offline", async (one, other) => {
    const { server, phone, laptop, both, pass: wait } = await twoDevices([one, other]);
    phone.isOnline = false;
    phone.set("chant/mode", "manual");
    server.time += MINUTE;
    for (const device of both) await device.live();
    laptop.set("chant/mode", "auto");
    await wait();
    phone.isOnline = true;
    phone.tab.page.dispatchEvent(new Event("online"));
    await wait(6 * MINUTE);
    expect([phone.get("chant/mode"), laptop.get("chant/mode")]).toEqual(["auto", "auto"]);

    laptop.isOnline = false;
    laptop.set("chant/mode", "manual");
    server.time += MINUTE;
    for (const device of both) await device.live();
    await laptop.reload();
    laptop.isOnline = true;
    laptop.tab.page.dispatchEvent(new Event("online"));
    await wait(6 * MINUTE);
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

describe("a mala in progress", () => {
  test("is offered to the other device within a minute, and goes on there from its count", async () => {
    const { server, phone, laptop, pass: wait } = await twoDevices();
    phone.chant.press(37);
    await wait();
    expect([laptop.offered(), laptop.chant.state().status]).toEqual([37, "not-started"]);
    laptop.chant.takeUp();
    expect(laptop.chant.state()).toMatchObject({ status: "paused", reason: "kept", count: 37 });
    laptop.chant.press(71);
    expect(laptop.chant.state().status).toBe("complete");
    await phone.reload();
    await wait();
    expect(beads(server)).toBe(108);
    expect([phone.malasToday(), laptop.malasToday()]).toEqual([1, 1]);
    expect([phone.offered(), laptop.offered(), phone.browser.malas.size]).toEqual([null, null, 0]);
  });

  test("is never put in the place of a running count, nor of a later one", async () => {
    const { phone, laptop, pass: wait } = await twoDevices();
    phone.chant.press(37);
    await wait();
    laptop.chant.press(3);
    expect(laptop.chant.takeUp()).toBe(37);
    expect(laptop.chant.state()).toMatchObject({ status: "running", count: 3 });
    await wait();
    expect([laptop.offered(), phone.offered()]).toEqual([null, 3]);
  });

  test("that both devices complete is one mala, and all its beads are in the log", async () => {
    const { server, phone, laptop, pass: wait } = await twoDevices();
    phone.chant.press(37);
    await wait();
    phone.isOnline = false;
    laptop.chant.takeUp();
    laptop.chant.press(71);
    phone.chant.press(71);
    await wait();
    phone.isOnline = true;
    phone.tab.page.dispatchEvent(new Event("online"));
    await wait(6 * MINUTE);
    expect(beads(server)).toBe(37 + 71 + 71);
    expect([phone.malasToday(), laptop.malasToday()]).toEqual([1, 1]);
  });

  test("of which some beads were chanted here goes on with those of the other device", async () => {
    const { server, phone, laptop, pass: wait } = await twoDevices();
    phone.chant.press(37);
    phone.chant.send({ type: "pause" });
    await wait();
    laptop.chant.takeUp();
    laptop.chant.press(20);
    laptop.chant.send({ type: "pause" });
    await wait();
    expect(phone.offered()).toBe(57);
    phone.chant.takeUp();
    phone.chant.press(51);
    await laptop.reload();
    await wait();
    expect(beads(server)).toBe(108);
    expect([phone.malasToday(), laptop.malasToday()]).toEqual([1, 1]);
  });

  test("keeps its size on the other device, and counts there as the round it is", async () => {
    const { server, phone, laptop, pass: wait } = await twoDevices();
    phone.chant.choose({ size: 27, goal: 3 });
    phone.chant.press(10);
    await wait();
    expect(laptop.get("round/om-namah-shivaya")).toEqual({ size: 27, goal: 3 });
    laptop.chant.takeUp();
    expect(laptop.chant.state()).toMatchObject({ count: 10, size: 27 });
    laptop.chant.press(17);
    expect(laptop.chant.state().status).toBe("complete");
    await laptop.reload();
    await phone.reload();
    laptop.chant.press(27);
    await wait();
    expect(beads(server)).toBe(54);
    const tally = { day: TODAY, malas: 0, rounds: { "om-namah-shivaya/27": 2 } };
    expect([phone.tallyToday(), laptop.tallyToday()]).toEqual([tally, tally]);
    await phone.reload();
    phone.chant.press(27);
    await wait();
    expect([phone.malasToday(), laptop.malasToday()]).toEqual([0, 0]);
    phone.chant.send({ type: "next-mala" });
    phone.chant.press(27);
    await wait();
    expect([phone.malasToday(), laptop.malasToday()]).toEqual([1, 1]);
  });

  test("that was begun anew is offered to nobody", async () => {
    const { phone, laptop, pass: wait } = await twoDevices();
    phone.chant.press(37);
    await wait();
    phone.chant.send({ type: "reset" });
    phone.chant.send({ type: "forget-reset" });
    await wait();
    expect(laptop.offered()).toBeNull();
  });
});

/** Malas of today for the vow, as each device shows them. */
const keptToday = (devices: readonly TestDevice[]) =>
  devices.map(({ browser }) => vowsIn(browser.storage).all().map(({ kept }) => kept[TODAY] ?? 0)); // prettier-ignore

describe("a vow", () => {
  test("is on the other device, with the malas of both, each once", async () => {
    const { phone, laptop, both, pass: wait } = await twoDevices([5 * MINUTE, -5 * MINUTE]);
    phone.chant.vow.take({ malasPerDay: 2, days: 40 });
    phone.chant.press(108);
    await wait();
    laptop.chant.press(108);
    phone.chant.send({ type: "next-mala" });
    phone.chant.press(108);
    await wait();
    await phone.reload();
    await wait();
    expect(keptToday(both)).toEqual([[3], [3]]);
    laptop.chant.vow.change((terms) => ({ ...terms, restDays: ["2026-11-29"] }));
    await wait();
    expect(vowsIn(phone.browser.storage).all()[0]?.terms.restDays).toEqual(["2026-11-29"]);
  });

  test("counts a mala that both devices have completed once", async () => {
    const { server, phone, laptop, both, pass: wait } = await twoDevices();
    phone.chant.vow.take({ malasPerDay: 1, days: 11 });
    phone.chant.press(37);
    await wait();
    phone.isOnline = false;
    laptop.chant.takeUp();
    laptop.chant.press(71);
    phone.chant.press(71);
    await wait();
    phone.isOnline = true;
    phone.tab.page.dispatchEvent(new Event("online"));
    await wait(6 * MINUTE);
    expect(beads(server)).toBe(37 + 71 + 71);
    expect(keptToday(both)).toEqual([[1], [1]]);
  });

  test("that was begun before the first sign-in joins with its malas, also one of an older release", async () => {
    const server = new TestServer();
    const phone = new TestDevice(server, 1, { joins: true });
    const old = { malasPerDay: 1, days: 11, firstDay: TODAY, malas: { [TODAY]: 2 } };
    phone.browser.texts.set("sankalpa:om-namah-shivaya", JSON.stringify(old));
    phone.signIn("asha");
    const laptop = new TestDevice(server, 2, { uid: "asha" });
    await pass(server, [phone, laptop]);
    phone.chant.press(108);
    await pass(server, [phone, laptop]);
    expect([phone.asked, keptToday([phone, laptop])]).toEqual([1, [[3], [3]]]);
  });
});

/** This practice was done while nobody was signed in. */
async function keptDevice(server: TestServer, number: number, joins?: boolean) {
  const device = new TestDevice(server, number, joins === undefined ? {} : { joins });
  device.set("chant/mode", "manual");
  device.chant.send({ type: "mode", mode: "manual" });
  device.chant.press(108);
  await device.live();
  return device;
}

describe("the practice that a device has kept", () => {
  test("joins the account at the first sign-in, if the person says so, once asked", async () => {
    const server = new TestServer();
    const phone = await keptDevice(server, 1, true);
    phone.signIn("asha");
    const laptop = new TestDevice(server, 2, { uid: "asha" });
    await pass(server, [phone, laptop]);
    await phone.reload();
    await pass(server, [phone, laptop]);
    expect([phone.asked, laptop.asked]).toEqual([1, 0]);
    expect([laptop.get("chant/mode"), laptop.malasToday(), phone.malasToday()]).toEqual(["manual", 1, 1]);
  });

  test("stays apart if the person does not want it now, and nothing of the account comes to it", async () => {
    const server = new TestServer();
    const laptop = new TestDevice(server, 2, { uid: "asha" });
    await pass(server, [laptop]);
    laptop.set("sitting/duration", "45");
    await pass(server, [laptop]);
    const phone = await keptDevice(server, 1, false);
    phone.signIn("asha");
    await pass(server, [phone, laptop]);
    await phone.reload();
    await pass(server, [phone, laptop]);
    expect([phone.asked, phone.get("sitting/duration"), laptop.get("chant/mode")]).toEqual([1, null, null]);
    expect(Object.keys(server.states.get("asha")?.state.registers ?? {})).toEqual(["sitting/duration"]);
  });

  test("waits for an answer without sending anything", async () => {
    const server = new TestServer();
    const phone = await keptDevice(server, 1);
    phone.signIn("asha");
    await pass(server, [phone]);
    expect([phone.asked, server.states.size]).toEqual([1, 0]);
  });

  test("of a value of unknown age gives way to the account's", async () => {
    const server = new TestServer();
    const laptop = new TestDevice(server, 2, { uid: "asha" });
    await pass(server, [laptop]);
    laptop.set("chant/mode", "auto");
    await pass(server, [laptop]);
    const phone = new TestDevice(server, 1, { joins: true });
    phone.browser.texts.set("chant-mode", "manual");
    phone.browser.texts.set("sitting", JSON.stringify({ duration: "20" }));
    phone.signIn("asha");
    await pass(server, [phone, laptop]);
    expect([phone.get("chant/mode"), laptop.get("sitting/duration")]).toEqual(["auto", "20"]);
  });

  test("is one person's at a time: another one finds their own, and the first one finds theirs again", async () => {
    const server = new TestServer();
    const shared = new TestDevice(server, 1, { uid: "asha" });
    await pass(server, [shared]);
    shared.set("chant/mode", "manual");
    await pass(server, [shared]);
    // This is not sent before she signs out.
    shared.set("sitting/duration", "45");
    shared.signOut();
    shared.signIn("bodhi");
    await pass(server, [shared]);
    expect([shared.asked, shared.get("chant/mode"), shared.get("sitting/duration")]).toEqual([0, null, null]);
    shared.set("chant/mode", "auto");
    await pass(server, [shared]);
    shared.signOut();
    shared.signIn("asha");
    await pass(server, [shared]);
    expect([shared.asked, shared.get("chant/mode"), shared.get("sitting/duration")]).toEqual([0, "manual", "45"]);
    expect(Object.keys(server.states.get("bodhi")?.state.registers ?? {})).toEqual(["chant/mode"]);
  });
});

const device = fc.nat(1);
const deed = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant("press" as const), device, beads: fc.constantFrom(1, 20, 37, 71, 108) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom("pause" as const, "next" as const, "reset" as const), device }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant("take-up" as const), device }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("choose" as const), device, size: fc.constantFrom(...roundSizes) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom("offline" as const, "online" as const), device }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom("reload" as const, "crash" as const), device }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("replies" as const), areLost: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant("wait" as const) }) },
); // prettier-ignore

const sumOf = (counted: readonly [name: string, count: number][], amount: (name: string) => number) =>
  counted.reduce((sum, [name, count]) => sum + count * amount(name), 0);

test("whatever two devices do with one mala, in rounds of any size, each bead is in the log once, and no bead is in two malas", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 40, size: "max" }), async (deeds) => {
      const { server, both } = await twoDevices([5 * MINUTE, -5 * MINUTE]);
      const live = async () => {
        server.time += 20_000;
        for (const each of both) await each.live();
      };
      both[0]?.chant.vow.take({ malasPerDay: 1, days: 40 });
      let chanted = 0;
      /** Ids of all malas that were completed on any device. */
      const complete = new Set<string>();
      for (const each of deeds) {
        if (each.type === "replies") server.losesReplies = each.areLost;
        if (each.type === "wait") await live();
        if (!("device" in each)) continue;
        const own = each.device === 0 ? both[0] : both[1];
        if (!own) continue;
        const before = own.chant.counted();
        if (each.type === "press") own.chant.press(each.beads);
        if (each.type === "pause") own.chant.send({ type: "pause" });
        if (each.type === "next") own.chant.send({ type: "next-mala" });
        if (each.type === "reset") own.chant.send({ type: "reset" });
        if (each.type === "take-up") own.chant.takeUp();
        if (each.type === "choose") own.chant.choose({ size: each.size, goal: 1 });
        chanted += own.chant.counted() - before;
        for (const { id, day } of finishedMalas(own.browser.storage)) if (day !== null) complete.add(id);
        if (each.type === "offline") own.isOnline = false;
        if (each.type === "online") own.isOnline = true;
        if (each.type === "reload") await own.reload("unload");
        if (each.type === "crash") await own.reload("kill");
      }
      server.losesReplies = false;
      for (const own of both) {
        own.isOnline = true;
        await own.reload();
        own.tab.page.dispatchEvent(new Event("online"));
      }
      for (let time = 0; time < 40; time++) await live();
      expect(beads(server)).toBe(chanted);
      const rounds = both.map((own) => Object.entries(own.tallyToday().rounds));
      expect(rounds.map((counted) => sumOf(counted, () => 1))).toEqual([complete.size, complete.size]);
      expect(sumOf(rounds[0] ?? [], (name) => Number(name.split("/")[1]))).toBeLessThanOrEqual(chanted);
      expect(both[0]?.malasToday()).toBe(both[1]?.malasToday());
      expect((both[0]?.malasToday() ?? 0) * 108).toBeLessThanOrEqual(chanted);
      for (const [kept = 0] of keptToday(both)) expect(kept).toBeLessThanOrEqual(complete.size);
      expect(keptToday(both)[0]).toEqual(keptToday(both)[1]);
    }),
    { ...howOften, numRuns: howOften.numRuns / 5 },
  );
});

import { beforeEach, describe, expect, test, vi } from "vitest";
import { PRACTICED_HERE } from "../practice/practiced-here.ts";
import { beadsOn, completeOnBoth, TODAY, twoDevices, type TestDevice } from "./test-device.ts";

beforeEach(() => {
  for (const level of ["warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
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
    expect(beadsOn(server)).toBe(108);
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
    const devices = await twoDevices();
    const chanted = await completeOnBoth(devices);
    const { server, phone, laptop } = devices;
    expect(beadsOn(server)).toBe(chanted);
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
    expect(beadsOn(server)).toBe(108);
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
    expect(beadsOn(server)).toBe(54);
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

describe("a page that nobody has touched has something to show by the time that it is told", () => {
  test.each<[string, string, (phone: TestDevice) => void]>([
    ["of a mala in progress", "mala-elsewhere:om-namah-shivaya", ({ chant }) => chant.press(37)],
    ["of a mala that is complete", "malas-today", ({ chant }) => chant.press(108)],
    ["of the size of a round", "rounds", ({ chant }) => chant.choose({ size: 27, goal: 3 })],
    ["of a vow", "vow:", ({ chant }) => chant.vow.take({ malasPerDay: 1, days: 40 })],
  ])("%s", async (_, keyTold, practice) => {
    const { phone, laptop, pass: wait } = await twoDevices();
    const { storage } = laptop.browser;
    const marks: (string | null)[] = [];
    laptop.onTold = (key) => key.startsWith(keyTold) && marks.push(storage.read(PRACTICED_HERE));
    practice(phone);
    await wait();
    expect(marks).toEqual([expect.any(String)]);
  });
});

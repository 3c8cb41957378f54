import { beforeEach, describe, expect, test, vi } from "vitest";
import { minute } from "#model/durations.ts";
import { vowsIn } from "../practice/kept-vows.ts";
import { TestServer } from "../practice/test-server.ts";
import { beadsOn, completeOnBoth, keptToday, pass, TestDevice, TODAY, twoDevices } from "./test-device.ts";

beforeEach(() => {
  for (const level of ["warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
});

describe("a vow", () => {
  test("is on the other device, with the malas of both, each once", async () => {
    const { phone, laptop, both, pass: wait } = await twoDevices([5 * minute, -5 * minute]);
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
    const devices = await twoDevices();
    devices.phone.chant.vow.take({ malasPerDay: 1, days: 11 });
    const chanted = await completeOnBoth(devices);
    expect(beadsOn(devices.server)).toBe(chanted);
    expect(keptToday(devices.both)).toEqual([[1], [1]]);
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

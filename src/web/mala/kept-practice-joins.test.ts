import { beforeEach, describe, expect, test, vi } from "vitest";
import { TestServer } from "../practice/test-server.ts";
import { pass, TestDevice } from "./test-device.ts";

beforeEach(() => {
  for (const level of ["warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
});

/** Makes a device that keeps practice from before anybody signed in on it. */
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

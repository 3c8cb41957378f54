import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pass, TestDevice } from "../mala/test-device.ts";
import { leaveOwnMantras, whatAccountHas } from "./follow/own-mantras-of-account.ts";
import { forgetAccount } from "./follow/take-over-device.ts";
import { ownMantrasIn } from "./own-mantras.ts";
import { TestServer } from "./test-server.ts";

beforeEach(() => {
  for (const level of ["warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => void vi.useRealTimers());

const id = "own-k3v9x2m7";
const given = { id, title: "Given at dawn", text: "secret syllables", round: 27 } as const;

const mantrasOf = (device: TestDevice) => ownMantrasIn(device.browser.storage);
const textOn = (device: TestDevice) => [...device.browser.texts].join(" ");
const titlesOn = (device: TestDevice) =>
  mantrasOf(device)
    .all()
    .map(({ title }) => title);

const inAccountOf = (device: TestDevice) => mantrasOf(device).all().map(whatAccountHas(device.browser.storage));

/** What the server has been told of a person. */
const stateOf = (server: TestServer, uid: string) => JSON.stringify(server.states.get(uid)?.state);

/** The mantra is kept now, as the form keeps it. */
function save(
  device: TestDevice,
  { server, ...change }: { server: TestServer; title?: string; isWithAccount: boolean },
) {
  vi.setSystemTime(server.time);
  expect(mantrasOf(device).save({ ...given, ...change })).toBe(true);
}

function signOut(device: TestDevice) {
  const uid = device.uid ?? "";
  device.signOut();
  leaveOwnMantras(device.browser.storage, uid);
}

async function twoDevices() {
  const server = new TestServer();
  const phone = new TestDevice(server, 1, { uid: "asha" });
  const laptop = new TestDevice(server, 2, { uid: "asha" });
  const wait = () => pass(server, [phone, laptop]);
  await wait();
  return { server, phone, laptop, wait };
}

test("a mantra of this device alone is in no request, and is shown to nobody but its person", async () => {
  const { server, phone, laptop, wait } = await twoDevices();
  save(phone, { server, isWithAccount: false });
  await wait();
  expect(titlesOn(laptop)).toEqual([]);
  expect(stateOf(server, "asha")).not.toMatch(/dawn|syllables/);

  signOut(phone);
  expect([titlesOn(phone), mantrasOf(phone).find(id)]).toEqual([[], null]);
  phone.signIn("ravi");
  await wait();
  expect([titlesOn(phone), mantrasOf(phone).find(id)]).toEqual([[], null]);
  phone.signOut();
  phone.signIn("asha");
  await wait();
  expect(titlesOn(phone)).toEqual([given.title]);
});

test("one that was made while nobody was signed in is shown to whoever is there, and becomes that of who changes it", () => {
  const server = new TestServer();
  const device = new TestDevice(server, 1);
  save(device, { server, isWithAccount: false });
  device.signIn("asha");
  expect(titlesOn(device)).toEqual([given.title]);
  save(device, { server, title: "Mine", isWithAccount: false });
  device.signOut();
  expect(titlesOn(device)).toEqual([]);
});

test("one that is kept with the account comes to other devices, follows changes, and goes from them when it is taken back", async () => {
  const { server, phone, laptop, wait } = await twoDevices();
  save(phone, { server, isWithAccount: true });
  expect(inAccountOf(phone)).toEqual(["not yet"]);
  await wait();
  expect(inAccountOf(phone)).toEqual(["there"]);
  expect(mantrasOf(laptop).all()).toEqual([{ ...given, isWithAccount: true, owner: "asha" }]);
  save(laptop, { server, title: "At dusk", isWithAccount: true });
  await wait();
  expect(titlesOn(phone)).toEqual(["At dusk"]);

  save(phone, { server, title: "At dusk", isWithAccount: false });
  await wait();
  expect([titlesOn(phone), titlesOn(laptop)]).toEqual([["At dusk"], []]);
  expect(textOn(laptop)).not.toMatch(/dusk|syllables/);
  save(phone, { server, isWithAccount: true });
  await wait();
  mantrasOf(laptop).remove(id);
  await wait();
  expect([titlesOn(phone), titlesOn(laptop)]).toEqual([[], []]);
});

test("one that the account refuses stays on the device, which says so, and is sent again once it has changed", async () => {
  const { server, phone, wait } = await twoDevices();
  server.refusedField = `own-mantra/${id}`;
  save(phone, { server, isWithAccount: true });
  await wait();
  expect([titlesOn(phone), inAccountOf(phone)]).toEqual([[given.title], ["refused"]]);
  server.refusedField = null;
  save(phone, { server, title: "At dusk", isWithAccount: true });
  await wait();
  expect([titlesOn(phone), inAccountOf(phone)]).toEqual([["At dusk"], ["there"]]);
});

test("signing out takes it from the device, and signing in brings it back, with what was not sent yet", async () => {
  const { server, phone, laptop, wait } = await twoDevices();
  save(laptop, { server, isWithAccount: true });
  await wait();
  signOut(laptop);
  expect(textOn(laptop)).not.toMatch(/dawn|syllables/);
  await wait();
  expect(titlesOn(phone)).toEqual([given.title]);
  laptop.signIn("asha");
  await wait();
  expect(titlesOn(laptop)).toEqual([given.title]);

  laptop.isOnline = false;
  save(laptop, { server, title: "Changed offline", isWithAccount: true });
  signOut(laptop);
  expect(titlesOn(laptop)).toEqual([]);
  laptop.isOnline = true;
  laptop.signIn("asha");
  await wait();
  expect([titlesOn(phone), titlesOn(laptop)]).toEqual([["Changed offline"], ["Changed offline"]]);
});

test("signing out keeps one on the device that the account was never told of", async () => {
  const server = new TestServer();
  const device = new TestDevice(server, 1, { joins: false });
  device.set("chant/mode", "manual");
  device.signIn("asha");
  await pass(server, [device]);
  save(device, { server, isWithAccount: true });
  await pass(server, [device]);
  signOut(device);
  expect(titlesOn(device)).toEqual([]);
  device.signIn("asha");
  expect(titlesOn(device)).toEqual([given.title]);
});

test("another person's account gets none of it, whatever was chosen before", async () => {
  const server = new TestServer();
  const device = new TestDevice(server, 1, { joins: false });
  device.set("chant/mode", "manual");
  device.signIn("asha");
  await pass(server, [device]);
  save(device, { server, isWithAccount: true });
  device.signOut();
  device.joins = true;
  device.signIn("ravi");
  await pass(server, [device]);
  expect(device.asked).toBe(2);
  expect(stateOf(server, "ravi")).toContain("manual");
  expect(stateOf(server, "ravi")).not.toMatch(/dawn|syllables/);
});

test("an account that is deleted leaves no copy of it in what the device knows of the account", async () => {
  const { server, phone, wait } = await twoDevices();
  save(phone, { server, isWithAccount: true });
  await wait();
  phone.signOut();
  forgetAccount(phone.browser.storage, "asha");
  for (const mantra of mantrasOf(phone).ofPerson("asha")) mantrasOf(phone).forget(mantra.id);
  expect(textOn(phone)).not.toMatch(/dawn|syllables/);
});

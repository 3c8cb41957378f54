import { beforeEach, expect, test, vi } from "vitest";
import { mostOwnSittings, mostVows } from "#model/practice.ts";
import { readRecord, refusalOf } from "../practice/follow/follow-record.ts";
import { REACH } from "../device/reach.ts";
import { TODAY, twoDevices, type TestDevice } from "./test-device.ts";

beforeEach(() => {
  for (const level of ["warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
});

const sitting = (name: string) => `own-sitting/${name}`;
const twenty = { duration: "20" };

function keepSittings(device: TestDevice, names: readonly string[]) {
  for (const name of names) device.set(sitting(name), twenty);
}

const namesOf = (prefix: string, many: number) => Array.from({ length: many }, (_, at) => `${prefix}${at}`);
const sittingsOf = (device: TestDevice, names: readonly string[]) => names.filter((name) => device.get(sitting(name)));

const waitingOf = (device: TestDevice) =>
  Object.keys(readRecord(device.browser.storage, device.uid ?? "?")?.noRoom ?? {}).toSorted();

test("sittings for which the account has no room stay on their device, whichever sends first, and follow once there is room", async () => {
  const { phone, laptop, pass: wait } = await twoDevices();
  const [onPhone, onLaptop] = [namesOf("dawn", mostOwnSittings - 2), namesOf("dusk", 4)];
  phone.isOnline = false;
  keepSittings(phone, onPhone);
  keepSittings(laptop, onLaptop);
  await wait();
  phone.isOnline = true;
  phone.tab.page.dispatchEvent(new Event(REACH));
  await wait();
  expect(sittingsOf(phone, [...onPhone, ...onLaptop])).toHaveLength(mostOwnSittings + 2);
  expect(sittingsOf(laptop, [...onPhone, ...onLaptop])).toHaveLength(mostOwnSittings);
  expect(waitingOf(phone)).toHaveLength(2);

  laptop.set(sitting("dusk0"), null);
  await wait();
  await wait();
  expect(waitingOf(phone)).toHaveLength(1);
  laptop.set(sitting("dusk1"), null);
  await wait();
  await wait();
  expect(waitingOf(phone)).toEqual([]);
  for (const device of [phone, laptop]) expect(sittingsOf(device, onPhone)).toEqual(onPhone);
});

test("what was refused is not taken from the device by an account that has removed it before", async () => {
  const { phone, laptop, pass: wait } = await twoDevices();
  keepSittings(phone, ["morning"]);
  await wait();
  phone.set(sitting("morning"), null);
  keepSittings(phone, namesOf("dawn", mostOwnSittings));
  await wait();
  laptop.set(sitting("morning"), twenty);
  await wait();
  await laptop.reload();
  await wait();
  expect(laptop.get(sitting("morning"))).toEqual(twenty);
  expect(phone.get(sitting("morning"))).toBeNull();
  // Removed on the device, it is gone there too.
  laptop.set(sitting("morning"), null);
  await wait();
  expect([laptop.get(sitting("morning")), waitingOf(laptop)]).toEqual([null, []]);
});

const vow = (id: string, endedOn: string | null = null) => ({
  id,
  mantraId: "om-namah-shivaya",
  deityId: "shiva",
  title: null,
  malasPerDay: 1,
  days: 40,
  firstDay: TODAY,
  restDays: [],
  weeklyRest: null,
  goesOnFrom: null,
  endedOn,
});

test("a vow for which the account has no room runs on its device, and follows when another one is let go", async () => {
  const { phone, laptop, both, pass: wait } = await twoDevices();
  for (const id of namesOf("vow-", mostVows)) phone.set(`vow/${id}`, vow(id));
  await wait();
  laptop.set("vow/one-more", vow("one-more"));
  await wait();
  expect([laptop.get("vow/one-more"), phone.get("vow/one-more")]).toEqual([vow("one-more"), null]);
  const refusalsOf = () => both.map(({ browser }) => refusalOf(browser.storage, "vow/one-more"));
  expect(refusalsOf()).toEqual([null, "many-vows"]);
  phone.set("vow/vow-0", vow("vow-0", TODAY));
  await wait();
  await wait();
  expect([phone.get("vow/one-more"), waitingOf(laptop)]).toEqual([vow("one-more"), []]);
  expect(refusalsOf()).toEqual([null, null]);
});

test("an account without room is not asked again and again", async () => {
  const { server, phone, pass: wait } = await twoDevices();
  keepSittings(phone, namesOf("dawn", mostOwnSittings + 1));
  await wait();
  const { requests } = server;
  await wait();
  expect(server.requests - requests).toBeLessThanOrEqual(4);
  expect(waitingOf(phone)).toHaveLength(1);
});

test("what a full account does not take stays on its device, which says why, and what the account has goes on following", async () => {
  const { server, phone, laptop, pass: wait } = await twoDevices();
  keepSittings(phone, ["morning"]);
  await wait();
  server.isFull = true;
  keepSittings(phone, ["evening"]);
  phone.set(sitting("morning"), { duration: "30" });
  await wait();
  await phone.reload();
  await wait();
  expect(sittingsOf(phone, ["morning", "evening"])).toEqual(["morning", "evening"]);
  expect(refusalOf(phone.browser.storage, sitting("evening"))).toBe("full-account");
  expect(refusalOf(phone.browser.storage, sitting("morning"))).toBeNull();
  expect([laptop.get(sitting("morning")), laptop.get(sitting("evening"))]).toEqual([{ duration: "30" }, null]);
});

import { beforeEach, expect, test, vi } from "vitest";
import { pass, TestDevice } from "../../mala/test-device.ts";
import { TestServer } from "../test-server.ts";

beforeEach(() => {
  for (const level of ["warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
});

const stateOf = (server: TestServer, uid: string) => server.states.get(uid)?.state.registers["language"]?.text;

test("a language that is chosen on one device is the other one's too", async () => {
  const server = new TestServer();
  const phone = new TestDevice(server, 1, { uid: "asha" });
  const laptop = new TestDevice(server, 2, { uid: "asha" });
  await pass(server, [phone, laptop]);
  phone.set("language", "hi");
  await pass(server, [phone, laptop]);
  expect([laptop.get("language"), laptop.browser.storage.read("language")]).toEqual(["hi", "hi"]);
});

test("a language that was chosen before the first sign-in joins the account without a question", async () => {
  const server = new TestServer();
  const phone = new TestDevice(server, 1);
  phone.set("language", "hi");
  phone.signIn("asha");
  await pass(server, [phone]);
  expect([phone.asked, stateOf(server, "asha"), phone.get("language")]).toEqual([0, '"hi"', "hi"]);
});

test("practice beside it is asked about as ever, and waits for the answer with it", async () => {
  const server = new TestServer();
  const phone = new TestDevice(server, 1);
  phone.set("language", "hi");
  phone.set("chant/mode", "manual");
  phone.signIn("asha");
  await pass(server, [phone]);
  expect([phone.asked, server.states.size]).toEqual([1, 0]);
});

test("the device of somebody who has left takes the language of the person who comes", async () => {
  const server = new TestServer();
  const phone = new TestDevice(server, 1, { uid: "asha" });
  await pass(server, [phone]);
  phone.set("language", "hi");
  await pass(server, [phone]);
  phone.signOut();
  phone.signIn("ravi");
  await pass(server, [phone]);
  expect([phone.get("language"), stateOf(server, "asha"), stateOf(server, "ravi")]).toEqual([null, '"hi"', undefined]);
});

test("a script follows as the language does, and so does the return to Devanagari", async () => {
  const server = new TestServer();
  const phone = new TestDevice(server, 1);
  const laptop = new TestDevice(server, 2, { uid: "asha" });
  phone.set("script", "Telu");
  phone.signIn("asha");
  await pass(server, [phone, laptop]);
  expect([phone.asked, laptop.get("script"), laptop.browser.storage.read("script")]).toEqual([0, "Telu", "Telu"]);
  laptop.set("script", null);
  await pass(server, [phone, laptop]);
  expect([phone.get("script"), phone.browser.storage.read("script")]).toEqual([null, null]);
});

test("what is stored by hand in place of a language is none", async () => {
  const server = new TestServer();
  const phone = new TestDevice(server, 1);
  phone.browser.texts.set("language", "tlh");
  phone.signIn("asha");
  await pass(server, [phone]);
  expect([phone.get("language"), stateOf(server, "asha")]).toEqual([null, undefined]);
});

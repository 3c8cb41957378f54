import { expect, test } from "vitest";
import { rememberedPerson } from "./person.ts";
import { TestBrowser } from "./test-browser.ts";

test("a person who cannot be remembered is not taken for the one before", () => {
  const browser = new TestBrowser();
  const person = rememberedPerson(browser.storage);
  person.remember("asha");
  browser.storageState = "full";
  person.remember("bodhi");
  expect(person.current()).toBe(null);
});

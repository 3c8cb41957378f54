import { expect, test } from "vitest";
import { rememberedPerson } from "./person.ts";
import { TabbedBrowser } from "./test-tabbed-browser.ts";

test("a person who cannot be remembered is not taken for the one before", () => {
  const browser = new TabbedBrowser();
  const person = rememberedPerson(browser.storage);
  person.remember("asha");
  browser.storageState = "full";
  person.remember("bodhi");
  expect(person.current()).toBe(null);
});

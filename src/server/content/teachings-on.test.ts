import { expect, test } from "vitest";
import { library } from "./test-library.ts";
import { createTeachingsOn } from "./teachings-on.ts";

const post = (slug: string, markdown: string) => ({ slug, markdown, title: slug });
const text = { title: "Om Ram", sanskrit: "ॐ राम", paths: ["/chant/ram/om-ram"] };
const ram = { id: "ram", name: "Ram" };

test("every mantra and every verse of a hymn leads to a teaching", () => {
  const { chants, teachings } = library;
  expect([...chants.keys()].filter((id) => !teachings.get(id)?.().length)).toEqual([]);
});

test("Sarva Mangala leads to the Devi Mahatmya, which links to it", () => {
  const { teachings } = library;
  expect(teachings.get("sarva-mangala")?.()[0]?.slug).toBe("the-devi-mahatmya-and-its-hymns");
});

test("a link to the text weighs more than its name, and its name more than a link to its deity", () => {
  const posts = [
    post("deity", "[Ram](/deity/ram), Ram, Ram, Ram"),
    post("name", "Om Ram is chanted by many."),
    post("link", "[This mantra](/chant/ram/om-ram) is chanted by many."),
  ];
  expect(createTeachingsOn(posts)(text, ram).map(({ slug }) => slug)).toEqual(["link", "name"]);
});

test("a longer word that begins like a name is not that name", () => {
  expect(createTeachingsOn([post("other", "Ramayana and Ramanuja, om ramaya")])(text, ram)).toEqual([]);
});

test("a text that no teaching speaks of leads to those for every text", () => {
  const posts = [
    post("a-daily-practice-at-home", "Sit."),
    post("how-to-pronounce-sanskrit", "Say."),
    post("other", "Else."),
  ];
  expect(createTeachingsOn(posts)(text, ram).map(({ slug }) => slug)).toEqual([
    "how-to-pronounce-sanskrit",
    "a-daily-practice-at-home",
  ]);
});

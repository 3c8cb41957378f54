import { expect, test } from "vitest";
import { deity, faultsOf, loadWith, mantra, type Files } from "./test-content.ts";

test("the deity's file and its folder of mantras say the same", () => {
  expect(faultsOf({ "content/deities/ram/mantras/forgotten.yaml": mantra })).toEqual([
    "content/deities/ram/mantras/forgotten.yaml: is not listed under mantras in its deity.yaml",
  ]);
  expect(faultsOf({ "content/deities/ram/mantras/om-ram.yaml": null })).toEqual([
    "content/deities/ram/mantras/om-ram.yaml: is missing",
  ]);
});

/** Returns content files with a second deity next to Ram, with a mantra of its own. */
const withDeity = (id: string, file: string): Files => ({
  [`content/deities/${id}/deity.yaml`]: file.replace("om-ram", `om-${id}`),
  [`content/deities/${id}/icon.svg`]: '<svg viewBox="0 0 1 1"/>',
  [`content/deities/${id}/mantras/om-${id}.yaml`]: mantra,
  [`public/images/${id}.png`]: "picture",
});

test("deities stand in their order, and those without one behind them by their ids", () => {
  const { deityCards } = loadWith({
    ...withDeity("surya", deity),
    ...withDeity("agni", deity),
    ...withDeity("shiva", `${deity}\norder: 1`),
    "content/deities/ram/deity.yaml": `${deity}\norder: 2`,
  });
  expect(deityCards.map(({ id }) => id)).toEqual(["shiva", "ram", "agni", "surya"]);
});

test("a deity's folder is named as addresses are", () => {
  expect(faultsOf(withDeity("Surya Deva", deity))).toContain(
    "content/deities/Surya Deva: must be named in small letters, digits and hyphens",
  );
});

test("another spelling leads to one deity only", () => {
  const { deities, site } = loadWith(withDeity("surya", `${deity}\naliases: [aditya]`));
  expect(deities.get("aditya")?.id).toBe("surya");
  expect(site.deityAliases).toEqual({ aditya: "surya" });
  expect(faultsOf(withDeity("surya", `${deity}\naliases: [ram]`))).toEqual([
    "content/deities/surya/deity.yaml: aliases lists ram, which leads to ram already",
  ]);
});

test("a color of a deity can say nothing else in a style sheet", () => {
  for (const color of ["red;}*{}", "url(//evil.example)", "#fff"]) {
    const night = `theme: { hue: 78, night: { page: "${color}" } }`;
    const faults = faultsOf({ "content/deities/ram/deity.yaml": deity.replace("theme: { hue: 78 }", night) });
    expect(faults.join()).toContain("content/deities/ram/deity.yaml: theme.night.page must be a color");
  }
});

test("a collection is described like a deity, and stands apart from them", () => {
  const library = loadWith({
    "content/collections/peace/collection.yaml": deity.replace("om-ram", "asato-ma"),
    "content/collections/peace/icon.svg": '<svg viewBox="0 0 1 1"/>',
    "content/collections/peace/mantras/asato-ma.yaml": mantra,
    "public/images/peace.png": "picture",
  });
  expect(library.deityCards.map(({ id }) => id)).toEqual(["ram"]);
  expect(library.collectionCards.map(({ id }) => id)).toEqual(["peace"]);
  expect(library.chants.get("asato-ma")?.deity.id).toBe("peace");
});

test("a mantra belongs to one deity only", () => {
  const second = {
    "content/deities/shiva/deity.yaml": deity,
    "content/deities/shiva/icon.svg": '<svg viewBox="0 0 1 1"/>',
    "content/deities/shiva/mantras/om-ram.yaml": mantra,
    "public/images/lord-shiva.png": "picture",
  };
  expect(faultsOf(second)).toEqual(["content/deities/shiva/deity.yaml: mantras lists om-ram, which ram lists already"]);
});

test("an icon that could run something is refused", () => {
  const icon = '<svg viewBox="0 0 1 1"><path onload="alert(1)"/></svg>';
  expect(faultsOf({ "content/deities/ram/icon.svg": icon })).toEqual([
    "content/deities/ram/icon.svg: must not use the attribute onload",
  ]);
});

test("every deity has a picture", () => {
  expect(faultsOf({ "public/images/lord-ram.webp": null })).toEqual([
    "content/deities/ram: has no picture: none of /images/lord-ram.webp, /images/lord-ram.png, " +
      "/images/goddess-ram.png, /images/ram.png is under public/",
  ]);
});

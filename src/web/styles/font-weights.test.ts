import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * The weights in which the families of our own fonts are shipped. A browser would imitate any other weight by smearing
 * the letters.
 */
const shipped = new Map<string, Set<string>>();
for (const [face] of readCss("src/web/styles/fonts.css").matchAll(/@font-face \{[^}]+\}/g)) {
  const family = /font-family: "([^"]+)"/.exec(face)?.[1];
  const weight = /font-weight: (\d+)/.exec(face)?.[1];
  if (family && weight) shipped.set(family, (shipped.get(family) ?? new Set()).add(weight));
}

/** The families by their role. A role uses the first name in its list. */
const roles = new Map(
  [...readCss("src/web/styles/tokens.css").matchAll(/--([a-z]+)-font: "([^"]+)"/g)].map(
    ([, role = "", family = ""]) => [role, family] as const,
  ),
);

const rules = globSync("src/web/**/*.css")
  .filter((file) => !file.endsWith("fonts.css"))
  .flatMap((file) =>
    [...readCss(file).matchAll(/([^{}]+)\{([^{}]+)\}/g)].map(([, selector = "", declarations = ""]) => ({
      where: `${file}: ${selector.trim()}`,
      weight: /font-weight: (\w+)/.exec(declarations)?.[1] ?? /\bfont: (\d+) /.exec(declarations)?.[1],
      role: /var\(--([a-z]+)-font\)/.exec(declarations)?.[1] ?? "reading",
    })),
  );

test("the weights of the shipped fonts are known", () => {
  expect(shipped.get("Poppins")).toEqual(new Set(["600"]));
  expect(shipped.get("Nunito")).toEqual(new Set(["400"]));
  expect(rules.filter(({ weight }) => weight === "600").length).toBeGreaterThan(20);
});

test("no sheet asks our own fonts for a weight that they do not have", () => {
  const smeared = rules.filter(({ weight, role }) => {
    const family = shipped.get(roles.get(role) ?? "");
    return weight && family && !family.has(weight);
  });
  expect(smeared.map(({ where, weight }) => `${where}: ${weight}`)).toEqual([]);
});

function readCss(file: string) {
  return readFileSync(file, "utf8").replaceAll(/\/\*.*?\*\//gs, "");
}

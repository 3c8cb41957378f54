import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { longestFunction } from "./test-functions.ts";
import { isTest } from "./test-imports.ts";
import { isSetting, sources, checkRules, using, type Rule } from "./test-rules.ts";

const vagueFolders = /(^|\/)(lib|utils?|helpers?|common|shared|types|services|hooks)(\/|$)/;
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|css)$/;

const rules: Rule[] = [
  {
    says: "no folder has a name that says nothing, such as utils",
    offenders: (sources) => Object.keys(sources).filter((file) => vagueFolders.test(dirname(file))),
    broken: { "src/web/utils/format.ts": "" },
  },
  {
    says: "there are no barrels",
    offenders: (sources) =>
      Object.keys(sources).filter(
        (file) => /^index\.tsx?$/.test(basename(file)) || /^export \* from/m.test(sources[file] ?? ""),
      ),
    broken: { "src/web/ui/index.ts": 'export * from "./card.tsx";' },
  },
  {
    says: "files are named in kebab-case",
    offenders: (sources) => Object.keys(sources).filter((file) => !isSetting(file) && !kebabCase.test(basename(file))),
    broken: { "src/web/ui/mantra/MantraCard.tsx": "" },
  },
  {
    says: "classes are for styles: code finds elements by their attributes",
    offenders: (sources) =>
      using(sources, "src/web", /\b(?:querySelector(?:All)?|closest|matches)(?:<\w+>)?\(\s*["'`][^"'`]*\.[a-z]/),
    broken: { "src/web/mala/mala.ts": 'panel.querySelector<HTMLElement>(".go")?.focus();' },
  },
  {
    says: "a style that looks into an element by :has() counts nothing there, and reaches only what it names",
    offenders: (sources) =>
      using(
        sources,
        "src/web",
        /:has\([^{}]*?:(?:nth|first|last|only|empty)|:has\([^{},]*\)[^{},]*(?: \*|[ >~+]:not\()/,
      ),
    broken: {
      "src/web/features/chant/verse.css": ".chant:has(.sanskrit > :nth-child(2)) {}",
      "src/web/features/aloud/aloud.css": ".panel:has(.check) > :not(.check) {}",
      "src/web/features/meditation/settings.css": "#root :is(.sound-card:has(:checked)) * {}",
    },
  },
  {
    says: "no file is longer than 250 lines, tests aside",
    offenders: (sources) =>
      Object.entries(sources)
        .filter(
          ([file, code]) =>
            !isTest(file) && !isSetting(file) && !file.endsWith(".css") && code.trimEnd().split("\n").length > 250,
        )
        .map(([file]) => file),
    broken: { "src/web/everything.tsx": "\n".repeat(300) + "end" },
  },
  {
    says: "no function of the product is longer than 100 lines, functions within it included",
    offenders: (sources) =>
      Object.entries(sources)
        .filter(([file, code]) => /^src\/.*\.tsx?$/.test(file) && !isTest(file) && longestFunction(file, code) > 100)
        .map(([file]) => file),
    broken: { "src/web/everything.ts": `function openAll() {${"\n".repeat(100)}}` },
  },
];

test("settings and their comments are looked at too", () => {
  const looked = Object.keys(sources).filter(isSetting);
  expect(looked).toContain(".github/workflows/check.yml");
  expect(looked).toContain("deploy/nginx/mantra-mala.conf");
  expect(Object.keys(sources)).toContain("vite.config.ts");
});

checkRules(rules);

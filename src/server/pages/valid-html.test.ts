import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { beforeAll, describe, expect, test } from "vitest";
import { pagesOfOnePerson } from "../http/test-routes.ts";
import { testApp } from "../test-app.ts";
import type { Assets } from "./assets.ts";
import type { PageBuild } from "./page-handler.ts";

const assets: Assets = {
  styleFor: (screen) => ({ text: `.${screen}{color:#333}`, hash: "hash" }),
  styleSheet: "/assets/site.css",
  printSheet: "/assets/print.css",
  starter: { src: "/assets/starter.js" },
  scriptsFor: () => ["/assets/entry.js"],
};

let renderer: PageBuild["renderer"];
beforeAll(async () => {
  renderer = await import("./render.tsx");
});

const site = (given: Parameters<typeof testApp>[0] = {}) => testApp({ pages: { en: { renderer, assets } }, ...given });

/**
 * Prepares the rules once. The checker itself would prepare them for each page, which takes as long as reading a short
 * one.
 */
class ReadyRules extends StaticConfigLoader {
  #ready: ReturnType<StaticConfigLoader["getConfigFor"]> | null = null;

  override getConfigFor(handle: string) {
    return (this.#ready ??= super.getConfigFor(handle));
  }
}

/** The rules of the standard, and of accessibility. */
const checker = new HtmlValidate(
  new ReadyRules({
    root: true,
    extends: ["html-validate:standard", "html-validate:a11y"],
    rules: {
      // This rule is only advice. A button outside a form submits nothing, and a form with a single field is sent by
      // Enter.
      "no-implicit-button-type": "off",
      "wcag/h32": "off",
      // The page only remembers presses of buttons before the app has loaded, so these radios are buttons.
      "prefer-native-element": ["error", { exclude: ["radio"] }],
    },
  }),
);

/** The W3C's own checker has these rules, and this checker does not. */
const alsoWrong: readonly RegExp[] = [
  /<button(?=[^>]* popovertarget=)[^>]* aria-expanded=[^>]*>/i,
  /<button(?=[^>]* role="switch")(?![^>]* type=)[^>]*>/i,
  /<progress(?=[^>]* max=)[^>]* aria-valuemax=[^>]*>/i,
  /<circle[^>]* pathlength=[^>]*>/i,
];

/** Matches Sanskrit or IAST that a browser would translate. */
const translated: readonly RegExp[] = [/<[a-z]\w*(?=[^>]* lang="[a-z]+-(?:Deva|Latn)")(?![^>]* translate="no")[^>]*>/i];

async function faultsOf(html: string) {
  const { results } = await checker.validateString(html);
  const reported = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  return [...reported, ...[...alsoWrong, ...translated].flatMap((rule) => rule.exec(html)?.[0] ?? [])];
}

const read = async (path: string, given?: Parameters<typeof site>[0]) => (await site(given).ask(path)).text();

const unlisted = [
  "/search",
  "/search?q=shiva",
  "/search?q=xyzzy",
  "/auth",
  "/auth?mode=signup",
  "/auth?mode=reset",
  "/auth?mode=new-password&token=of-one-person",
  "/auth?mode=ask-link",
  "/auth?mode=use-link&token=of-one-person",
  "/confirm-email?token=of-one-person",
  ...pagesOfOnePerson,
  "/nowhere",
  "/deity/nobody",
  "/chant/shiva/nothing",
  "/blog/nothing",
];

function breakDown(): never {
  throw new Error("a defect");
}

describe("the HTML is without a fault", () => {
  const pages = Map.groupBy(testApp().deps.library.lastChanges.keys(), (path) => path.split("/", 3).join("/"));
  test.each([...pages])("of every page that can be found as %s", async (_, paths) => {
    const { ask } = site();
    for (const path of paths) expect(await faultsOf(await (await ask(path)).text()), path).toEqual([]);
  });

  test.each(unlisted)("of %s", async (path) => {
    expect(await faultsOf(await read(path))).toEqual([]);
  });

  test("of a page with advertisements", async () => {
    const ads = { mode: "on", publisherId: "pub-1234567890123456", units: {} } as const;
    expect(await faultsOf(await read("/deity/shiva", { ads }))).toEqual([]);
  });

  test("of the page that is sent when rendering fails", async () => {
    const pages = { en: { renderer: { ...renderer, renderPage: breakDown }, assets } };
    expect(await faultsOf(await read("/", { pages }))).toEqual([]);
  });
});

const page = (body: string) => `<!doctype html><html lang="en"><head><title>A page</title></head>${body}</html>`;

test.each([
  "<p><div>Om</div></p>",
  '<img src="/om.png">',
  '<p id="om"></p><p id="om"></p>',
  "<ul><p>Om</p></ul>",
  '<button popoverTarget="menu" aria-expanded="false">Menu</button>',
  '<button role="switch" aria-checked="true">Auto</button>',
  '<p lang="sa-Deva">ॐ</p>',
])("a fault is seen: %s", async (wrong) => {
  expect(await faultsOf(page("<body><p>Om</p></body>"))).toEqual([]);
  expect(await faultsOf(page(`<body>${wrong}</body>`))).not.toEqual([]);
});

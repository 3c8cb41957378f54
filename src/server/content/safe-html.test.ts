import { expect, test } from "vitest";
import { findMarkdownFaults } from "./check-markdown.ts";
import { toSafeHtml } from "./safe-html.ts";
import { storedAttacks } from "./test-attacks.ts";

test.each(storedAttacks)("%j can neither run nor disguise anything", async (attack) => {
  const html = await toSafeHtml(`Before\n\n${attack}\n\nAfter`);
  expect(html).toContain("<p>Before</p>");
  const elements = Array.from(html.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi));
  for (const [element, name = "", attributes = ""] of elements) {
    expect(name, element).toMatch(/^(p|h[2-4]|[uo]l|li|blockquote|em|strong|a|br|hr|code|pre|span)$/);
    expect(attributes, element).toMatch(
      /^( (href="(\/|#|https:\/\/|mailto:)[^"<>]*"|rel="noopener"|title="[^"<>]*"|lang="sa-(Deva|Latn)" translate="no"( data-in-script="")?|start="\d+"))*$/,
    );
  }
  // Once all known elements are removed, a `<` that is left would begin an element that was overlooked.
  expect(html.replaceAll(/<\/?[a-z0-9]+[^>]*>/gi, "")).not.toContain("<");
});

const faults = (text: string) => findMarkdownFaults(text, (path) => path === "/mantras");

test("HTML, pictures, first headings and odd links are reported with their line, before they are removed", () => {
  expect(faults("Fine, a [list](/mantras), [it](https://x.example) and 2 < 3.\n\n<https://x.example>")).toEqual([]);
  expect(faults("Fine\n\n<b>bold</b>")).toEqual(["line 3 has HTML, which is not shown"]);
  expect(faults("# Title")).toEqual(["line 1 has a heading of the first level, which the title is already"]);
  expect(faults("![x](/y.png)").join()).toContain("has an image");
  expect(faults("[x](javascript:alert(1))").join()).toContain("a link that begins neither");
  expect(faults("[x](//evil.example)").join()).toContain("a link that begins neither");
  expect(faults("[x](/nowhere)")).toEqual(["line 1 links to /nowhere, but there is no such page"]);
});

test("Sanskrit is named as such, in either script, wherever it stands", async () => {
  const html = await toSafeHtml("> धीमहि ।\\\n> प्रचोदयात् ॥\n>\n> *dhīmahi*\n\nThe word ॐ is *oṃ*, *not* more.");
  expect(html).toContain('<p lang="sa-Deva" translate="no" data-in-script="">धीमहि\u00A0।<br>\nप्रचोदयात्\u00A0॥</p>');
  expect(html).toContain('<em lang="sa-Latn" translate="no">dhīmahi</em>');
  expect(html).toContain(
    'The word <span lang="sa-Deva" translate="no" data-in-script="">ॐ</span> is <em lang="sa-Latn" translate="no">oṃ</em>, <em>not</em> more.',
  );
});

test("a link to another site cannot reach back, a link to ours is plain", async () => {
  expect(await toSafeHtml("[a](https://x.example/y) [b](/mantras)")).toBe(
    '<p><a href="https://x.example/y" rel="noopener">a</a> <a href="/mantras">b</a></p>',
  );
});

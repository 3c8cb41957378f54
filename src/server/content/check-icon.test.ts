import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folders } from "../folders.ts";
import { findIconFault } from "./check-icon.ts";

const deities = join(folders.content, "deities");

test.each(readdirSync(deities))("the icon of %s is accepted", (id) => {
  expect(findIconFault(readFileSync(join(deities, id, "icon.svg"), "utf8").trim())).toBeNull();
});

const root = (inside: string, attributes = "") => `<svg viewBox="0 0 48 48"${attributes}>${inside}</svg>`;

test("shapes, groups and plain paint are all an icon needs", () => {
  const shapes =
    '<g fill="none" stroke="#ff9933"><circle cx="1" cy="2" r="3"/><path d="M0 0l-1.5e3,2z" transform="rotate(45 1 2)"/></g>';
  expect(findIconFault(root(shapes))).toBeNull();
  expect(findIconFault("<svg viewBox='0 0 1 1' xmlns='http://www.w3.org/2000/svg' />")).toBeNull();
});

const attacks = [
  root("<script>alert(1)</script>"),
  root("<SCRIPT>alert(1)</SCRIPT>"),
  root('<path d="M0 0" onload="alert(1)"/>'),
  root('<path d="M0 0" ONCLICK="alert(1)"/>'),
  root('<path d="M0 0"/onload="alert(1)"/>'),
  root("<path onload=alert(1) />"),
  root("", ' onload="alert(1)"'),
  root('<a href="javascript:alert(1)"><path d="M0 0"/></a>'),
  root('<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a>'),
  root('<use href="https://evil.example/x.svg#a"/>'),
  root('<image href="https://evil.example/x.png"/>'),
  root('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
  root("<foreignObject><iframe src='https://evil.example'></iframe></foreignObject>"),
  root("<style>*{background:url(https://evil.example)}</style>"),
  root('<path style="fill:url(https://evil.example)"/>'),
  root('<path fill="url(#a)"/>'),
  root('<path fill="URL (https://evil.example)"/>'),
  root('<path class="fixed inset-0"/>'),
  root('<path id="root"/>'),
  root('<animate attributeName="href" values="javascript:alert(1)"/>'),
  root('<set attributeName="onload" to="alert(1)"/>'),
  root('<path d="M0 0&quot; onload=&quot;alert(1)"/>'),
  root('<path d="</svg><script>alert(1)</script>"/>'),
  root("<title>words</title>"),
  root("words"),
  root("<!-- comment -->"),
  root("<![CDATA[<script>alert(1)</script>]]>"),
  root("<?xml-stylesheet href='https://evil.example'?>"),
  `<?xml version="1.0"?>${root("")}`,
  `<!DOCTYPE svg [<!ENTITY x "y">]>${root("")}`,
  `${root("")}<script>alert(1)</script>`,
  `${root("")}${root("")}`,
  `<div>${root("")}</div>`,
  root(root("")),
  root("<path d='M0 0'>"),
  root("</path>"),
  '<svg viewBox="0 0 1 1">',
  "<svg></svg>",
  '<svg viewBox="0 0 1 1" xmlns="https://evil.example"/>',
  "",
  "a picture",
];

test.each(attacks)("refused: %s", (svg) => {
  expect(findIconFault(svg)).toMatch(/^\S.+|^is empty$/);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Router } from "wouter";
import type { Deity } from "#model/deity.ts";
import type { Site } from "#model/site.ts";
import { SiteContext } from "../../data/site-context.ts";
import DeityScreen from "./deity-screen.tsx";

const site: Site = {
  name: "Mala",
  url: "https://mala.org",
  tagline: "Chant",
  email: "us@mala.org",
  isEmailRead: true,
  channel: { name: "Videos", url: "https://videos.mala.org" },
  quotation: { sanskrit: "जप", translation: "Japa", source: "Gita" },
  deityAliases: {},
  year: 2026,
};

const hanuman: Deity = {
  id: "hanuman",
  name: "Hanuman",
  sanskritName: "हनुमान्",
  svgIcon: "<svg></svg>",
  image: "/images/lord-hanuman.jpg",
  description: "Son of the wind",
  longDescription: "Hanuman is the son of the wind.",
  mantraCount: 0,
  mantras: [],
};

const renderIn = (site: Site) =>
  renderToStaticMarkup(
    <SiteContext value={site}>
      <Router ssrPath="/deity/hanuman">
        <DeityScreen deity={hanuman} />
      </Router>
    </SiteContext>,
  );

test("a mistake on a deity's page is reported by an email that names the deity", () => {
  const [, href = ""] = /href="(mailto:[^"]+)"/.exec(renderIn(site)) ?? [];
  const mail = new URL(href);
  expect(mail.pathname).toBe("us@mala.org");
  expect(mail.searchParams.get("subject")).toBe("Mistake in Hanuman Mantras");
});

test("where nobody could read the email, none is offered", () => {
  const { isEmailRead: _, ...unread } = site;
  expect(renderIn(unread)).not.toContain("mailto:");
});

test("a deity's page kept from a release that named no hymns is shown without them", () => {
  expect(renderIn(site)).toContain("Hanuman Mantras");
  expect(renderIn(site)).not.toContain("Hymns to");
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Site } from "#model/site.ts";
import { SiteContext } from "../data/site-context.ts";
import { ReportMistake } from "./report-mistake.tsx";

const site: Site = {
  name: "Mala",
  url: "https://mala.org",
  tagline: "Chant",
  email: "us+texts@mala.org",
  isEmailRead: true,
  channel: { name: "Videos", url: "https://videos.mala.org" },
  quotation: { sanskrit: "जप", translation: "Japa", source: "Gita" },
  deityAliases: {},
  year: 2026,
};

const renderIn = (site: Site) =>
  renderToStaticMarkup(
    <SiteContext value={site}>
      <ReportMistake title="Shri Sukta & more" path="/hymns/shri-sukta" />
    </SiteContext>,
  );

test("a mistake is reported by an email that names the text and its whole address", () => {
  const href =
    renderIn(site)
      .match(/href="([^"]+)"/)?.[1]
      ?.replaceAll("&amp;", "&") ?? "";
  const mail = new URL(href);
  expect([mail.protocol, mail.pathname]).toEqual(["mailto:", "us+texts@mala.org"]);
  expect(mail.searchParams.get("subject")).toBe("Mistake in Shri Sukta & more");
  expect(mail.searchParams.get("body")).toBe("What should it say?\n\n\nhttps://mala.org/hymns/shri-sukta");
  expect(mail.search).not.toContain("+");
});

test("where nobody could read the email, none is offered", () => {
  const { isEmailRead: _, ...unread } = site;
  expect(renderIn(unread)).toBe("");
});

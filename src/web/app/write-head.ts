import { inLanguage, languages, mainLanguage } from "#model/languages.ts";
import { pathOf } from "../messages/addresses.ts";
import { listedPath, paths } from "#model/paths.ts";
import type { Site } from "#model/site.ts";
import type { Page } from "./page.ts";
import { documentTitle, headOf, missingHead } from "./page-heads.ts";

/**
 * Writes the document's head for a page. It is loaded with the first navigation. Null means a page that does not exist.
 */
export function writeHead(page: Page | null, values: Record<string, unknown>, site: Site): undefined {
  const head = page && headOf(page.path, values);
  const { title, description } = head ?? missingHead;
  document.title = documentTitle({ title, description }, site);
  inHead("meta[name=description]", "meta", { name: "description", content: description });
  // Pages of search results are not listed, because there is one for every question.
  const isListed = head && !head.isUnlisted && !location.href.includes(`${paths.search()}?q=`);
  inHead("meta[name=robots]", "meta", isListed ? null : { name: "robots", content: "noindex" });
  const listed = listedPath(location.pathname);
  inHead("link[rel=canonical]", "link", isListed ? { rel: "canonical", href: siteOrigin() + listed } : null);
  for (const hreflang of [...languages, "x-default" as const]) {
    const href = siteOrigin() + inLanguage(hreflang === "x-default" ? mainLanguage : hreflang, pathOf(listed));
    inHead(`link[hreflang=${hreflang}]`, "link", isListed ? { rel: "alternate", hreflang, href } : null);
  }
}

let origin: string | undefined;

/**
 * Returns the origin as it is written in the first page, because the browser may have reached the site by another name.
 */
function siteOrigin() {
  const written = document.querySelector<HTMLMetaElement>("meta[property='og:url']");
  origin ??= written ? new URL(written.content).origin : location.origin;
  return origin;
}

/** Sets these attributes on the one element that the selector finds, and adds it if it is missing. Null removes it. */
function inHead(selector: string, tag: string, attributes: Record<string, string> | null) {
  const found = document.head.querySelector(selector);
  if (!attributes) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

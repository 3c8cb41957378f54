import { useEffect } from "react";
import { listedPath, paths } from "#model/paths.ts";
import { documentTitle, missingHead, type Head } from "./page.ts";
import { useSite } from "../data/site-context.ts";

/**
 * Updates the document's head on navigation; the server has written the head of the first page. Null stands for a page
 * that does not exist, undefined for a page that is loading.
 */
export function useHead(head: Head | null | undefined) {
  const site = useSite();
  const { title, description, isUnlisted } = head ?? missingHead;
  const isKnown = head !== undefined;
  const isPublic = head !== null && !isUnlisted;

  useEffect(() => {
    if (!isKnown) return;
    document.title = documentTitle({ title, description }, site);
    inHead("meta[name=description]", "meta", { name: "description", content: description });
    // Pages of search results are not listed, because there is one for every question.
    const isListed = isPublic && !location.href.includes(`${paths.search()}?q=`);
    inHead("meta[name=robots]", "meta", isListed ? null : { name: "robots", content: "noindex" });
    inHead("link[rel=canonical]", "link", isListed ? { rel: "canonical", href: canonicalAddress() } : null);
  }, [isKnown, isPublic, title, description, site]);
}

let origin: string | undefined;

/**
 * Returns the canonical address of the page. Its origin is written in the first page, because the browser may have
 * reached the site by another name.
 */
function canonicalAddress() {
  const written = document.querySelector<HTMLMetaElement>("meta[property='og:url']");
  origin ??= written ? new URL(written.content).origin : location.origin;
  return origin + listedPath(location.pathname);
}

/** Sets these attributes on the one element that the selector finds, and adds it if it is missing. Null removes it. */
function inHead(selector: string, tag: string, attributes: Record<string, string> | null) {
  const found = document.head.querySelector(selector);
  if (!attributes) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

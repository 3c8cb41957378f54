import { useEffect } from "react";
import { paths } from "#model/paths.ts";
import { documentTitle, missingHead, type Head } from "./page.ts";
import { useSite } from "./site-context.ts";

/**
 * The server writes the head of the first page; from there on it follows the visitor. Null is a page that does
 * not exist, undefined one that is still loading.
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
    // Answers of the search are as many as questions.
    const isListed = isPublic && !location.href.includes(`${paths.search()}?q=`);
    inHead("meta[name=robots]", "meta", isListed ? null : { name: "robots", content: "noindex" });
    inHead("link[rel=canonical]", "link", isListed ? { rel: "canonical", href: canonicalAddress() } : null);
  }, [isKnown, isPublic, title, description, site]);
}

let origin: string | undefined;

/** The public origin is what the server wrote into the first page, not what the browser was told to call it. */
function canonicalAddress() {
  const written = document.querySelector<HTMLMetaElement>("meta[property='og:url']");
  origin ??= written ? new URL(written.content).origin : location.origin;
  return origin + location.pathname;
}

/** Brings the one element that the selector finds to these attributes, or out of the head. */
function inHead(selector: string, tag: string, attributes: Record<string, string> | null) {
  const found = document.head.querySelector(selector);
  if (!attributes) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

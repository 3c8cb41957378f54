import { useEffect } from "react";
import { documentTitle, missingHead, type Head } from "./page.ts";
import { useSite } from "./site-context.ts";

/**
 * The server writes the head of the first page; from there on it follows the visitor. Null is a page that does
 * not exist, undefined one that is still loading.
 */
export function useHead(head: Head | null | undefined) {
  const site = useSite();
  const { title, description } = head ?? missingHead;
  const isKnown = head !== undefined;
  const exists = Boolean(head);

  useEffect(() => {
    if (!isKnown) return;
    document.title = documentTitle({ title, description }, site);
    inHead("meta[name=description]", "meta", { name: "description", content: description });
    inHead("meta[name=robots]", "meta", exists ? null : { name: "robots", content: "noindex" });
    inHead("link[rel=canonical]", "link", exists ? { rel: "canonical", href: canonicalAddress() } : null);
  }, [isKnown, exists, title, description, site]);
}

let origin: string | undefined;

/** The public origin is what the server wrote into the first page, not what the browser was told to call it. */
function canonicalAddress() {
  const written = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  origin ??= written ? new URL(written.href).origin : location.origin;
  return origin + location.pathname;
}

/** Brings the one element that the selector finds to these attributes, or out of the head. */
function inHead(selector: string, tag: string, attributes: Record<string, string> | null) {
  const found = document.head.querySelector(selector);
  if (!attributes) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

/* @chunk reading */
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { language } from "#messages/language.ts";
import { mainLanguage } from "#model/languages.ts";
import { addressOf } from "../messages/addresses.ts";
import { useScript } from "./in-script.tsx";

/**
 * Shows a text of this site as HTML, which the server has reduced to few elements and no scripts. The router follows
 * links to pages of this site, without a full page load.
 */
export function Prose({ html }: { html: string }) {
  const [, navigate] = useLocation();
  const script = useScript();
  const text = useRef<HTMLDivElement>(null);

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href^='/']");
      if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // The address in the link already has the prefix of the language.
      navigate(`~${link.pathname}${link.search}${link.hash}`);
    }
    const { current } = text;
    current?.addEventListener("click", follow);
    return () => current?.removeEventListener("click", follow);
  }, [navigate]);

  const linked = language === mainLanguage ? html : withLanguage(html);
  return (
    <div
      ref={text}
      className="prose"
      dangerouslySetInnerHTML={{ __html: script ? script.writeHtml(linked) : linked }}
    />
  );
}

/** Matches links to pages, which texts write without a language. A file has an extension. */
const linkToPage = / href="(\/[^".]*)"/g;

const withLanguage = (html: string) => html.replace(linkToPage, (_, path: string) => ` href="${addressOf(path)}"`);

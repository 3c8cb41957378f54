/* @chunk reading */
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { linksOf, pathOf } from "../messages/addresses.ts";

/**
 * Shows a text of this site as HTML, which the server has reduced to few elements and no scripts. The router follows
 * links to pages of this site, without a full page load.
 */
export function Prose({ html }: { html: string }) {
  const [, navigate] = useLocation();
  const text = useRef<HTMLDivElement>(null);

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href^='/']");
      if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      navigate(pathOf(link.pathname) + link.search + link.hash);
    }
    const { current } = text;
    current?.addEventListener("click", follow);
    return () => current?.removeEventListener("click", follow);
  }, [navigate]);

  return <div ref={text} className="prose" dangerouslySetInnerHTML={{ __html: linksOf(html) }} />;
}

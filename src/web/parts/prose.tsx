import { useEffect, useRef } from "react";
import { useLocation } from "wouter";

/**
 * A text of ours, as the server made it: its HTML holds the few elements that are allowed there, and nothing that runs.
 * Links to our own pages lead there as those of the app do, without loading everything anew.
 */
export function Prose({ html }: { html: string }) {
  const [, navigate] = useLocation();
  const text = useRef<HTMLDivElement>(null);

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href^='/']");
      if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    }
    const { current } = text;
    current?.addEventListener("click", follow);
    return () => current?.removeEventListener("click", follow);
  }, [navigate]);

  return <div ref={text} className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

import type { MouseEvent } from "react";
import { useLocation } from "wouter";
import { inLanguage, type Language } from "#model/languages.ts";

/**
 * Attributes of a link to this page in another language, which is another build of the app and so a full navigation. The
 * page from the server knows no query string, so a press adds what the address has at this moment.
 */
export function usePageIn(language: Language) {
  const [path] = useLocation();
  const href = inLanguage(language, path);
  return {
    href,
    hrefLang: language,
    lang: language,
    onClick: ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
      currentTarget.href = href + location.search + location.hash;
    },
  };
}

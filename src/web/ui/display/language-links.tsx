import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { inLanguage, languageNames, languages, type Language } from "#model/languages.ts";
import { language } from "#messages/language.ts";
import { keepLanguage } from "./language-choice.ts";

/** Lists links to this page in the other languages, each in its own words. */
export const LanguageLinks = () =>
  languages.map(
    (each) =>
      each !== language && (
        <li key={each}>
          <LanguageLink to={each}>{languageNames[each]}</LanguageLink>
        </li>
      ),
  );

interface Props {
  to: Language;
  children: ReactNode;
}

/**
 * Links to this page in another language. The link loads a new document, because each language has a build of its own.
 */
export function LanguageLink({ to, children }: Props) {
  const [path] = useLocation();
  return (
    <a href={inLanguage(to, path)} lang={to} hrefLang={to} onClick={({ currentTarget }) => take(currentTarget, to)}>
      {children}
    </a>
  );
}

/** Copies the query and the hash of the present address to the link, because the server does not know them. */
function take(link: HTMLAnchorElement, to: Language) {
  keepLanguage(to);
  link.search = location.search;
  link.hash = location.hash;
}

import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { inLanguage, languages, type Language } from "#model/languages.ts";
import { language } from "#messages/language.ts";
import { keepLanguage } from "./language-choice.ts";
import { languageNames } from "./language-names.ts";

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

/** Leads to this page in another language by loading it anew, because each language has a build of its own. */
export function LanguageLink({ to, children }: Props) {
  const [path] = useLocation();
  return (
    <a href={inLanguage(to, path)} lang={to} hrefLang={to} onClick={({ currentTarget }) => take(currentTarget, to)}>
      {children}
    </a>
  );
}

/** The address keeps its question and its place, which the server does not know. */
function take(link: HTMLAnchorElement, to: Language) {
  keepLanguage(to);
  link.search = location.search;
  link.hash = location.hash;
}

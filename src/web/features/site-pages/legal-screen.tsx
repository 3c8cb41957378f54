import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import type { Legal } from "#model/text-page.ts";
import { legalTexts, type LegalText } from "#model/legal-texts.ts";
import { legalMessages as t } from "#messages/site-pages.ts";
import { Prose } from "../../ui/prose.tsx";
import { LegalTabs } from "./legal-tabs.tsx";
import { useLocationProperty } from "wouter/use-browser-location";
import { useIsHydrated } from "../../data/use-is-hydrated.ts";

/**
 * Shows one of three texts. Before hydration the tabs are links, and the style sheet shows the text that the address
 * names, so that all of them can be read without a script.
 */
export default function LegalScreen({ legal: { texts } }: { legal: Legal }) {
  const { chosen, isHydrated } = useChosenText();
  return (
    <article className="legal" data-chosen={isHydrated ? chosen : undefined}>
      <h1>{t.title}</h1>
      <p className="updated">{t.updated}</p>
      <LegalTabs texts={texts} chosen={chosen} isHydrated={isHydrated} />
      {legalTexts.map((name) => (
        <section
          key={name}
          id={name}
          className="legal-text"
          {...(isHydrated && { role: "tabpanel", tabIndex: 0 })}
          aria-labelledby={`${name}-title`}
        >
          <h2 id={`${name}-title`}>{texts[name].title}</h2>
          <Prose html={texts[name].content} />
        </section>
      ))}
      <p className="questions">
        {t.questions} <Link href={paths.about()}>{t.contact}</Link>
      </p>
    </article>
  );
}

/** Returns the text that the address names: /legal#terms, or /legal?tab=terms. The server sees neither. */
function useChosenText(): { chosen: LegalText; isHydrated: boolean } {
  const isHydrated = useIsHydrated();
  const named = useLocationProperty(
    () => location.hash.slice(1) || new URLSearchParams(location.search).get("tab"),
    () => null,
  );
  return { chosen: legalTexts.find((name) => name === named) ?? "privacy", isHydrated };
}

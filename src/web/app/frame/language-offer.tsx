import { language } from "#messages/language.ts";
import { languagesMessages as t } from "#messages/languages.ts";
import type { Language } from "#model/languages.ts";
import { Icon } from "../../ui/icon.tsx";
import { keepLanguage, offeredLanguage } from "../../ui/display/language-choice.ts";
import { LanguageLink } from "../../ui/display/language-links.tsx";

/** Offers this page in each language, in the words of that language. */
const offers: Readonly<Record<Language, string>> = {
  en: "Read this page in English",
  hi: "यह पृष्ठ हिन्दी में पढ़ें",
};

/** Shows one line with the offer. It covers the name of the site, so that nothing moves and nothing else is covered. */
export default function LanguageOffer({ close }: { close: () => void }) {
  const offered = offeredLanguage();
  if (!offered) return null;

  function decline() {
    keepLanguage(language);
    close();
  }
  return (
    <p className="language-offer">
      <LanguageLink to={offered}>{offers[offered]}</LanguageLink>
      <button className="icon-button" aria-label={t.close} onClick={decline}>
        <Icon name="close" />
      </button>
    </p>
  );
}

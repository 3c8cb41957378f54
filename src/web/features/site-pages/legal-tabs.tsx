import type { KeyboardEvent, MouseEvent } from "react";
import type { Legal } from "#model/text-page.ts";
import { legalTexts, type LegalText } from "#model/legal-texts.ts";
import { legalMessages as t } from "#messages/site-pages.ts";

interface Props {
  texts: Legal["texts"];
  chosen: LegalText;
  /** The flag is false before hydration, when the tabs are links. */
  isHydrated: boolean;
}

export function LegalTabs({ texts, chosen, isHydrated }: Props) {
  return (
    <div className="legal-tabs" aria-label={t.texts} role={isHydrated ? "tablist" : "group"}>
      {legalTexts.map((name) => (
        <a
          key={name}
          href={`#${name}`}
          onClick={onClick}
          onKeyDown={onKey}
          {...(isHydrated && {
            role: "tab",
            "aria-selected": name === chosen,
            "aria-controls": name,
            tabIndex: name === chosen ? 0 : -1,
          })}
        >
          {texts[name].title}
        </a>
      ))}
    </div>
  );
}

/** Writes the text into the address, so that it can be revisited and shared, without scrolling. */
function choose(tab: HTMLAnchorElement) {
  history.replaceState(history.state, "", tab.hash);
  tab.focus({ preventScroll: true });
}

function onClick(event: MouseEvent<HTMLAnchorElement>) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  choose(event.currentTarget);
}

const steps: Readonly<Record<string, (place: number) => number>> = {
  ArrowRight: (place) => place + 1,
  ArrowLeft: (place) => place - 1,
  Home: () => 0,
  End: () => -1,
};

function onKey(event: KeyboardEvent<HTMLAnchorElement>) {
  const { currentTarget, key } = event;
  const tabs = [...(currentTarget.parentElement?.querySelectorAll("a") ?? [])];
  const place = tabs.indexOf(currentTarget);
  const step = steps[key];
  const tab = step && tabs.at(step(place) % tabs.length);
  if (!tab) return;
  event.preventDefault();
  choose(tab);
}

import { useLocationProperty } from "wouter/use-browser-location";
import { legalTexts, type LegalText } from "#model/legal-texts.ts";
import { useIsHydrated } from "../../data/use-is-hydrated.ts";

/** Text that the address names: /legal#terms, or /legal?tab=terms. The server sees neither. */
export function useChosenText(): { chosen: LegalText; isHydrated: boolean } {
  const isHydrated = useIsHydrated();
  const named = useLocationProperty(
    () => location.hash.slice(1) || new URLSearchParams(location.search).get("tab"),
    () => null,
  );
  return { chosen: legalTexts.find((name) => name === named) ?? "privacy", isHydrated };
}

import { useSyncExternalStore } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import { legalTexts, type LegalText } from "#model/text-page.ts";

const nothing = () => () => {};

/** The text that the address names: /legal#terms, or /legal?tab=terms. The server knows of neither. */
export function useChosenText(): { chosen: LegalText; isAlive: boolean } {
  const isAlive = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
  const named = useLocationProperty(
    () => location.hash.slice(1) || new URLSearchParams(location.search).get("tab"),
    () => null,
  );
  return { chosen: legalTexts.find((name) => name === named) ?? "privacy", isAlive };
}

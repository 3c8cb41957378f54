import { useRouter } from "wouter";
import { useLocationProperty } from "wouter/use-browser-location";
import { toQuestion } from "#model/search.ts";

/** What the address asks. Wouter's own hook for it would be downloaded with every page, and decodes twice. */
export function useQuestion(): string {
  const { ssrSearch } = useRouter();
  const search = useLocationProperty(
    () => location.search,
    () => ssrSearch ?? location.search,
  );
  return toQuestion(new URLSearchParams(search).get("q"));
}

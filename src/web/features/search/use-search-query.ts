import { useRouter } from "wouter";
import { useSearch } from "wouter/use-browser-location";
import { normalizeQuery } from "#model/search.ts";

/** Search query of the address. The router's own useSearch would decode it twice. */
export const useSearchQuery = (): string => normalizeQuery(new URLSearchParams(useSearch(useRouter())).get("q"));

import { useRouter } from "wouter";
import { useSearch } from "wouter/use-browser-location";
import { toQuestion } from "#model/search.ts";

/** What the address asks. The hook of the same name that knows the router would decode it twice. */
export const useQuestion = (): string => toQuestion(new URLSearchParams(useSearch(useRouter())).get("q"));

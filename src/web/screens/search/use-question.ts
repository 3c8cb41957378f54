import { useRouter } from "wouter";
import { useSearch } from "wouter/use-browser-location";
import { toQuestion } from "#model/search.ts";

/** Question in the address. The router's own useSearch would decode it twice. */
export const useQuestion = (): string => toQuestion(new URLSearchParams(useSearch(useRouter())).get("q"));

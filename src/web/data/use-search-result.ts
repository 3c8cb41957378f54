import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Found } from "#model/search.ts";
import { searchQuery } from "./search.ts";

/** While a result is pending, `data` is the one of the question before. */
export const useSearchResult = (question: string) =>
  useQuery<Found>({ ...searchQuery(question), placeholderData: keepPreviousData });

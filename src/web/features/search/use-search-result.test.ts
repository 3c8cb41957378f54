// @vitest-environment happy-dom
import { act, createElement } from "react";
import { expect, test } from "vitest";
import { openPage } from "../../data/test-page.ts";
import { useSearchResult } from "./use-search-result.ts";

const Search = ({ query }: { query: string }) => {
  const { status, found } = useSearchResult(query);
  return `${status} ${JSON.stringify(found) ?? ""}`;
};

test("a search is aborted when another one begins, and what was found before stays meanwhile", async () => {
  const { api, show, text } = await openPage(createElement(Search, { query: "om" }));
  await act(async () => api.reply("/api/search?q=om", ["Om"]));
  await show(createElement(Search, { query: "gan" }));
  expect(text()).toBe('pending ["Om"]');
  await show(createElement(Search, { query: "gana" }));
  expect(api.signals.slice(1).map((signal) => signal?.aborted)).toEqual([true, false]);
  await act(async () => api.fail("/api/search?q=gana"));
  expect(text()).toBe("error ");
  // SWR forgets an aborted request in a task of its own, which this awaits.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await show(createElement(Search, { query: "gan" }));
  expect(text()).toBe('pending ["Om"]');
  await act(async () => api.reply("/api/search?q=gan", ["Ganesha"]));
  expect(text()).toBe('success ["Ganesha"]');
});

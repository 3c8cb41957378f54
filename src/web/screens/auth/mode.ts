import { useSyncExternalStore } from "react";
import { navigate } from "wouter/use-browser-location";
import { paths } from "#model/paths.ts";

export const modes = ["login", "signup", "reset", "new-password"] as const;
export type Mode = (typeof modes)[number];

/** The router says so when the address changes without a new page. */
const changes = ["popstate", "pushState", "replaceState"];

function subscribe(listener: () => void) {
  for (const change of changes) addEventListener(change, listener);
  return () => {
    for (const change of changes) removeEventListener(change, listener);
  };
}

/** The query string. The server renders the page without one, so the browser begins without one too. */
export const useSearch = () =>
  useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );

export const readMode = (search: string): Mode =>
  modes.find((mode) => mode === new URLSearchParams(search).get("mode")) ?? "login";

let hasTurned = false;

/** Whether somebody has gone from one mode to another. */
export const isTurned = () => hasTurned;

/** The same page in another mode; where it leads afterwards stays. */
export function goToMode(mode: Mode) {
  hasTurned = true;
  const search = new URLSearchParams(location.search);
  search.delete("token");
  search.set("mode", mode);
  navigate(`${paths.auth()}?${search}`, { replace: true });
}

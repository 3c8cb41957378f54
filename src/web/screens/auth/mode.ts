import { useRouter } from "wouter";
import { navigate, useSearch } from "wouter/use-browser-location";
import { paths } from "#model/paths.ts";

export const modes = ["login", "signup", "reset", "new-password"] as const;
export type Mode = (typeof modes)[number];

/** The form that the address names. */
export const useMode = (): Mode => readMode(useSearch(useRouter()));

export const readMode = (search: string): Mode =>
  modes.find((mode) => mode === new URLSearchParams(search).get("mode")) ?? "login";

let hasTurned = false;

/** True once the mode has been changed. */
export const isTurned = () => hasTurned;

/** The same page in another mode; where it leads afterwards stays. */
export function goToMode(mode: Mode) {
  hasTurned = true;
  const search = new URLSearchParams(location.search);
  search.delete("token");
  search.set("mode", mode);
  navigate(`${paths.auth()}?${search}`, { replace: true });
}

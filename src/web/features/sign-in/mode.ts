import { useRouter } from "wouter";
import { navigate, useSearch } from "wouter/use-browser-location";
import { addressOf } from "../../messages/addresses.ts";
import { paths } from "#model/paths.ts";

/** The forms of the page. "ask-link" sends an email with a link that signs in, and that link leads to "use-link". */
const modes = ["login", "signup", "reset", "new-password", "ask-link", "use-link"] as const;
export type Mode = (typeof modes)[number];

/** Returns the form that the address names. */
export const useMode = (): Mode => readMode(useSearch(useRouter()));

export const readMode = (search: string): Mode => {
  const named = new URLSearchParams(search).get("mode");
  return named === HOSTED_RESET ? "new-password" : (modes.find((mode) => mode === named) ?? "login");
};

/** The emails of the hosted provider name the form for a new password with this mode, together with a code. */
const HOSTED_RESET = "resetPassword";

/** Reads the token or code in the address, which proves that an email was received. */
export function readToken(search: string): string {
  const parameters = new URLSearchParams(search);
  return parameters.get("token") ?? parameters.get("oobCode") ?? "";
}

/**
 * Returns the path to which an email of the hosted provider about an address leads; null for any other address of this
 * page.
 */
export function confirmationPath(search: string): string | null {
  const named = new URLSearchParams(search).get("mode") ?? "";
  const isAboutEmail = ["verifyEmail", "verifyAndChangeEmail", "recoverEmail"].includes(named);
  return isAboutEmail ? `${paths.confirmEmail()}?${new URLSearchParams({ token: readToken(search) })}` : null;
}

let hasTurned = false;

/** Returns true once the mode has been changed. */
export const isTurned = () => hasTurned;

/** Opens the same page in another mode. The page that follows a sign-in stays the same. */
export function goToMode(mode: Mode) {
  hasTurned = true;
  const search = new URLSearchParams(location.search);
  for (const name of ["token", "oobCode", "apiKey", "lang"]) search.delete(name);
  search.set("mode", mode);
  navigate(`${addressOf(paths.auth())}?${search}`, { replace: true });
}

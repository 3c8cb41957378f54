import type { Identity, SignedIn } from "../identity/identity.ts";

interface SessionCall {
  token: string | null;
  setToken: (token: string) => void;
  setDevice: (marks: string) => void;
}

/** Starts a new session for the browser and ends its previous one, whichever account that belonged to. */
export const createStartSession =
  ({ signOut }: Pick<Identity, "signOut">) =>
  async ({ token, user, device }: SignedIn, call: SessionCall) => {
    if (call.token !== null) await signOut(call.token);
    call.setToken(token);
    if (device !== undefined) call.setDevice(device);
    return user;
  };

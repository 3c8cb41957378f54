import { PERSON_KEY } from "./other-tabs.ts";

/** Whose practice this browser writes down, also while the server cannot be asked who is there. */
export function rememberPerson(uid: string | null) {
  try {
    if (uid === null) localStorage.removeItem(PERSON_KEY);
    else localStorage.setItem(PERSON_KEY, uid);
  } catch {
    // Then practice belongs to nobody until it is sent, and whoever is signed in by then gets it.
  }
}

export function rememberedPerson(): string | null {
  try {
    return localStorage.getItem(PERSON_KEY);
  } catch {
    return null;
  }
}

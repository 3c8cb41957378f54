const KEY = "practice-of";

/** Whose practice this browser writes down, also while the server cannot be asked who is there. */
export function rememberPerson(uid: string | null) {
  try {
    if (uid === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, uid);
  } catch {
    // Then practice belongs to nobody until it is sent, and whoever is signed in by then gets it.
  }
}

/** Tells when another tab remembers somebody else. */
export function onOtherPerson(signal: AbortSignal, tell: () => void) {
  addEventListener("storage", ({ key }) => key === KEY && tell(), { signal });
}

export function rememberedPerson(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function readHere(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Told when something is to be written.
    return null;
  }
}

/** Null takes away what was kept. False where the browser keeps nothing. */
export function keepHere(key: string, value: object | null): boolean {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
    return true;
  } catch (error) {
    console.warn("The browser keeps nothing", error);
    return false;
  }
}

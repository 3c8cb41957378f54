/**
 * Returns true for an example id. AdSense's documentation writes ids as rows of X, and some people copy them into their
 * settings.
 */
export const isPlaceholder = (id: string) => /X{3}/i.test(id);

/** Returns the id as ad units expect it (ca-pub-…), or null if none is given or it is only an example. */
export function normalizePublisherId(given: string): string | null {
  const id = given.trim();
  if (id === "" || isPlaceholder(id)) return null;
  if (id.startsWith("ca-pub-")) return id;
  return id.startsWith("pub-") ? `ca-${id}` : `ca-pub-${id}`;
}

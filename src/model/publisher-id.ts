/** Documentation shows ids as rows of X, and some settings are copied from there. */
export const isPlaceholder = (id: string) => /X{3}/i.test(id);

/** As ad units name the account: ca-pub-… Null where there is none, or only the picture of one. */
export function normalizePublisherId(given: string): string | null {
  const id = given.trim();
  if (id === "" || isPlaceholder(id)) return null;
  if (id.startsWith("ca-pub-")) return id;
  return id.startsWith("pub-") ? `ca-${id}` : `ca-pub-${id}`;
}

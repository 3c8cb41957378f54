/** These facts change with every request or start. Emails are sent meanwhile. */
const passing = new Set(["exportedAt", "renewedAt", "lastSeenAt", "lastUsedAt", "emailsToSend"]);

/** Lists the places of all facts in `before` that `after` does not have. The order of a list has no meaning. */
export function findMissing(before: unknown, after: unknown, place = ""): string[] {
  // A fact that did not exist before may have been added.
  if (before === null) return [];
  if (Array.isArray(before)) {
    const found: unknown[] = Array.isArray(after) ? after : [];
    return before.flatMap((item, index) => {
      const tries = found.map((each) => findMissing(item, each, `${place}[${index}]`));
      return tries.reduce(
        (least, each) => (each.length < least.length ? each : least),
        tries[0] ?? [`${place}[${index}]`],
      );
    });
  }
  if (typeof before !== "object") return before === after ? [] : [place];
  const found = typeof after === "object" && after !== null ? (after as Record<string, unknown>) : {};
  return Object.entries(before)
    .filter(([name]) => !passing.has(name))
    .flatMap(([name, value]) => findMissing(value, found[name], `${place}/${name}`));
}

/**
 * Returns the members of an object that was stored as JSON. Text of an older format, or text that was changed by hand,
 * gives an object without members.
 */
export function parseJsonObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    // Text that is not JSON has no members.
    return {};
  }
}

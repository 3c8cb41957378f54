/** What a browser kept as JSON may be of another age, or of another hand: whatever it is, it can be asked for its parts. */
export function partsOf(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    // A text that is no JSON is as good as none.
    return {};
  }
}

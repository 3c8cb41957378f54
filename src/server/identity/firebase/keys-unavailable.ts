/** Thrown when the keys of the provider cannot be fetched, so that no token can be verified. */
export class KeysUnavailable extends Error {
  override name = "KeysUnavailable";
}

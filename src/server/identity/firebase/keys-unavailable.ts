/** This error is thrown when the provider's keys cannot be fetched, so that no token can be verified. */
export class KeysUnavailable extends Error {
  override name = "KeysUnavailable";
}

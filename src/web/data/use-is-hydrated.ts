import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False on the server and while the browser hydrates the server's markup, which knows nothing personal. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

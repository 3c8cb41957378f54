import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Returns false on the server and while the browser hydrates the server's markup, which contains nothing personal. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

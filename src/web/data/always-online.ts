/**
 * Takes the place of TanStack's OnlineManager in the browser's build (vite.config.ts). Every call is made; whether there
 * is a network is seen by what becomes of it.
 */
export const onlineManager = {
  isOnline: () => true,
  subscribe: () => () => {},
};

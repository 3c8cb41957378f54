/** Takes the place of the shim that wouter uses for React 17 and before (vite.config.ts). */
export { useSyncExternalStore } from "react";

import type { RouteHandlerCallbackOptions, WorkboxPlugin } from "workbox-core";
import type { Strategy } from "workbox-strategies";

/** It is true from a request that no server has answered in time until one is answered. */
let isSilent = false;

/** Shortens a wait to a fifth while no server answers, so that connections are free once one does. */
export const patience = (wait: number) => (isSilent ? wait / 5 : wait);

const noting: WorkboxPlugin = {
  async fetchDidSucceed({ response }) {
    isSilent = false;
    return response;
  },
  async cachedResponseWillBeUsed({ cachedResponse }) {
    isSilent = true;
    return cachedResponse;
  },
  async handlerDidError() {
    isSilent = true;
    return undefined;
  },
};

/** Seconds after which a slow network counts as no network. */
const SLOW = 3;

/** Creates a strategy that answers without the network where that is slow, and sooner while no server answers. */
export function inTime(create: (options: { networkTimeoutSeconds: number; plugins: WorkboxPlugin[] }) => Strategy) {
  const within = (networkTimeoutSeconds: number) => create({ networkTimeoutSeconds, plugins: [noting] });
  const patient = within(SLOW);
  const impatient = within(SLOW / 5);
  return (asked: RouteHandlerCallbackOptions) => {
    // A page that the browser has requested before this worker began is not among the requests of a strategy.
    if ("preloadResponse" in asked.event)
      (asked.event as FetchEvent).preloadResponse.then((answer) => answer && (isSilent = false)).catch(() => {});
    return (isSilent ? impatient : patient).handle(asked);
  };
}

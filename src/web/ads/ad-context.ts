import { adConfig, type AdConfig } from "#contract/ad-api.ts";
import { ApiError } from "#contract/client.ts";
import { call } from "../data/call.ts";
import { adConsentMessages } from "../messages/ad-consent.ts";

/** How advertising stands in this document. */
export interface AdContext {
  isLoading: boolean;
  /** Why there are none, when something has gone wrong. */
  error: string | null;
  enabled: boolean;
}

const t = adConsentMessages.en.failed;

export let adContext: AdContext = { isLoading: true, error: null, enabled: false };

/** Only logged: a page without advertisements lacks nothing. */
export function disableAds(error: unknown) {
  const reason = error instanceof Error && error.message ? error.message : t.unknown;
  console.warn(reason, error);
  adContext = { isLoading: false, error: reason, enabled: false };
}

let asking: Promise<string | null> | null = null;

/** The account to show units for; null disables advertising. Asked for once, and only of this site. */
export function findPublisher(): Promise<string | null> {
  asking ??= fetchConfig().then(
    ({ publisherId }) => {
      adContext = { isLoading: false, error: null, enabled: publisherId !== null };
      return publisherId;
    },
    (error: unknown) => {
      disableAds(error);
      return null;
    },
  );
  return asking;
}

const fetchConfig = (): Promise<AdConfig> =>
  call(adConfig, {}).catch((error: unknown) => {
    throw error instanceof ApiError ? new Error(t.config, { cause: error }) : error;
  });

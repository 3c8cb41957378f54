import { adConfig } from "#contract/ad-api.ts";
import type { AdConfig } from "#contract/page-replies.ts";
import { ApiError } from "#contract/client.ts";
import { call } from "../../data/call.ts";
import { adConsentMessages } from "#messages/ads.ts";

/** State of advertising in this document. */
export interface AdContext {
  isLoading: boolean;
  /** The reason of a failure after which no advertisements are shown. */
  error: string | null;
  enabled: boolean;
}

const t = adConsentMessages.failed;

export let adContext: AdContext = { isLoading: true, error: null, enabled: false };

/** Turns advertising off after a failure, which is only logged, because the page is complete without it. */
export function disableAds(error: unknown) {
  const reason = error instanceof Error && error.message ? error.message : t.unknown;
  console.warn(reason, error);
  adContext = { isLoading: false, error: reason, enabled: false };
}

let loading: Promise<string | null> | null = null;

/** Finds the AdSense account to show units for; null disables advertising. It is fetched once, from this site. */
export function findPublisher(): Promise<string | null> {
  loading ??= fetchConfig().then(
    ({ publisherId }) => {
      adContext = { isLoading: false, error: null, enabled: publisherId !== null };
      return publisherId;
    },
    (error: unknown) => {
      disableAds(error);
      return null;
    },
  );
  return loading;
}

const fetchConfig = (): Promise<AdConfig> =>
  call(adConfig, {}).catch((error: unknown) => {
    throw error instanceof ApiError ? new Error(t.config, { cause: error }) : error;
  });

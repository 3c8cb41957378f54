import { adPlaces, type AdPlace, type AdUnits } from "#model/ad-places.ts";
import { isPlaceholder, normalizePublisherId } from "#model/publisher-id.ts";
import type { Site } from "#model/site.ts";
import type { Settings } from "../settings.ts";

export interface AdSettings {
  mode: "on" | "placeholder" | "hidden";
  /** The normalized id of the publisher; null when it is unset, and then no place shows an advertisement. */
  publisherId: string | null;
  units: AdUnits;
}

/** The pattern is strict, because both ids end up in files that are parsed by line and comma. */
const plainId = /^[0-9a-z-]{1,40}$/i;

export function readAdSettings(settings: Settings): AdSettings {
  const publisherId = settings.text("ADSENSE_PUBLISHER_ID", {
    fits: (id) => plainId.test(id),
    allowed: "the publisher id of an AdSense account, such as pub-1234567890123456",
  });
  return {
    mode: settings.oneOf("ADS", "placeholder", ["on", "placeholder", "hidden"]),
    publisherId: normalizePublisherId(publisherId ?? ""),
    units: Object.fromEntries(adPlaces.flatMap((place) => readUnit(settings, place))),
  };
}

/** Reads the unit of a place. The placeholder with X in the example settings counts as unset. */
function readUnit(settings: Settings, place: AdPlace): [AdPlace, string][] {
  const unit = settings.text(unitSetting(place), {
    fits: (id) => /^(\d{1,20}|X+)$/i.test(id),
    allowed: "the number of an ad unit, such as 1234567890",
  });
  return unit === undefined || isPlaceholder(unit) ? [] : [[place, unit]];
}

const unitSetting = (place: AdPlace) => `ADSENSE_SLOT_${place.replaceAll("-", "_").toUpperCase()}`;

/** Returns the id of the publisher; null without advertisements. */
export const accountOf = ({ mode, publisherId }: AdSettings) => (mode === "on" ? publisherId : null);

/**
 * Returns the part of the page data about advertisements. It is empty without them, so that most sites spend no bytes
 * on it.
 */
export function siteAdsOf({ mode, units }: AdSettings): Pick<Site, "ads"> {
  if (mode === "placeholder") return {};
  return { ads: mode === "hidden" ? null : units };
}

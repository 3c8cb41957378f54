import { adPlaces, type AdPlace, type AdUnits } from "#model/ad-places.ts";
import { isPlaceholder, normalizePublisherId } from "#model/publisher-id.ts";
import type { Site } from "#model/site.ts";
import type { Settings } from "../settings.ts";

export interface AdSettings {
  mode: "on" | "placeholder" | "hidden";
  /** Normalized id of the publisher; null when unset, and then the places stay empty. */
  publisherId: string | null;
  units: AdUnits;
}

/** This pattern is strict, because both values end up in files that are parsed by line and comma. */
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

/** Reads the unit of a place. A placeholder of X counts as unset. */
function readUnit(settings: Settings, place: AdPlace): [AdPlace, string][] {
  const unit = settings.text(unitSetting(place), {
    fits: (id) => /^(\d{1,20}|X+)$/i.test(id),
    allowed: "the number of an ad unit, such as 1234567890",
  });
  return unit === undefined || isPlaceholder(unit) ? [] : [[place, unit]];
}

const unitSetting = (place: AdPlace) => `ADSENSE_SLOT_${place.replaceAll("-", "_").toUpperCase()}`;

/** Returns the account of the publisher; null without advertisements. */
export const accountOf = ({ mode, publisherId }: AdSettings) => (mode === "on" ? publisherId : null);

/** Returns the part of the page data about advertisements, which is empty by default, for the fewest bytes. */
export function siteAdsOf({ mode, units }: AdSettings): Pick<Site, "ads"> {
  if (mode === "placeholder") return {};
  return { ads: mode === "hidden" ? null : units };
}

import { Body, e_tilt, EclipticGeoMoon, MakeTime, Observer, SearchRiseSet, SunPosition } from "astronomy-engine";
import { day } from "#model/durations.ts";

/** Milliseconds since 1970, UTC. Angles are degrees. */
export type Instant = number;

/** A place, with the zone of its clocks. */
export interface Place {
  latitude: number;
  longitude: number;
  zone: string;
}

export const TITHIS = 30;
const NAKSHATRAS = 27;
const degreesOfTithi = 360 / TITHIS;
const degreesOfNakshatra = 360 / NAKSHATRAS;

const synodicMonth = 29.530589 * day;
const siderealMonth = 27.321662 * day;

const turned = (angle: number) => ((angle % 360) + 360) % 360;

/**
 * How far the moon is ahead of the sun, as both are seen. The library's MoonPhase leaves out the aberration of the sun's
 * light, so that its tithis end 40 seconds late.
 */
function elongation(instant: Instant) {
  const at = new Date(instant);
  return turned(EclipticGeoMoon(at).lon - SunPosition(at).elon);
}

/** Tithis are 1 to 15 of the bright half, where 15 is the full moon, and 16 to 30 of the dark half. */
export const tithiAt = (instant: Instant) => Math.floor(elongation(instant) / degreesOfTithi) + 1;

/** When the tithi of that number next ends. */
export const nextEndOfTithi = (number: number, from: Instant) =>
  nextReached({ angleAt: elongation, angle: number * degreesOfTithi, from, period: synodicMonth });

/**
 * The ayanamsha of Lahiri (Chitrapaksha) counts from the mean equinox: 23.85709° at J2000, which moves with the general
 * precession. The library's longitudes count from the true equinox, so the nutation is taken off.
 */
function sidereal(longitude: number, at: Date) {
  const time = MakeTime(at);
  const centuries = time.tt / 36_525;
  const ayanamsha = 23.85709 + (5028.796195 * centuries + 1.1054348 * centuries ** 2) / 3600;
  return turned(longitude - e_tilt(time).dpsi / 3600 - ayanamsha);
}

function siderealMoon(instant: Instant) {
  const at = new Date(instant);
  return sidereal(EclipticGeoMoon(at).lon, at);
}

/** Nakshatras are 1 (Ashvini) to 27 (Revati). */
export const nakshatraAt = (instant: Instant) => Math.floor(siderealMoon(instant) / degreesOfNakshatra) + 1;

/** When the nakshatra of that number next ends. */
export const nextEndOfNakshatra = (number: number, from: Instant) =>
  nextReached({ angleAt: siderealMoon, angle: number * degreesOfNakshatra, from, period: siderealMonth });

/** The sign that the sun is in, from 0 (Mesha) to 11 (Mina). */
export function sunSignAt(instant: Instant) {
  const at = new Date(instant);
  return Math.floor(sidereal(SunPosition(at).elon, at) / 30);
}

interface Course {
  angleAt: (instant: Instant) => number;
  angle: number;
  from: Instant;
  /** Mean time of a whole round. */
  period: number;
}

/** Finds when a body next reaches an angle of its round, to a tenth of a second. */
function nextReached({ angleAt, angle, from, period }: Course): Instant {
  let found = from + (turned(angle - angleAt(from)) / 360) * period;
  for (;;) {
    const missing = turned(angle - angleAt(found) + 180) - 180;
    const step = (missing / 360) * period;
    found += step;
    if (Math.abs(step) < 100) return found;
  }
}

/** Within that many days a body rises and sets, but near the poles. */
const longestDay = 1.2;

const riseOrSet =
  (body: Body, direction: 1 | -1) =>
  ({ latitude, longitude }: Place, from: Instant): Instant | null => {
    const observer = new Observer(latitude, longitude, 0);
    return SearchRiseSet(body, observer, direction, new Date(from), longestDay)?.date.getTime() ?? null;
  };

/** By the sun's upper edge, with 34′ of refraction, as almanacs for the public have it. */
export const nextSunrise = riseOrSet(Body.Sun, 1);
export const nextSunset = riseOrSet(Body.Sun, -1);
export const nextMoonrise = riseOrSet(Body.Moon, 1);

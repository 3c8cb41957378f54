import { Body, e_tilt, EclipticGeoMoon, MakeTime, Observer, SearchRiseSet, SunPosition } from "astronomy-engine";
import { day } from "#model/durations.ts";

/** An instant is in milliseconds since 1970, UTC. Angles in this file are in degrees. */
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
 * Returns by how many degrees the moon is ahead of the sun, as both are seen from the earth. The package's MoonPhase
 * leaves out the aberration of the sun's light, so that its tithis end 40 seconds late.
 */
function elongation(instant: Instant) {
  const at = new Date(instant);
  return turned(EclipticGeoMoon(at).lon - SunPosition(at).elon);
}

/** Tithis 1 to 15 are those of the bright half, where 15 is the full moon; 16 to 30 are those of the dark half. */
export const tithiAt = (instant: Instant) => Math.floor(elongation(instant) / degreesOfTithi) + 1;

/** Finds when the tithi of that number next ends. */
export const nextEndOfTithi = (number: number, from: Instant) =>
  nextReached({ angleAt: elongation, angle: number * degreesOfTithi, from, period: synodicMonth });

/**
 * The ayanamsha of Lahiri (Chitrapaksha) counts from the mean equinox: 23.85709° at J2000, which moves with the general
 * precession. The package's longitudes count from the true equinox, so the nutation is subtracted.
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

/** Nakshatras are numbered from 1 (Ashvini) to 27 (Revati). */
export const nakshatraAt = (instant: Instant) => Math.floor(siderealMoon(instant) / degreesOfNakshatra) + 1;

/** Finds when the nakshatra of that number next ends. */
export const nextEndOfNakshatra = (number: number, from: Instant) =>
  nextReached({ angleAt: siderealMoon, angle: number * degreesOfNakshatra, from, period: siderealMonth });

/** Returns the number of the sign that the sun is in, from 0 (Mesha) to 11 (Mina). */
export function sunSignAt(instant: Instant) {
  const at = new Date(instant);
  return Math.floor(sidereal(SunPosition(at).elon, at) / 30);
}

interface Course {
  angleAt: (instant: Instant) => number;
  angle: number;
  from: Instant;
  /** The mean time in milliseconds that a whole round takes. */
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

/** Except near the poles, every body rises and sets within that many days. */
const longestDay = 1.2;

const riseOrSet =
  (body: Body, direction: 1 | -1) =>
  ({ latitude, longitude }: Place, from: Instant): Instant | null => {
    const observer = new Observer(latitude, longitude, 0);
    return SearchRiseSet(body, observer, direction, new Date(from), longestDay)?.date.getTime() ?? null;
  };

/** The sun rises with its upper edge, with 34′ of refraction, as in almanacs for the public. */
export const nextSunrise = riseOrSet(Body.Sun, 1);
export const nextSunset = riseOrSet(Body.Sun, -1);
export const nextMoonrise = riseOrSet(Body.Moon, 1);

/** Degrees north and east. */
export interface DevicePosition {
  latitude: number;
  longitude: number;
}

export type PositionRefusal =
  /** The person, or a setting of the browser, refuses the position. */
  | "refused"
  /** The device does not know where it is, or the browser offers no position, as on a page without https. */
  | "unknown";

const longestWaitMs = 20_000;

/** Asks the device for its rough position. A position that it found in the last hour is good enough. */
export function readPosition(): Promise<DevicePosition | PositionRefusal> {
  // A browser may lack geolocation, which the type does not say.
  const source = navigator.geolocation as Geolocation | undefined;
  if (!source) return Promise.resolve("unknown");
  return new Promise((resolve) => {
    source.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? "refused" : "unknown"),
      { enableHighAccuracy: false, maximumAge: 3_600_000, timeout: longestWaitMs },
    );
  });
}

import type { deviceName as english } from "../en/device.ts";

/** "Chrome on Android" becomes "Android पर Chrome". */
export const deviceName: typeof english = (device) => device?.replace(/^(.+) on (.+)$/, "$2 पर $1") ?? "अनजान उपकरण";

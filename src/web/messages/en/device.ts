/** Names a device by its browser and system, such as "Chrome on Android", or null where neither is known. */
export const deviceName = (device: string | null): string => device ?? "Unknown device";

/**
 * Names of browsers with a pattern of their User-Agent. The first match counts, because most browsers also claim to be
 * an older one.
 */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|OPT|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["DuckDuckGo", /\b(?:DuckDuckGo|Ddg)\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bVersion\/[\d.]+ .*Safari\//],
];

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows NT\b/],
  ["Chromebook", /\bCrOS\b/],
  ["Mac", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

/** Returns the browser and system in a User-Agent header, such as "Chrome on Android"; null where neither is known. */
export function deviceName(agent: string): string | null {
  const browser = nameIn(browsers, agent);
  const system = nameIn(systems, agent);
  if (browser === null || system === null) return browser ?? system;
  return `${browser} on ${system}`;
}

const nameIn = (names: typeof browsers, agent: string) => names.find(([, pattern]) => pattern.test(agent))?.[0] ?? null;

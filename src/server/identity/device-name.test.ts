import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/141.0.0.0 Mobile Safari/537.36`, "Chrome on Android"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    "Edge on Windows",
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/141.0.0.0 Safari/537.36 OPR/122.0.0.0`, "Opera on Linux"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox on Mac"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.7390.96 Mobile/15E148 Safari/604.1",
    "Chrome on iPhone",
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/141.0.0.0 Safari/537.36`, "Chrome on Chromebook"],
  ["Mozilla/5.0 (Linux; Android 14)", "Android"],
  ["curl/8.5.0", null],
  ["", null],
])("%s is %s", (agent, name) => expect(deviceName(agent)).toBe(name));

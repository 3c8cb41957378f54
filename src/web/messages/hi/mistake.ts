import type { mistakeMessages as english } from "../en/mistake.ts";

export const mistakeMessages: typeof english = {
  report: "भूल बताएँ",
  mistakeIn: (title) => `“${title}” में भूल`,
  mistakeAt: (address) => `सही क्या होना चाहिए?\n\n\n${address}`,
};

import type { startupMessages as english } from "../en/startup.ts";

/** Texts of the panel for an app that cannot start. */
export const startupMessages: typeof english = {
  title: "ऐप में गड़बड़ी",
  explanation: "ऐप शुरू करते समय एक बड़ी गड़बड़ी हुई।",
  details: "गड़बड़ी का ब्योरा",
  environment: "परिवेश: प्रकाशित साइट",
  url: (url) => `पता: ${url}`,
  time: (time) => `समय: ${time}`,
  reload: "ऐप फिर से खोलें",
  login: "साइन इन पर जाएँ",
  rejected: "कुछ गड़बड़ हो गई",
  rejectedExplanation: "आपका काम पूरा करते समय एक गड़बड़ी हुई।",
  unnamedRejection: "अनजान गड़बड़ी, जिसका कारण नहीं मिला",
  critical: "ऐप में बड़ी गड़बड़ी",
  reloadCritical: "ऐप फिर से खोलें",
};

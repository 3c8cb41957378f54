export const adConsentMessages = {
  title: "Advertisements on this site",
  question: "May this site show advertisements by Google AdSense?",
  accepting:
    "If you accept, a Google script is loaded, and Google and its partners use cookies to choose and " +
    "measure advertisements by your visits here and elsewhere.",
  declining: "If you decline, nothing is loaded from Google, and everything else stays the same.",
  change: "You can change your answer at the bottom of every page.",
  policy: "Privacy Policy",
  accept: "Accept",
  decline: "Decline",
  accepted: "You accepted.",
  declined: "You declined.",
  refused:
    "Your browser asks sites not to share or track what you do. We take that as a no: nothing is loaded from " +
    "Google. To choose here instead, change that setting.",
  close: "Close",
  failed: {
    config: "Failed to fetch AdSense configuration",
    script: "The ad script could not be loaded",
    unknown: "Unknown error occurred",
  },
};

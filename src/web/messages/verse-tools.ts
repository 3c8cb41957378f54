import { section } from "./language.ts";

export const verseToolsMessages = section({
  en: {
    share: "Share",
    copied: { title: "Copied", description: "The verse and its link are on your clipboard." },
    refused: { title: "Not shared", description: "Your browser doesn't allow it. Copy the link from the address bar." },
    savePicture: "Save picture",
    noPicture: { title: "Not saved", description: "The picture could not be made on this device." },
    neighbors: (deity: string) => `More mantras of ${deity}`,
    otherVerses: (hymn: string) => `More verses of ${hymn}`,
    previous: "Previous",
    next: "Next",
  },
});

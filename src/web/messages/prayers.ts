import { section } from "./language.ts";

export const prayersMessages = section({
  en: {
    offer: "Prayers",
    offerSaid: "Offer prayers before and after the beads",
    opening: "Opening prayer",
    closing: "Closing prayers",
    loading: "Loading the prayers…",
    close: "Close",
  },
});

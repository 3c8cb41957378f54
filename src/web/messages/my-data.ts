import { section } from "./language.ts";

export const myDataMessages = section({
  en: {
    title: "Your data",
    text: "Everything this site knows of you is yours: take it with you, or have it forgotten.",
    download: "Download my data",
    downloadText:
      "One JSON file with your account, your favourites, your settings and every entry of your practice log.",
    notDownloaded: "Your data could not be downloaded",
    delete: "Delete my account",
    deleteText:
      "This removes your account, your favourites and your whole practice log, at once and for good. Nobody can bring them back, not even we. You may want to download your data first.",
    password: "Your password, to confirm",
    deleteNow: "Delete my account for good",
    keep: "Keep my account",
    passwordMissing: "Please enter your password",
    notDeleted: "Your account could not be deleted",
    deleted: { title: "Account deleted", description: "Your account and everything in it are gone." },
  },
});

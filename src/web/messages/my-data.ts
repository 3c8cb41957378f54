import { section } from "./language.ts";

export const myDataMessages = section({
  en: {
    title: "Your data",
    text: "Everything this site knows about you is yours. Download it or delete it anytime.",
    download: "Download my data",
    downloadText:
      "One JSON file with your account, your favorites, your settings and every entry of your practice log.",
    notDownloaded: "Your data could not be downloaded",
    delete: "Delete my account",
    deleteText:
      "This deletes your account, your favorites and your whole practice log right away. This cannot be undone. You may want to download your data first.",
    password: "Your password, to confirm",
    deleteNow: "Delete my account for good",
    keep: "Keep my account",
    notDeleted: "Your account could not be deleted",
    deleted: { title: "Account deleted", description: "Your account and its data have been deleted." },
  },
});

/** Texts of the button that shares a verse or mantra. */
export const shareMessages = {
  share: "Share",
  shareThis: (title: string) => `Share ${title}`,
};

/** Texts of the sheet that shares a verse or mantra. */
export const shareSheetMessages = {
  title: (title: string) => `Share ${title}`,
  link: "Send the link",
  copy: "Copy verse and link",
  picture: "Send as a picture",
  savePicture: "Save as a picture",
  close: "Close",
  outcomes: {
    copied: { title: "Copied", description: "The verse and its link are on your clipboard." },
    refused: {
      title: "Not shared",
      description: "Your browser doesn't allow it. Open the mantra's page, and copy its address.",
    },
    "no-picture": {
      title: "No picture",
      description: "It could not be made on this device.",
      variant: "destructive" as const,
    },
  },
};

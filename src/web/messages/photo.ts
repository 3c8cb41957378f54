import { section } from "./language.ts";

export const photoMessages = section({
  en: {
    choose: "Choose a photo",
    change: "Change photo",
    remove: "Remove photo",
    hint: "We use the square in the middle. Nothing else is uploaded.",
    saved: { title: "Photo saved", description: "Your new photo is now shown." },
    removed: { title: "Photo removed", description: "Your initials are shown instead." },
    unreadable: {
      title: "This picture can't be read",
      description: "Your browser can't open this format. Please choose a JPEG, PNG or WebP picture.",
    },
  },
});

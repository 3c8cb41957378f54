import { section } from "./language.ts";

export const photoMessages = section({
  en: {
    choose: "Choose a photo",
    change: "Change photo",
    remove: "Remove photo",
    hint: "The middle of the picture is shown. Only this square is uploaded.",
    saved: { title: "Photo saved", description: "Your new photo is shown from now on." },
    removed: { title: "Photo removed", description: "Your initials are shown instead." },
    unreadable: {
      title: "This picture can't be read",
      description: "Your browser can't open this format. Please choose a JPEG, PNG or WebP picture.",
    },
  },
});

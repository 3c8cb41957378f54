import { section } from "./language.ts";

export const mistakeMessages = section({
  en: {
    report: "Report a mistake",
    mistakeIn: (title: string) => `Mistake in ${title}`,
    mistakeAt: (address: string) => `What should it say?\n\n\n${address}`,
  },
});

export const mistakeMessages = {
  report: "Report a mistake",
  mistakeIn: (title: string) => `Mistake in ${title}`,
  mistakeAt: (address: string) => `What should it say?\n\n\n${address}`,
};

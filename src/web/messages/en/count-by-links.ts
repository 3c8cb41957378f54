/** Texts of the page that counts a mala without scripts. Some stand in the counter's own texts too, which would be two files more to load. */
export const countByLinksMessages = {
  how: "Each press of the circle counts a bead, and the browser's Back takes it back. A bookmark of this page keeps the count. Nothing is sent anywhere, so your profile does not know of this mala.",
  mala: "Mala",
  back: (mantra: string) => `Back to ${mantra}`,
  notFound: "Mantra not found",
  begin: "Begin",
  outOf: (beads: number) => `of ${beads}`,
  completed: "Completed",
  next: "Begin next mala",
};

export const favoriteMantrasMessages = {
  errorTitle: "Error Loading Favorites",
  error: "Failed to load your favorite mantras.",
  tryAgain: "Try Again",
  empty: "No Favorites Yet",
  emptyText: "Tap the heart on a mantra to keep it here.",
  explore: "Explore Mantras",
  count: (count: number) => (count === 1 ? "1 mantra" : `${count} mantras`),
  practiceOf: (title: string) => `Your practice of ${title}`,
};

export const favoriteToasts = {
  loginRequired: { title: "Login Required", description: "Please login to add favorites" },
  signIn: "Sign In",
  added: (title: string) => ({
    title: "Added to favorites",
    description: `${title} has been added to your favorites.`,
  }),
  removed: (title: string) => ({
    title: "Removed from favorites",
    description: `${title} has been removed from your favorites.`,
  }),
};

export const favoritesPageMessages = { title: "My Favorite Mantras", loading: "Loading your favorite mantras..." };

export const favoriteMantrasMessages = {
  errorTitle: "Error Loading Favorites",
  error: "Failed to load your favorite mantras.",
  tryAgain: "Try Again",
  empty: "No Favorites Yet",
  emptyText: "Tap the heart on a mantra to keep it here.",
  explore: "Explore Mantras",
  count: (count: number) => (count === 1 ? "1 mantra" : `${count} mantras`),
};

/** Texts of a page for signed-in users, shown until a user is known. */
export const guardMessages = {
  loading: "Loading authentication...",
  redirecting: "Redirecting to login...",
  offline: "You're offline",
  title: "Authentication Error",
  explanation: "We can't check your sign-in right now. Try again when you're online.",
  login: "Go to Login Page",
};

export const profilePageMessages = { title: "My Profile", loading: "Loading profile information..." };

export const favoritesPageMessages = { title: "My Favorite Mantras", loading: "Loading your favorite mantras..." };

export const historyPageMessages = {
  title: "Practice History",
  ofMantra: "Your Practice",
  loading: "Loading your practice...",
  toProfile: "My Profile",
};

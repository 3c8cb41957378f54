export const accountMessages = {
  menuOf: (name: string) => `Account menu of ${name}`,
  unnamed: "User",
  profile: "My Profile",
  favorites: "My Favorites",
  logOut: "Log out",
  loggedOut: { title: "Logged out", description: "You have been successfully logged out" },
  logoutFailed: "Logout failed",
};

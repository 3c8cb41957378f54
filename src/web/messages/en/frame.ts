export const frameMessages = {
  skip: "Skip to content",
  navigation: "Main",
  openMenu: "Open main menu",
  home: "Home",
  mantras: "Mantras",
  hymns: "Hymns",
  meditation: "Meditation",
  teachings: "Spiritual Teachings",
  about: "About",
  favorites: "Favorites",
  profile: "Profile",
  calendar: "Calendar",
  legal: "Legal",
  search: "Search",
  adPlaceholder: "Advertisement Placeholder",
  adChoices: "Advertising choices",
  signIn: "Sign In",
  authLoading: "Loading Authentication...",
  loading: "Loading",
  rights: (year: number, name: string) => `© ${year} ${name}. All rights reserved.`,
};

/** Limits of a screen in a browser without scripts. Screens that are not listed have none. */
export const withoutScriptMessages: Readonly<Record<string, string>> = {
  deity: "JavaScript is off in this browser. You can hear the recordings on each mantra's page.",
  chant: "JavaScript is off in this browser, so beads are counted by links. The recording still plays.",
  calendar: "JavaScript is off in this browser, so the calendar is for one place, and for the days to come.",
  meditation: "JavaScript is off in this browser, so there is no timer. You can still read how to sit.",
  auth: "JavaScript is off in this browser, and signing in needs it. You can still read all mantras and teachings.",
  favorites: "JavaScript is off in this browser, and favorites need it. You can still read all mantras and teachings.",
  profile: "JavaScript is off in this browser, and a profile needs it. You can still read all mantras and teachings.",
};

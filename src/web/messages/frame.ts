import { section } from "./language.ts";

export const frameMessages = section({
  en: {
    skip: "Skip to content",
    navigation: "Main",
    openMenu: "Open main menu",
    home: "Home",
    mantras: "Mantras",
    meditation: "Meditation",
    teachings: "Spiritual Teachings",
    about: "About",
    favorites: "Favorites",
    profile: "Profile",
    legal: "Legal",
    search: "Search",
    adPlaceholder: "Advertisement Placeholder",
    adChoices: "Advertising choices",
    signIn: "Sign In",
    authLoading: "Loading Authentication...",
    loading: "Loading",
    theme: "Switch between day and night",
    rights: (year: number, name: string) => `© ${year} ${name}. All rights reserved.`,
  },
});

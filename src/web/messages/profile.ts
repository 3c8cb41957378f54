import { section } from "./language.ts";

export const profileMessages = section({
  en: {
    errorTitle: "Error Loading Profile",
    error: "Failed to load your profile information.",
    tryAgain: "Try Again",

    unnamed: "User",
    memberSince: "Member Since",
    unknown: "Unknown",
    totalChants: "Total chants",
    malasToday: "Malas today",
    streak: "Streak",
    days: (days: number) => (days === 1 ? "1 day" : `${days} days`),
    lastActive: "Last active",
    never: "Never",

    favorites: "Favorite mantras",
    noFavorites: "Tap the heart on a mantra to list it here.",
    explore: "Explore Mantras",
    viewAll: (count: number) => `View all ${count} favorites`,

    account: "About you",
    displayName: "Display name",
    photoUrl: "Photo URL (optional)",
    photoHint: "The https address of a picture. It is copied here once, so no other site learns when you practice.",
    save: "Save",
    nameTooShort: "Name must be at least 2 characters long",
    photoNotSecure: "Photo URL must begin with https://",
    updated: { title: "Profile Updated", description: "Your profile has been successfully updated" },
    updateFailed: "Profile Update Failed",

    rhythm: "Your rhythm",
    dayBeginsAt: "My day begins at",
    dayHint: "Practice before this hour counts toward the previous day.",
    hours: ["Midnight", "1 a.m.", "2 a.m.", "3 a.m.", "4 a.m."],
    showStreaks: "Show streaks",
    streaksHint: "Some find streaks encouraging, others stressful. Your days are kept either way.",
  },
});

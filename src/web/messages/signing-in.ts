import { section } from "./language.ts";

export const signingInMessages = section({
  en: {
    title: "Signing in",
    passwordMissing: "Please enter your password",
    cancel: "Cancel",

    password: "Password",
    change: "Change password",
    changeText: "Every other device will be signed out.",
    current: "Current password",
    next: "New password",
    confirm: "Confirm new password",
    unequal: "Passwords don't match",
    save: "Save new password",
    changed: {
      title: "Password changed",
      description: "Your new password is saved, and every other device is signed out.",
    },
    notChanged: "Your password could not be changed",

    devices: "Where you are signed in",
    unknownDevice: "Unknown device",
    thisDevice: "This device",
    since: "Signed in",
    lastUsed: "Last used",
    signOut: "Sign out",
    signOutOf: (device: string) => `Sign out ${device}`,
    signOutOthers: "Sign out everywhere else",
    signedOut: { title: "Signed out", description: "That device has been signed out." },
    othersSignedOut: { title: "Signed out", description: "Every other device has been signed out." },
    notSignedOut: "The device could not be signed out",
    devicesFailed: "Your devices could not be loaded. Please reload the page.",
  },
});

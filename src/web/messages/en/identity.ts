/** Sentences for refusals of a hosted identity provider, and of the browser. */
export const identityMessages = {
  weakPassword: "Password should be at least 6 characters.",
  plainCharacters: "Use only letters, numbers and symbols found on every keyboard.",
  disabled: "This account has been disabled.",
  cookieRefused:
    "Your browser didn't keep the cookie that signs you in. Please allow cookies for this site, then sign in.",
};

export const passkeyMessages = {
  title: "Passkeys",
  text: "Sign in with your fingerprint, face or screen lock instead of a password.",
  add: "Add a passkey",
  proof: "Your device will ask you to confirm.",
  password: "Current password",
  continue: "Continue",
  cancel: "Cancel",
  added: { title: "Passkey added", description: "You can now sign in with it." },
  notAdded: "The passkey could not be added",
  isKnown: "This device already has a passkey for your account.",
  dismissed: "No passkey was created. You can try again.",

  made: "Added",
  lastUsed: "Last used",
  neverUsed: "Never used",
  inDoubt: "Added elsewhere since you signed in here. Is it yours?",
  remove: "Remove",
  removeOf: (device: string) => `Remove passkey of ${device}`,
  removed: {
    title: "Passkey removed",
    description: "It no longer signs you in. You can delete it on your device too.",
  },
  notRemoved: "The passkey could not be removed",
  failed: "Your passkeys could not be loaded. Please reload the page.",

  signIn: "Sign in with a passkey",
  unsupported: "Passkeys don't work in this browser. Please sign in with your password.",
  notSignedIn: "No passkey was used. You can try again, or sign in with your password.",
};

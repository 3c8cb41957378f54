import { section } from "./language.ts";

/** Forms that are opened from the sign-in form. */
export const authFormMessages = section({
  en: {
    create: "Create your account",
    signUpFailed: "Registration failed",
    name: "Name",
    confirm: "Confirm password",
    reset: "Reset your password",
    resetText: "Enter your account's email. We'll send you a link to choose a new password.",
    sendLink: "Send reset link",
    resetFailed: "Password Reset Failed",
    back: "Back to Sign In",
    choose: "Choose a new password",
    newPassword: "New password",
    save: "Save new password",
    newLink: "Ask for a new link",
  },
});

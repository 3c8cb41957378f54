import { section } from "./language.ts";

/** Validation messages and outcomes of the forms. Refusals come with their own sentence. */
export const authOutcomes = section({
  en: {
    name: "Name must be at least 2 characters long",
    email: "Please enter a valid email address",
    password: (least: number) => `Password must be at least ${least} characters long`,
    confirm: (least: number) => `Confirm password must be at least ${least} characters long`,
    unequal: "Passwords don't match",

    required: "Email and password are required",
    unavailable: "Authentication service is not available",

    login: {
      other: (message: string) => `Login failed: ${message}`,
      unknown: "There was a problem logging in. Please check your credentials and try again.",
    },
    signUp: {
      other: (message: string) => `Registration failed: ${message}`,
      unknown: "There was a problem creating your account. Please try again.",
      done: {
        title: "Account created!",
        description: "Your account has been created successfully. You are now logged in.",
      },
    },
    reset: {
      unknown: "There was a problem sending the reset link. Please check your email and try again.",
      done: { title: "Password Reset Email Sent", description: "Check your email for further instructions" },
    },
    newPassword: {
      done: { title: "Password changed", description: "You can now sign in with your new password." },
      noToken: "This link is incomplete. Please ask for a new one.",
    },
    setup: { title: "Authentication Notice", description: "Setting up authentication service..." },
    unclaimed: (times: number) =>
      `${times === 1 ? "One practice" : `${times} practices`} on this device will be added to your log.`,
  },
});

import { section } from "./language.ts";

/** What is said of what was written into the forms, and of what came of it. */
export const authOutcomes = section({
  en: {
    name: "Name must be at least 2 characters long",
    email: "Please enter a valid email address",
    password: (least: number) => `Password must be at least ${least} characters long`,
    confirm: (least: number) => `Confirm password must be at least ${least} characters long`,
    unequal: "Passwords don't match",
    unmet: (rules: string[]) => `The password must have ${new Intl.ListFormat("en").format(rules)}`,

    required: "Email and password are required",
    unavailable: "Authentication service is not available",

    login: {
      invalid: "Invalid email or password.",
      tooMany: "Too many failed login attempts. Please try again later.",
      other: (message: string) => `Login failed: ${message}`,
      unknown: "There was a problem logging in. Please check your credentials and try again.",
    },
    signUp: {
      registered: "This email is already registered. Please try logging in instead.",
      tooMany: "Too many accounts were made from here. Please try again later.",
      email: "Please enter a valid email address.",
      weak: "Password should be at least 6 characters.",
      other: (message: string) => `Registration failed: ${message}`,
      unknown: "There was a problem creating your account. Please try again.",
      done: {
        title: "Account created!",
        description: "Your account has been created successfully. You are now logged in.",
      },
    },
    reset: {
      tooMany: "Too many reset links were asked for from here. Please try again later.",
      unknown: "There was a problem sending the reset link. Please check your email and try again.",
      done: { title: "Password Reset Email Sent", description: "Check your email for further instructions" },
    },
    newPassword: {
      done: { title: "Password Changed", description: "You can now sign in with your new password." },
      tooMany: "Too many links that do not hold were tried from here. Please try again later.",
      noToken: "This link is not complete. Please ask for a new one.",
    },
    setup: { title: "Authentication Notice", description: "Setting up authentication service..." },
    unclaimed: (times: number) =>
      `What was practised on this device without signing in (${times === 1 ? "once" : `${times} times`}) will be added to your practice log.`,
  },
});

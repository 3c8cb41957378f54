import { nameFaults } from "./name.ts";

/** Texts of the sign-in page on arrival. */
export const authMessages = {
  modes: "Sign in or sign up",
  signIn: "Sign In",
  signUp: "Sign Up",
  welcome: "Welcome back",
  purpose: "An account keeps your favorites and your practice on every device.",
  email: "Email",
  password: "Password",
  forgot: "Forgot password?",
  byEmail: "Email me a sign-in link",
  failed: "Login failed",
  redirecting: "Redirecting...",

  journey: "Begin Your Spiritual Journey",
  offers: [
    { icon: "mala", name: "108 Repetitions", text: "A digital mala counter that keeps your place." },
    { icon: "tone", name: "Audio Guidance", text: "Authentic pronunciation, sung for you to follow." },
    { icon: "book", name: "Sacred Knowledge", text: "Learn the meanings and benefits of each mantra." },
  ],
};

/** Texts of the forms that are opened from the sign-in form. */
export const authFormMessages = {
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
  askLink: "Sign in by email",
  askLinkText: "Enter your account's email. We'll send you a link that signs you in without a password.",
  sendSignInLink: "Send sign-in link",
  askLinkFailed: "Link not sent",
  useLinkText: "Your link is here. Press the button to sign in.",
};

/** Validation messages and outcomes of the forms. Refusals come with their own sentence. */
export const authOutcomes = {
  names: nameFaults,
  email: "Please enter a valid email address",
  password: (least: number) => `Password must be at least ${least} characters long`,
  confirm: (least: number) => `Confirm password must be at least ${least} characters long`,
  unequal: "Passwords don't match",

  required: "Email and password are required",
  unavailable: "Authentication service is not available",

  login: {
    other: (message: string) => `Login failed: ${message}`,
    checkBoth: "Please check your email and your password.",
    unknown: "There was a problem logging in. Please check your credentials and try again.",
    otherWay: "You don't have to wait: a link that signs you in can be emailed to you.",
  },
  signUp: {
    other: (message: string) => `Registration failed: ${message}`,
    unknown: "There was a problem creating your account. Please try again.",
    waiting: (seconds: number) => ({
      title: "One moment please",
      description: `Many people are signing up here just now. We'll try again in ${seconds} seconds.`,
    }),
    done: {
      title: "Account created!",
      description: "Your account has been created successfully. You are now logged in.",
    },
  },
  reset: {
    unknown: "There was a problem sending the reset link. Please check your email and try again.",
    done: { title: "Password Reset Email Sent", description: "Check your email for further instructions" },
  },
  askLink: {
    unknown: "There was a problem sending the sign-in link. Please check your email and try again.",
    done: {
      title: "Check your email",
      description: "If there is an account with this email, a link that signs you in is on its way.",
    },
  },
  newPassword: {
    done: { title: "Password changed", description: "You can now sign in with your new password." },
    noToken: "This link is incomplete. Please ask for a new one.",
  },
  setup: { title: "Authentication Notice", description: "Setting up authentication service..." },
  unclaimed: (times: number) =>
    `${times === 1 ? "One session" : `${times} sessions`} of practice on this device will be added to your log.`,
};

export const confirmEmailMessages = {
  title: "Confirm your email",
  text: "Confirm that this address is yours. It's how you get back into your account.",
  confirm: "Confirm this address",
  done: "Your email is confirmed",
  doneText: "Thank you. You can use this address to get back into your account.",
  goOn: "Go to your profile",
  noToken: "This link is incomplete. Please open the link in the email again.",
};

/** Texts of the notice that signing in is impossible. */
export const authSystemMessages = {
  title: "Authentication System Error",
  explanation: "Sign-in isn't available right now. Everything else on this site works as usual.",
  reload: "Reload Page",
  tryEmail: "Try Email Login",
};

import { section } from "./language.ts";

/** Texts of the sign-in page on arrival. */
export const authMessages = section({
  en: {
    modes: "Sign in or sign up",
    signIn: "Sign In",
    signUp: "Sign Up",
    welcome: "Welcome back",
    email: "Email",
    password: "Password",
    forgot: "Forgot password?",
    failed: "Login failed",
    redirecting: "Redirecting...",

    journey: "Begin Your Spiritual Journey",
    offers: [
      { icon: "mala", name: "108 Repetitions", text: "A digital mala counter that keeps your place." },
      { icon: "tone", name: "Audio Guidance", text: "Authentic pronunciation, sung for you to follow." },
      { icon: "book", name: "Sacred Knowledge", text: "Learn the meanings and benefits of each mantra." },
    ],
  },
});

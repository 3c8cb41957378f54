import type { PracticeSettings } from "./practice.ts";

/** Of a name, in characters. */
export const shortestName = 2;

/** The signed-in person, as the site frame and the profile show them. */
export interface User {
  uid: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
  metadata: { creationTime: string | null };
  settings: PracticeSettings;
}

/** What the identity service asks of a password. */
export interface PasswordPolicy {
  minLength: number;
  maxLength: number;
  requireLowercase: boolean;
  requireUppercase: boolean;
  requireNumeric: boolean;
  requireNonAlphanumeric: boolean;
}

/** The identity service in use, and whether it can be reached. */
export interface Identity {
  provider: "builtin" | "firebase";
  available: boolean;
  passwordPolicy: PasswordPolicy;
}

export interface Session {
  user: User | null;
  identity: Identity;
}

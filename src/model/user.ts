import type { PracticeSettings } from "./practice.ts";

/** Minimum length of a display name, in characters. */
export const shortestName = 2;

/** The person who is signed in. */
export interface User {
  uid: string;
  email: string;
  /** True after the link in a mail to that address was used. */
  emailVerified: boolean;
  /** New address, which replaces `email` when it is confirmed. */
  pendingEmail: string | null;
  displayName: string | null;
  /** Path of the person's photo on this site. */
  photoURL: string | null;
  metadata: { creationTime: string | null };
  settings: PracticeSettings;
}

/** What the identity provider requires of a password. */
export interface PasswordPolicy {
  minLength: number;
  maxLength: number;
  requireLowercase: boolean;
  requireUppercase: boolean;
  requireNumeric: boolean;
  requireNonAlphanumeric: boolean;
}

/** Public configuration of a hosted identity provider, for its SDK in the browser. */
export interface IdentityClient {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId: string;
  /** Address of the emulator that replaces the provider in development. */
  emulatorUrl?: string;
}

/** The identity provider in use, and what its client in the browser needs. */
export type Identity = {
  available: boolean;
  passwordPolicy: PasswordPolicy;
} & ({ provider: "builtin"; client?: never } | { provider: "firebase"; client: IdentityClient });

export interface Session {
  user: User | null;
  identity: Identity;
}

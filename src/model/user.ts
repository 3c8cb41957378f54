import type { PracticeSettings } from "./practice.ts";

/** Minimum length of a name, in characters. */
export const shortestName = 2;

/** The signed-in person. */
export interface User {
  uid: string;
  email: string;
  /** True once a link sent to that address was used. */
  emailVerified: boolean;
  /** Address that takes its place when it is confirmed. */
  pendingEmail: string | null;
  displayName: string | null;
  /** Path of the photo on this site. */
  photoURL: string | null;
  metadata: { creationTime: string | null };
  settings: PracticeSettings;
}

/** Requirements of the identity provider on a password. */
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
  /** Address of the emulator that stands for the provider in development. */
  emulatorUrl?: string;
}

/** The identity provider in use, and its availability. */
export type Identity = {
  available: boolean;
  passwordPolicy: PasswordPolicy;
} & ({ provider: "builtin"; client?: never } | { provider: "firebase"; client: IdentityClient });

export interface Session {
  user: User | null;
  identity: Identity;
}

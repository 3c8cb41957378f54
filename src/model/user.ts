import { z } from "zod";

/** A person's settings for the practice log. */
export const PracticeSettings = z.strictObject({
  /**
   * The person's day begins so many hours after midnight. Practice at one in the morning may thus count for the day
   * before.
   */
  dayBeginsAt: z.int().min(0).max(4),
  showStreaks: z.boolean(),
});
export type PracticeSettings = z.infer<typeof PracticeSettings>;

export const User = z.strictObject({
  uid: z.string(),
  email: z.string(),
  /** The flag is true once a link in an email to that address has been used. */
  emailVerified: z.boolean(),
  /** The address that replaces the present one when it is confirmed. */
  pendingEmail: z.string().nullable(),
  displayName: z.string().nullable(),
  /** The path of the photo on this site. */
  photoURL: z.string().nullable(),
  metadata: z.strictObject({ creationTime: z.iso.datetime().nullable() }),
  settings: PracticeSettings,
});
export type User = z.infer<typeof User>;

/** The requirements of the identity provider for a password. */
export const PasswordPolicy = z.strictObject({
  minLength: z.int(),
  maxLength: z.int(),
  requireLowercase: z.boolean(),
  requireUppercase: z.boolean(),
  requireNumeric: z.boolean(),
  requireNonAlphanumeric: z.boolean(),
});
export type PasswordPolicy = z.infer<typeof PasswordPolicy>;

/** The public configuration of a hosted identity provider, for its SDK in the browser. */
export const IdentityClient = z.strictObject({
  apiKey: z.string(),
  authDomain: z.string(),
  projectId: z.string(),
  appId: z.string(),
  /** The address of the emulator that replaces the provider in development. */
  emulatorUrl: z.string().exactOptional(),
});
export type IdentityClient = z.infer<typeof IdentityClient>;

const provided = { available: z.boolean(), passwordPolicy: PasswordPolicy };

/** The identity provider in use, and whether it is available. */
export const Identity = z.union([
  z.strictObject({ ...provided, provider: z.literal("builtin") }),
  z.strictObject({ ...provided, provider: z.literal("firebase"), client: IdentityClient }),
]);
export type Identity = z.infer<typeof Identity>;

export const Session = z.strictObject({ user: User.nullable(), identity: Identity });
export type Session = z.infer<typeof Session>;

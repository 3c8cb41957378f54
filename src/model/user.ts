import { z } from "zod";

/** Settings of a person for the practice log. */
export const PracticeSettings = z.strictObject({
  /** Hours after midnight: who chants at one in the morning still lives the day before. */
  dayBeginsAt: z.int().min(0).max(4),
  showStreaks: z.boolean(),
});
export type PracticeSettings = z.infer<typeof PracticeSettings>;

/** The signed-in person. */
export const User = z.strictObject({
  uid: z.string(),
  email: z.string(),
  /** True once a link sent to that address was used. */
  emailVerified: z.boolean(),
  /** Address that takes its place when it is confirmed. */
  pendingEmail: z.string().nullable(),
  displayName: z.string().nullable(),
  /** Path of the photo on this site. */
  photoURL: z.string().nullable(),
  metadata: z.strictObject({ creationTime: z.iso.datetime().nullable() }),
  settings: PracticeSettings,
});
export type User = z.infer<typeof User>;

/** Requirements of the identity provider on a password. */
export const PasswordPolicy = z.strictObject({
  minLength: z.int(),
  maxLength: z.int(),
  requireLowercase: z.boolean(),
  requireUppercase: z.boolean(),
  requireNumeric: z.boolean(),
  requireNonAlphanumeric: z.boolean(),
});
export type PasswordPolicy = z.infer<typeof PasswordPolicy>;

/** Public configuration of a hosted identity provider, for its SDK in the browser. */
export const IdentityClient = z.strictObject({
  apiKey: z.string(),
  authDomain: z.string(),
  projectId: z.string(),
  appId: z.string(),
  /** Address of the emulator that stands for the provider in development. */
  emulatorUrl: z.string().exactOptional(),
});
export type IdentityClient = z.infer<typeof IdentityClient>;

const provided = { available: z.boolean(), passwordPolicy: PasswordPolicy };

/** The identity provider in use, and its availability. */
export const Identity = z.union([
  z.strictObject({ ...provided, provider: z.literal("builtin") }),
  z.strictObject({ ...provided, provider: z.literal("firebase"), client: IdentityClient }),
]);
export type Identity = z.infer<typeof Identity>;

export const Session = z.strictObject({ user: User.nullable(), identity: Identity });
export type Session = z.infer<typeof Session>;

import { z } from "zod";
import { Nothing } from "#contract/bodies.ts";
import { SittingBody, ChantBody } from "#contract/practice-bodies.ts";
import { Mantra } from "./page-replies.ts";

/** Schemas of what only the person may read. The compiler holds them against the types of src/contract. */

const time = z.iso.datetime();
const count = z.int().min(0);

const User = z.strictObject({
  uid: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  pendingEmail: z.string().nullable(),
  displayName: z.string().nullable(),
  photoURL: z.string().nullable(),
  metadata: z.strictObject({ creationTime: time.nullable() }),
  settings: z.strictObject({ dayBeginsAt: z.int().min(0).max(4), showStreaks: z.boolean() }),
});

const PasswordPolicy = z.strictObject({
  minLength: z.int(),
  maxLength: z.int(),
  requireLowercase: z.boolean(),
  requireUppercase: z.boolean(),
  requireNumeric: z.boolean(),
  requireNonAlphanumeric: z.boolean(),
});

const IdentityClient = z.strictObject({
  apiKey: z.string(),
  authDomain: z.string(),
  projectId: z.string(),
  appId: z.string(),
  emulatorUrl: z.string().exactOptional(),
});

const identity = { available: z.boolean(), passwordPolicy: PasswordPolicy };

const Session = z.strictObject({
  user: User.nullable(),
  identity: z.union([
    z.strictObject({ ...identity, provider: z.literal("builtin") }),
    z.strictObject({ ...identity, provider: z.literal("firebase"), client: IdentityClient }),
  ]),
});

const favorites = z.array(
  z.strictObject({ mantra: Mantra, deity: z.strictObject({ id: z.string(), name: z.string() }) }),
);

const FavoriteState = z.strictObject({ mantraId: z.string(), favorite: z.boolean() });

const lived = { id: z.string(), startedAt: time, endedAt: time, localDate: z.iso.date(), timeZone: z.string() };

const Profile = z.strictObject({
  profile: z.strictObject({ totalChants: count, malasToday: count, streakDays: count, lastActive: time.nullable() }),
  favorites,
  recent: z.array(
    z.union([
      z.strictObject({
        ...lived,
        kind: z.literal("chant"),
        deityId: z.string(),
        mantraId: z.string(),
        repetitions: ChantBody.shape.repetitions,
        title: z.string(),
      }),
      z.strictObject({
        ...lived,
        kind: z.literal("sitting"),
        soundId: SittingBody.shape.soundId,
        minutes: SittingBody.shape.minutes,
      }),
    ]),
  ),
});

const Practice = z.strictObject({
  days: z.array(z.strictObject({ date: z.iso.date(), repetitions: count, malas: count, minutes: count })),
  mantras: z.array(
    z.strictObject({
      mantraId: z.string(),
      repetitions: count,
      title: z.string(),
      deityId: z.string().nullable(),
    }),
  ),
});

const ChantCount = z.strictObject({ totalChants: count, streakDays: count });

const sessions = z.array(
  z.strictObject({
    id: z.string(),
    current: z.boolean(),
    createdAt: time,
    lastUsedAt: z.string(),
    device: z.string().nullable(),
  }),
);

const passkeys = z.array(
  z.strictObject({
    id: z.string(),
    device: z.string().nullable(),
    createdAt: time,
    lastUsedAt: z.string().nullable(),
  }),
);

const publicKey = z.literal("public-key");
const known = z.array(z.object({ id: z.string(), type: publicKey, transports: z.array(z.string()).exactOptional() }));

/** As WebAuthn Level 3 names them; a browser knows what it does with the rest. */
const PasskeyCreationOptions = z.looseObject({
  rp: z.object({ id: z.string().exactOptional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKey })),
  excludeCredentials: known.exactOptional(),
});

const PasskeyRequestOptions = z.looseObject({ challenge: z.string(), allowCredentials: known.exactOptional() });

export const personalReplies = {
  session: Session,
  signUp: User,
  signIn: User,
  signOut: Nothing,
  requestReset: Nothing,
  newPassword: Nothing,
  exchange: User,
  confirmEmail: Nothing,
  updateUser: User,
  exportUser: z.record(z.string(), z.unknown()),
  deleteUser: Nothing,
  putPhoto: User,
  removePhoto: User,
  changePassword: Nothing,
  changeEmail: Nothing,
  sendConfirmation: Nothing,
  sessions,
  endSession: Nothing,
  endOtherSessions: Nothing,
  passkeys,
  beginPasskey: PasskeyCreationOptions,
  addPasskey: passkeys,
  removePasskey: passkeys,
  beginPasskeySignIn: PasskeyRequestOptions,
  passkeySignIn: User,
  favorites,
  addFavorite: FavoriteState,
  removeFavorite: FavoriteState,
  profile: Profile,
  practice: Practice,
  recordChant: ChantCount,
  recordSitting: z.strictObject({ streakDays: count }),
  removePractice: ChantCount,
};

import { z } from "zod";
import { DeityName } from "#model/deity.ts";
import { Mantra } from "#model/mantra.ts";
import { ChantEntry, MantraTotal, PracticeDay, PracticeTotals, SittingEntry } from "#model/practice-log.ts";

export const Favorite = z.strictObject({ mantra: Mantra, deity: DeityName.pick({ id: true, name: true }) });
export type Favorite = z.infer<typeof Favorite>;

export const FavoriteState = z.strictObject({ mantraId: z.string(), favorite: z.boolean() });
export type FavoriteState = z.infer<typeof FavoriteState>;

/** An entry for display. The title is that of the mantra, or its id when the catalogue no longer has it. */
export const RecentEntry = z.union([ChantEntry.extend({ title: z.string() }), SittingEntry]);
export type RecentEntry = z.infer<typeof RecentEntry>;

export const Profile = z.strictObject({
  profile: PracticeTotals,
  /** Newest first. */
  favorites: z.array(Favorite),
  /** The latest 20 entries, latest first. */
  recent: z.array(RecentEntry),
});
export type Profile = z.infer<typeof Profile>;

/** Names for display. Where the catalogue no longer has the mantra, the title is its id and there is no deity. */
export const NamedMantraTotal = MantraTotal.extend({ title: z.string(), deityId: z.string().nullable() });
export type NamedMantraTotal = z.infer<typeof NamedMantraTotal>;

export const Practice = z.strictObject({
  /** Days with practice, the earliest first. */
  days: z.array(PracticeDay),
  /** Mantras of these days, the most chanted first. */
  mantras: z.array(NamedMantraTotal),
});
export type Practice = z.infer<typeof Practice>;

/** Totals after a chant was recorded or an entry removed. */
export const ChantCount = PracticeTotals.pick({ totalChants: true, streakDays: true });
export type ChantCount = z.infer<typeof ChantCount>;

/** Total after a sitting was recorded. */
export const Streak = PracticeTotals.pick({ streakDays: true });
export type Streak = z.infer<typeof Streak>;

export const Passkey = z.strictObject({
  id: z.string(),
  /** Device on which it was made, such as "Chrome on Android"; null where it is unknown. */
  device: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Null before the first use. */
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

const known = z
  .array(
    z.object({
      id: z.string(),
      type: z.literal("public-key"),
      transports: z.array(z.string()).exactOptional(),
    }),
  )
  .exactOptional();

type WithoutExtensions<Options> = Omit<Options, "extensions">;

/**
 * Options for a browser to make a passkey with. WebAuthn Level 3 defines their fields, so their type is that of the
 * browser's own interface, and the schema names only those that the server always or often sends.
 */
export const PasskeyCreationOptions: z.ZodType<WithoutExtensions<PublicKeyCredentialCreationOptionsJSON>> =
  z.looseObject({
    rp: z.object({ id: z.string().exactOptional(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
    excludeCredentials: known,
  });
export type PasskeyCreationOptions = z.infer<typeof PasskeyCreationOptions>;

/** Options for a browser to sign in with a passkey. */
export const PasskeyRequestOptions: z.ZodType<WithoutExtensions<PublicKeyCredentialRequestOptionsJSON>> = z.looseObject(
  { challenge: z.string(), allowCredentials: known },
);
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptions>;

/** A browser in which the person is signed in. */
export const SignedInDevice = z.strictObject({
  id: z.string(),
  /** True for the browser that asks. */
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The latest use, which is recorded once a day at most. */
  lastUsedAt: z.string(),
  /** Such as "Chrome on Android"; null where it is unknown. */
  device: z.string().nullable(),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

/** Everything stored about a person, by feature. */
export const PersonalExport = z.record(z.string(), z.unknown());
export type PersonalExport = z.infer<typeof PersonalExport>;

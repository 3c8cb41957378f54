import { z } from "zod";
import { DeityName } from "#model/deity.ts";
import { Mantra } from "#model/mantra.ts";
import { ChantEntry, EntryMarks, MantraTotal, PracticeDay, PracticeTotals, SittingEntry } from "#model/practice-log.ts";

export const Favorite = z.strictObject({ mantra: Mantra, deity: DeityName.pick({ id: true, name: true }) });
export type Favorite = z.infer<typeof Favorite>;

export const FavoriteState = z.strictObject({ mantraId: z.string(), favorite: z.boolean() });
export type FavoriteState = z.infer<typeof FavoriteState>;

/**
 * An entry for display. Its title is the title of the mantra, or the id of a mantra that the catalogue no longer has.
 */
const NamedChant = ChantEntry.extend({ title: z.string(), ...EntryMarks.shape });
const MarkedSitting = SittingEntry.extend(EntryMarks.shape);
export const RecentEntry = z.union([NamedChant, MarkedSitting]);
export type RecentEntry = z.infer<typeof RecentEntry>;

export const Profile = z.strictObject({
  profile: PracticeTotals,
  /** The newest favorite comes first. */
  favorites: z.array(Favorite),
  /** The latest 20 entries. The latest one comes first. */
  recent: z.array(RecentEntry),
});
export type Profile = z.infer<typeof Profile>;

/** A total for display. For a mantra that the catalogue no longer has, the title is its id and the deity is null. */
export const NamedMantraTotal = MantraTotal.extend({ title: z.string(), deityId: z.string().nullable() });
export type NamedMantraTotal = z.infer<typeof NamedMantraTotal>;

export const Practice = z.strictObject({
  /** The days with practice. The earliest comes first. */
  days: z.array(PracticeDay),
  /** The mantras of these days. The most chanted one comes first. */
  mantras: z.array(NamedMantraTotal),
});
export type Practice = z.infer<typeof Practice>;

const note = { note: z.string().exactOptional() };

/** An entry of the history, which is the only place where its private note is shown. */
export const HistoryEntry = z.union([NamedChant.extend(note), MarkedSitting.extend(note)]);
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const HistoryPage = z.strictObject({
  /** The latest 50 entries that were asked for. The latest one comes first. */
  entries: z.array(HistoryEntry),
  /** The place at which the next page begins; null on the last page. */
  next: z.string().nullable(),
});
export type HistoryPage = z.infer<typeof HistoryPage>;

/** The practice of one month, given as YYYY-MM. */
export const PracticeMonth = PracticeDay.omit({ date: true }).extend({ month: z.string(), days: z.int().min(1) });
export type PracticeMonth = z.infer<typeof PracticeMonth>;

export const PracticeMonths = z.strictObject({
  /** The months with practice within two years. The latest one comes first. */
  months: z.array(PracticeMonth),
  /** The next request lists the months before this one; null where there are none. */
  next: z.string().nullable(),
});
export type PracticeMonths = z.infer<typeof PracticeMonths>;

/** All practice with one mantra. Its title and deity are as in a NamedMantraTotal. */
export const MantraPractice = NamedMantraTotal.extend({
  malas: z.int().min(0),
  days: z.int().min(0),
  /** The largest number of days in a row. */
  longestRun: z.int().min(0),
  /** The day is null where the mantra was never chanted. */
  firstDay: z.iso.date().nullable(),
  lastDay: z.iso.date().nullable(),
  /** The days with practice within the year that ends today. */
  year: z.array(PracticeDay),
});
export type MantraPractice = z.infer<typeof MantraPractice>;

/** The totals after a chant was recorded or an entry was removed. */
export const ChantCount = PracticeTotals.pick({ totalChants: true, streakDays: true });
export type ChantCount = z.infer<typeof ChantCount>;

/** The total after a sitting was recorded. */
export const Streak = PracticeTotals.pick({ streakDays: true });
export type Streak = z.infer<typeof Streak>;

export const Passkey = z.strictObject({
  id: z.string(),
  /** The device on which the passkey was made, such as "Chrome on Android"; null where it is unknown. */
  device: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** The time is null before the first use. */
  lastUsedAt: z.string().nullable(),
  /**
   * The field is present where the passkey was added on another device since the person last signed in with the browser
   * that made the request.
   */
  isInDoubt: z.literal(true).exactOptional(),
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
 * The options with which a browser makes a passkey. WebAuthn Level 3 defines their fields, so their type is that of the
 * browser's own interface. The schema checks the fields that matter to every client and allows any other.
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

/** The options with which a browser signs in with a passkey. */
export const PasskeyRequestOptions: z.ZodType<WithoutExtensions<PublicKeyCredentialRequestOptionsJSON>> = z.looseObject(
  { challenge: z.string(), allowCredentials: known },
);
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptions>;

/** A browser in which the person is signed in. */
export const SignedInDevice = z.strictObject({
  id: z.string(),
  /** The flag is true for the browser that made the request. */
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The latest use, which is recorded once a day at most. */
  lastUsedAt: z.string(),
  /** The device is named as in "Chrome on Android"; null where it is unknown. */
  device: z.string().nullable(),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

/** Everything that is stored about a person, by feature. */
export const PersonalExport = z.record(z.string(), z.unknown());
export type PersonalExport = z.infer<typeof PersonalExport>;

import { z } from "zod";
import { languages } from "#model/languages.ts";
import { mostOfOwn, ownIdPattern } from "#model/own-mantra.ts";
import { otherScripts } from "#model/scripts/write-in.ts";
import { BEADS_PER_MALA, mostRounds, roundSizes } from "#model/practice.ts";

/**
 * The schemas of the fields and counts that a person has on all their devices. A field that is not listed here is
 * refused. The browser imports only the types.
 */

const unknown = "There is no such field, or it cannot have this value";

const text = (longest: number, pattern: RegExp) => z.string(unknown).max(longest, unknown).regex(pattern, unknown);
const whole = (least: number, most: number) => z.int(unknown).min(least, unknown).max(most, unknown);
const anyText = /^/;
const slugPattern = "[a-z0-9]+(-[a-z0-9]+)*";
const slug = text(100, new RegExp(`^${slugPattern}$`));
const day = z.iso.date(unknown);

/** Names such as "hymn/hanuman-chalisa", whose last part is the id of a text. */
const named = (group: string) => text(120, new RegExp(`^${group}/${slugPattern}$`));
const names = <Name extends string>(...known: Name[]) => z.enum(known, unknown);

/** Declares a field with its value, which is null where the field is removed. */
const field = <Name extends z.ZodType<string>, Value extends z.ZodType>(name: Name, value: Value) =>
  z.strictObject({ name, value: value.nullable(), at: z.iso.datetime(unknown) });

/** The fields of the form before a sitting. */
const Choices = z
  .record(z.string().regex(/^[a-zA-Z]{1,20}$/), text(40, anyText), unknown)
  .refine((choices) => Object.keys(choices).length <= 30, unknown);

const learningSteps = ["hear", "lines", "say", "three", "eleven", "mala"];
const LearningPlace = z.strictObject({
  step: z.enum(learningSteps, unknown),
  line: whole(0, 99),
  rounds: whole(0, 99),
});

const round = z.literal(roundSizes, unknown);

/** The number of beads of a round, and the number of rounds that is the goal of a day. */
const RoundChoice = z.strictObject({ size: round, goal: whole(1, mostRounds) });

/** The id is made with the first bead of a mala, and stays on every device until the mala is complete. */
const MalaLeft = z.strictObject({
  id: z.uuid(unknown),
  deityId: slug,
  count: whole(1, BEADS_PER_MALA - 1),
  /** The field is absent for a mala. */
  round: round.optional(),
});

/** The terms of a vow. The malas of its days are counts. */
export const Vow = z.strictObject({
  id: slug,
  mantraId: slug,
  deityId: slug.nullable(),
  title: text(200, anyText).nullable(),
  malasPerDay: whole(1, 108),
  /** The number of beads of each round. The field is absent for malas. */
  round: round.exactOptional(),
  days: whole(1, 1008),
  firstDay: day,
  restDays: z.array(day, unknown).max(500, unknown),
  weeklyRest: z.strictObject({ weekday: whole(0, 6), from: day }).nullable(),
  goesOnFrom: day.nullable(),
  endedOn: day.nullable(),
});

/** A mantra of the person's own that they keep with their account. Its text may have several lines, or none. */
const OwnMantra = z.strictObject({
  title: text(mostOfOwn.title, /^[^\p{Cc}\p{Cs}]*\S[^\p{Cc}\p{Cs}]*$/u),
  text: text(mostOfOwn.text, /^[^\p{Cc}\p{Cs}]*(\n[^\p{Cc}\p{Cs}]*)*$/u),
  round,
});

const doneName = /^done\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MalaDone = z.strictObject({ mantraId: slug, round: round.optional(), day, vowId: slug.nullable() });

const fields = [
  field(names("beads/click", "beads/vibration", "beads/headset", "chant/prayers"), z.boolean(unknown)),
  field(names("language"), z.enum(languages, unknown)),
  // Devanagari is the script of people who have chosen none, so it is not among these.
  field(names("script"), z.enum(otherScripts, unknown)),
  field(names("chant/mode"), z.enum(["auto", "manual"], unknown)),
  field(names("recording/speed"), z.number(unknown).min(0.5, unknown).max(2, unknown)),
  field(text(30, /^sitting\/[a-zA-Z]+$/), text(40, anyText)),
  field(text(500, /^own-sitting\/([\w.!~*'()-]|%[\dA-F]{2})+$/), Choices),
  field(named("hymn"), text(100, anyText)),
  field(named("learn"), LearningPlace),
  field(named("mala"), MalaLeft),
  field(named("round"), RoundChoice),
  field(named("vow"), Vow),
  field(text(50, new RegExp(`^own-mantra/${ownIdPattern}$`)), OwnMantra),
  field(text(41, doneName), MalaDone),
] as const;

/** A field that this device has changed, at a time of its clock as corrected by the server's. */
export const FieldChange = z.union(fields, unknown);
export type FieldChange = z.infer<typeof FieldChange>;

const dayPattern = "\\d{4}-\\d{2}-\\d{2}";
const roundPattern = `${slugPattern}/(${roundSizes.join("|")})`;

const countName = z
  .string("The name of a count must be a text")
  .max(140, "There is no such count")
  .regex(
    new RegExp(`^(malas/${dayPattern}(/${roundPattern})?|vow/${slugPattern}/${dayPattern})$`),
    "There is no such count",
  );

/** How many this device has counted under a name. The number only grows. */
export const CountChange = z.strictObject({
  name: countName,
  count: z
    .int("A count must be a whole number")
    .min(1, "A count is at least 1")
    .max(10_000, "A count is at most 10,000"),
});
export type CountChange = z.infer<typeof CountChange>;

const most = 50;
const tooMany = `At most ${most} changes can be sent at once`;

export const StateChanges = z.strictObject({
  /** The changes belong to this person. Another person may have signed in on the device meanwhile. */
  person: z.string("The person must be a text").max(100, "There is no such person"),
  /** A random id that the device has made for this person. */
  device: z.uuid("The id of the device must be a UUID"),
  /** The device has all changes up to this one. */
  cursor: z
    .int("The cursor must be a whole number")
    .min(0, "The cursor is at least 0")
    .max(2 ** 31 - 1, "The cursor is too large"),
  fields: z.array(FieldChange, "The changed fields must be a list").max(most, tooMany),
  counts: z.array(CountChange, "The counts must be a list").max(most, tooMany),
});
export type StateChanges = z.infer<typeof StateChanges>;

const StoredField = z.strictObject({
  name: z.string(),
  value: z.unknown(),
  at: z.iso.datetime(),
  /** The id of the device that has written the value. */
  by: z.string(),
});

const StoredCount = z.strictObject({ name: z.string(), device: z.string(), count: z.int() });

export const StateNews = z.strictObject({
  /** The server's time, by which a device corrects its own. */
  now: z.iso.datetime(),
  /** The device has all changes up to this one now. */
  cursor: z.int(),
  /** The flag is true where there are more changes than fit into one reply. */
  isMore: z.boolean(),
  fields: z.array(StoredField),
  counts: z.array(StoredCount),
});
export type StateNews = z.infer<typeof StateNews>;

import type { SoundId } from "#model/practice.ts";
import type { OutboxTable } from "./mail-tables.ts";
import type { PersonCountTable, PersonFieldTable, PersonStateTable } from "./person-state-tables.ts";
import type { PushDeviceTable, ReminderTable } from "./reminder-tables.ts";

/**
 * The tables for Kysely. A number such as 0005 names the migration that has created a table or added a column. Columns
 * mean the same in SQLite and PostgreSQL: they are text and integer, and times are ISO-8601 UTC text.
 */
export interface Tables {
  /** Migration 0001 has created these tables. */
  account: AccountTable;
  credential: CredentialTable;
  session: SessionTable;
  verification: VerificationTable;
  person_setting: PersonSettingTable;
  /** Migration 0002 has created these tables. */
  attempt: AttemptTable;
  outbox: OutboxTable;
  /** Migration 0003 has created these tables. */
  favorite: FavoriteTable;
  practice_entry: PracticeEntryTable;
  /** Migration 0004 has created these tables. */
  post_view: PostViewTable;
  view_seen: ViewSeenTable;
  /** Migration 0005 has created these tables. */
  photo: PhotoTable;
  email_confirmation: EmailConfirmationTable;
  /** Migration 0007 has created these tables. */
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  /** Migration 0014 has created this table. */
  release_file: ReleaseFileTable;
  /** Migration 0015 has created these tables. */
  practice_day: PracticeDayTable;
  practice_total: PracticeTotalTable;
  /** Migration 0017 has created these tables. */
  person_state: PersonStateTable;
  person_field: PersonFieldTable;
  person_count: PersonCountTable;
  /** Migration 0019 has created these tables. */
  reminder: ReminderTable;
  push_device: PushDeviceTable;
}

interface AccountTable {
  id: string;
  /** The address in the form in which addresses are compared. No two accounts have the same. */
  email: string;
  /**
   * The address as its owner has typed it (0016). It is null, or belongs to another address, where an earlier release
   * has written the row.
   */
  email_as_typed: string | null;
  email_verified: number;
  name: string;
  /** The path of the photo on this site. */
  image: string | null;
  /** The address that replaces `email` when it is confirmed (0005). */
  pending_email: string | null;
  created_at: string;
  updated_at: string;
}

interface CredentialTable {
  id: string;
  account_id: string;
  provider: string;
  provider_account_id: string;
  /** An argon2id hash in PHC form. */
  password: string | null;
  created_at: string;
  updated_at: string;
}

interface SessionTable {
  /** The SHA-256 of the token that only the browser has. */
  token_hash: string;
  account_id: string;
  created_at: string;
  renewed_at: string;
  expires_at: string;
  /** The browser and system at the sign-in; null where they are unknown (0005). */
  device: string | null;
}

interface VerificationTable {
  id: string;
  /** The hash of the purpose and the token in the email. */
  identifier: string;
  value: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
}

interface PersonSettingTable {
  account_id: string;
  day_begins_at: number;
  show_streaks: number;
}

interface AttemptTable {
  key: string;
  used: number;
  last_at: string;
  /** Attempts are refused until this time. */
  free_at: string;
}

interface FavoriteTable {
  account_id: string;
  mantra_id: string;
  added_at: string;
}

interface PracticeEntryTable {
  account_id: string;
  id: string;
  kind: "chant" | "sitting";
  mantra_id: string | null;
  deity_id: string | null;
  sound_id: SoundId | null;
  repetitions: number | null;
  minutes: number | null;
  started_at: string | null;
  ended_at: string | null;
  local_date: string | null;
  time_zone: string | null;
  recorded_at: string;
  /** The time at which the person has removed the entry. All other columns about the practice are null then. */
  removed_at: string | null;
  /**
   * The value is 1 while the sums include the entry, and otherwise null (0015). Earlier releases neither set nor clear
   * it.
   */
  counted: number | null;
  /** The value is 1 where the person has added the entry by hand, and otherwise null (0018). */
  by_hand: number | null;
  /** The time of the latest correction; null before the first (0018). */
  corrected_at: string | null;
  /**
   * The facts that corrections have changed, as they were first recorded, in JSON; null before the first correction
   * (0018).
   */
  first_recorded: string | null;
  /** A private note of the person (0018). */
  note: string | null;
}

/** The row has the sums of the entries of one day with one mantra, or of the sittings of that day. */
interface PracticeDayTable {
  account_id: string;
  local_date: string;
  /** The id is empty for sittings. */
  mantra_id: string;
  entries: number;
  repetitions: number;
  malas: number;
  minutes: number;
}

/**
 * The row has the sums of a whole log. A transaction that changes a person's sums writes this row first, so that two
 * such transactions run one after the other.
 */
interface PracticeTotalTable {
  account_id: string;
  repetitions: number;
  /**
   * The latest day, in UTC, on which something was recorded, and the number of entries recorded that day, including
   * removed ones.
   */
  recorded_on: string;
  recorded: number;
}

interface PostViewTable {
  slug: string;
  views: number;
}

interface PhotoTable {
  account_id: string;
  /** The name of the photo in its path: a hash of the account and the content. */
  hash: string;
  /** The media type. */
  type: string;
  /** The content in base64. */
  content: string;
  added_at: string;
}

interface EmailConfirmationTable {
  /** The SHA-256 of the token in the email. */
  token_hash: string;
  account_id: string;
  /** The email went to this address. */
  email: string;
  created_at: string;
  expires_at: string;
}

interface ViewSeenTable {
  /** A keyed hash of the day, the teaching and the visitor. */
  key: string;
  /** The day in UTC, as `YYYY-MM-DD`. */
  day: string;
}

interface PasskeyTable {
  /** The id of the credential in base64url, which the authenticator has chosen. */
  id: string;
  account_id: string;
  /** The COSE key in base64url. */
  public_key: string;
  /** The number of signatures, where the authenticator counts them. */
  counter: number;
  /** A list in JSON. */
  transports: string;
  /** The device on which the passkey was made, such as "Chrome on Android". */
  device: string | null;
  /** The public id of the session in which the passkey was made; null where it is unknown (0016). */
  session_id: string | null;
  created_at: string;
  used_at: string | null;
}

interface PasskeyChallengeTable {
  challenge_hash: string;
  /** The value is null for a sign-in, whose account is not known yet. */
  account_id: string | null;
  expires_at: string;
}

interface ReleaseFileTable {
  /** The path on the site, such as `/assets/entry-DpgvGXGW.js`. */
  path: string;
  /** The encoding of the content; null where it is stored unencoded. */
  encoding: "br" | null;
  /** The content in base64. */
  content: string;
  /** The latest time at which a server had the file in its own release. */
  used_at: string;
}

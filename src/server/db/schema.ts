import type { SoundId } from "#model/practice.ts";
import type { OutboxTable } from "./mail-tables.ts";
import type { PersonCountTable, PersonFieldTable, PersonStateTable } from "./person-state-tables.ts";
import type { PushDeviceTable, ReminderTable } from "./reminder-tables.ts";

/**
 * Tables for Kysely. A number such as 0005 names the migration that creates a table or a column. Columns mean the same
 * in SQLite and PostgreSQL: text and integer; times are ISO-8601 UTC text.
 */
export interface Tables {
  /** 0001 */
  account: AccountTable;
  credential: CredentialTable;
  session: SessionTable;
  verification: VerificationTable;
  person_setting: PersonSettingTable;
  /** 0002 */
  attempt: AttemptTable;
  outbox: OutboxTable;
  /** 0003 */
  favorite: FavoriteTable;
  practice_entry: PracticeEntryTable;
  /** 0004 */
  post_view: PostViewTable;
  view_seen: ViewSeenTable;
  /** 0005 */
  photo: PhotoTable;
  email_confirmation: EmailConfirmationTable;
  /** 0007 */
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  /** 0014 */
  release_file: ReleaseFileTable;
  /** 0015 */
  practice_day: PracticeDayTable;
  practice_total: PracticeTotalTable;
  /** 0017 */
  person_state: PersonStateTable;
  person_field: PersonFieldTable;
  person_count: PersonCountTable;
  /** 0019 */
  reminder: ReminderTable;
  push_device: PushDeviceTable;
}

interface AccountTable {
  id: string;
  /** Address in the form in which addresses are compared; no two accounts share one. */
  email: string;
  /**
   * 0016. Address as its owner typed it. It is null, or belongs to another address, where an earlier release has
   * written the row.
   */
  email_as_typed: string | null;
  email_verified: number;
  name: string;
  /** Path of the photo on this site. */
  image: string | null;
  /** 0005. Address that takes the place of `email` when it is confirmed. */
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
  /** SHA-256 of the token that only the browser has. */
  token_hash: string;
  account_id: string;
  created_at: string;
  renewed_at: string;
  expires_at: string;
  /** 0005. Name of browser and system at the sign-in; null where they are unknown. */
  device: string | null;
}

interface VerificationTable {
  id: string;
  /** Hash of the purpose and of the token in the email. */
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
  /** Time until which attempts are refused. */
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
  /** Time at which the person removed it; everything else about the practice is then null. */
  removed_at: string | null;
  /** 0015. 1 while the sums include the entry, else null. Earlier releases neither set nor clear it. */
  counted: number | null;
  /** 0018. 1 where the person has added it by hand; else null. */
  by_hand: number | null;
  /** 0018. Time of the latest correction; null before the first. */
  corrected_at: string | null;
  /** 0018. JSON of the facts that a correction has changed, as they were recorded first; null before the first correction. */
  first_recorded: string | null;
  /** 0018. Private note of the person. */
  note: string | null;
}

/** Sums of the entries of one day with one mantra, or of the sittings of that day. */
interface PracticeDayTable {
  account_id: string;
  local_date: string;
  /** Empty for sittings. */
  mantra_id: string;
  entries: number;
  repetitions: number;
  malas: number;
  minutes: number;
}

/**
 * Sums of a whole log. A change of a person's sums writes this row first, so that no other change runs at the same
 * time.
 */
interface PracticeTotalTable {
  account_id: string;
  repetitions: number;
  /**
   * Latest day, in UTC, on which something was recorded, and the number of entries recorded that day, removed ones
   * included.
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
  /** Name of the photo in its path: a hash of the account and the content. */
  hash: string;
  /** Media type. */
  type: string;
  /** In base64. */
  content: string;
  added_at: string;
}

interface EmailConfirmationTable {
  /** SHA-256 of the token in the email. */
  token_hash: string;
  account_id: string;
  /** Address to which the email went. */
  email: string;
  created_at: string;
  expires_at: string;
}

interface ViewSeenTable {
  /** Keyed hash of the day, the teaching and the visitor. */
  key: string;
  /** `YYYY-MM-DD`, in UTC. */
  day: string;
}

interface PasskeyTable {
  /** Id of the credential in base64url, chosen by the authenticator. */
  id: string;
  account_id: string;
  /** COSE key in base64url. */
  public_key: string;
  /** Number of signatures, where the authenticator counts them. */
  counter: number;
  /** JSON list. */
  transports: string;
  /** Device on which it was made, such as "Chrome on Android". */
  device: string | null;
  /** 0016. Public id of the session in which it was made; null where it is unknown. */
  session_id: string | null;
  created_at: string;
  used_at: string | null;
}

interface PasskeyChallengeTable {
  challenge_hash: string;
  /** Null for a sign-in, whose account is not known yet. */
  account_id: string | null;
  expires_at: string;
}

interface ReleaseFileTable {
  /** Path on the site, such as `/assets/entry-DpgvGXGW.js`. */
  path: string;
  /** Encoding of the content; null where it is stored as it is. */
  encoding: "br" | null;
  /** In base64. */
  content: string;
  /** Latest time at which a server had the file in its own release. */
  used_at: string;
}

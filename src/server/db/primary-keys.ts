import type { Tables } from "./schema.ts";

type Keys = { readonly [Table in keyof Tables]: readonly (keyof Tables[Table] & string)[] };

/** The columns of the primary key of each table. A table comes after those that it refers to. */
export const primaryKeys: Keys = {
  account: ["id"],
  credential: ["id"],
  session: ["token_hash"],
  verification: ["id"],
  person_setting: ["account_id"],
  attempt: ["key"],
  outbox: ["id"],
  favorite: ["account_id", "mantra_id"],
  practice_entry: ["account_id", "id"],
  post_view: ["slug"],
  view_seen: ["key"],
  photo: ["account_id"],
  email_confirmation: ["token_hash"],
  passkey: ["id"],
  passkey_challenge: ["challenge_hash"],
  release_file: ["path"],
  practice_day: ["account_id", "local_date", "mantra_id"],
  practice_total: ["account_id"],
  person_state: ["account_id"],
  person_field: ["account_id", "name"],
  person_count: ["account_id", "name", "device"],
  reminder: ["account_id"],
  push_device: ["session_hash"],
};

/** When a person practices, what their calendar holds, and when they are reminded next. */
export interface ReminderTable {
  account_id: string;
  /** JSON of the choices. */
  choices: string;
  changed_at: string;
  /** SHA-256 of the secret part of the calendar's address; null without one. */
  calendar_hash: string | null;
  calendar_since: string | null;
  /** Time of the next reminder. A server claims it by moving it. Null where there is nobody to remind. */
  due_at: string | null;
  /** `YYYY-MM-DD`, the person's day of the latest reminder. */
  reminded_on: string | null;
  /** 0020. Language of the calendar; null where an earlier release has written the row. */
  language: string | null;
}

/** A browser that reminds its person, for as long as the session lasts in which that was switched on. */
export interface PushDeviceTable {
  session_hash: string;
  account_id: string;
  /** Address at the push service of the browser. */
  endpoint: string;
  /** Key and secret of the browser, by which messages to it are encrypted, in base64url. */
  public_key: string;
  auth_secret: string;
  created_at: string;
  /** Messages in a row that could not be sent. */
  failures: number;
  /** Nothing is sent before this time; null without failures. */
  rests_until: string | null;
  /** 0020. Language of the reminders; null where an earlier release has written the row. */
  language: string | null;
}

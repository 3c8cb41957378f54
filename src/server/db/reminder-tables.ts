/** The row says when a person practices, what their calendar contains, and when they are next reminded. */
export interface ReminderTable {
  account_id: string;
  /** The person's choices, as JSON. */
  choices: string;
  changed_at: string;
  /** The SHA-256 of the secret part of the calendar's address; null without such an address. */
  calendar_hash: string | null;
  calendar_since: string | null;
  /**
   * The time of the next reminder; null where none is due. A server that sends it sets a later time first, so that no
   * other server does.
   */
  due_at: string | null;
  /** The person's day of the latest reminder, as `YYYY-MM-DD`. */
  reminded_on: string | null;
  /**
   * The language of the calendar; null where an earlier release has written the row. Migration 0020 has added the
   * column.
   */
  language: string | null;
}

/**
 * The row is a browser that shows reminders to its person. It lasts as long as the session in which reminders were
 * switched on.
 */
export interface PushDeviceTable {
  session_hash: string;
  account_id: string;
  /** The address of the browser at its push service. */
  endpoint: string;
  /** The key and the secret of the browser, by which messages to it are encrypted, in base64url. */
  public_key: string;
  auth_secret: string;
  created_at: string;
  /** The number of messages in a row that could not be sent. */
  failures: number;
  /** No message is sent before this time; null without failures. */
  rests_until: string | null;
  /**
   * The language of the reminders; null where an earlier release has written the row. Migration 0020 has added the
   * column.
   */
  language: string | null;
}

/** A row is an email to be sent. */
export interface OutboxTable {
  id: string;
  kind: string;
  address: string;
  created_at: string;
  tries: number;
  /**
   * The time of the next attempt. A server that sends the email sets a later time first, so that no other server does.
   */
  due_at: string;
  /** The value is null where the account is looked up by the address. Migration 0005 has added the column. */
  account_id: string | null;
  /**
   * The language in which the email was requested; null where an earlier release has written the row. Migration 0020
   * has added the column.
   */
  language: string | null;
}

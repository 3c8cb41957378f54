/** An email to be sent. */
export interface OutboxTable {
  id: string;
  kind: string;
  address: string;
  created_at: string;
  tries: number;
  /** Time of the next attempt. A server claims the row by moving it. */
  due_at: string;
  /** 0005. Null where the account is looked up by the address. */
  account_id: string | null;
  /** 0020. Language in which it was asked for; null where an earlier release has written the row. */
  language: string | null;
}

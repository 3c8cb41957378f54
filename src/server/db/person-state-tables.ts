/**
 * The table has a row for each person. A transaction that changes any of their fields or counts writes this row first,
 * so that two such transactions run one after the other.
 */
export interface PersonStateTable {
  account_id: string;
  /** The number of changes so far. */
  revision: number;
}

/** The row has the latest value of a field that a person has on all their devices. */
export interface PersonFieldTable {
  account_id: string;
  name: string;
  /** The value as JSON; null where the field was removed. */
  value: string | null;
  changed_at: string;
  /** The id of the device that has written the value. */
  changed_by: string;
  /** The number of the change that has written the value. */
  revision: number;
}

/** The row says what one device has counted under a name. */
export interface PersonCountTable {
  account_id: string;
  name: string;
  device: string;
  amount: number;
  revision: number;
}

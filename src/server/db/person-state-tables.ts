/** One row for each person. Who changes what follows the person writes this row first, and so does it alone. */
export interface PersonStateTable {
  account_id: string;
  /** Number of changes so far. */
  revision: number;
}

/** Latest value of a field that follows a person from device to device. */
export interface PersonFieldTable {
  account_id: string;
  name: string;
  /** JSON; null where the field was removed. */
  value: string | null;
  changed_at: string;
  /** Id of the device that wrote it. */
  changed_by: string;
  /** Number of the change that wrote it. */
  revision: number;
}

/** What one device has counted under a name. */
export interface PersonCountTable {
  account_id: string;
  name: string;
  device: string;
  amount: number;
  revision: number;
}

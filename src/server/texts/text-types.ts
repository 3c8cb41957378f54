/** Texts of an email, around its one link. */
export interface Letter {
  subject: string;
  /** Paragraphs before the link. */
  before: string[];
  /** Text of the link, as a button. */
  action: string;
  /** Paragraphs after the link. */
  after: string[];
}

export interface DeviceOfPasskey {
  /** Such as "Chrome on Android"; null where it is not known. */
  device: string | null;
  /** The day on which the passkey was added, written out. */
  day: string;
}

/** The texts of an email around its one link. */
export interface Letter {
  subject: string;
  /** The paragraphs before the link. */
  before: string[];
  /** The text of the link, which looks like a button. */
  action: string;
  /** The paragraphs after the link. */
  after: string[];
}

export interface DeviceOfPasskey {
  /** A name such as "Chrome on Android"; null where it is unknown. */
  device: string | null;
  /** The day on which the passkey was added, written out. */
  day: string;
}

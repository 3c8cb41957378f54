import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { wavFile } from "mantra-listening";
import { PERSONS_RATE, readWav } from "../persons/festival.ts";
import { recordSession, recordTalk, type Session, type SessionOptions } from "../persons/session.ts";
import type { Person } from "../persons/voices.ts";
import type { SungText } from "mantra-media/voice/sung-text.ts";

/** Makes sittings, or finds them in a folder, so that two versions of the counter hear the same ones. */
export function keepSounds(folder: string | null) {
  if (folder) mkdirSync(folder, { recursive: true });

  /**
   * Keeps a sitting as a WAV file with its times. The name of the file is made of everything that the sitting depends
   * on.
   */
  function kept(made: object, make: () => Session): Session {
    if (!folder) return make();
    const name = join(folder, createHash("sha256").update(JSON.stringify(made)).digest("hex").slice(0, 20));
    if (existsSync(`${name}.json`)) {
      const repetitions: Session["repetitions"] = JSON.parse(readFileSync(`${name}.json`, "utf8"));
      return { sound: readWav(`${name}.wav`), repetitions };
    }
    const session = make();
    writeFileSync(`${name}.wav`, wavFile({ samples: session.sound, rate: PERSONS_RATE }));
    writeFileSync(`${name}.json`, JSON.stringify(session.repetitions));
    return session;
  }

  return {
    session: (text: SungText, person: Person, options: SessionOptions) =>
      kept({ text: text.id, person: person.id, options }, () => recordSession(text, person, options)),
    talk: (seconds: number, seed: number) =>
      kept({ seconds, seed }, () => ({ sound: recordTalk(seconds, { seed }), repetitions: [] })).sound,
  };
}

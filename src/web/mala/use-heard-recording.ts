import { useEffect, useMemo, useState } from "react";
import type { ChantedMantra } from "#model/mantra.ts";
import { ownRecordings, type OwnRecording } from "../audio/listening/own-recordings.ts";
import { malaMinutes } from "#engines/mala-minutes.ts";
import { parseJsonObject } from "#engines/json-object.ts";
import { readStored, stored, writeStored } from "../device/storage.ts";
import { markPracticedHere } from "../practice/mark-practiced-here.ts";

/** Id of our own recording among those of a mantra, and of the listener's own. */
export const OURS = "ours";
export const OWN = "own";

/** Recording that this device plays for a mantra. */
interface StoredChoice {
  /** This is OURS, OWN, or the id of another recording. */
  id: string;
  /** The listener's own recording is kept here. */
  hasOwn: boolean;
}

const KEY = "heard-recordings";

function readHeard(mantraId: string): StoredChoice {
  const heard = parseJsonObject(readStored(KEY))[mantraId];
  const { id, hasOwn } = typeof heard === "object" && heard ? (heard as Partial<StoredChoice>) : {};
  return { id: typeof id === "string" ? id : OURS, hasOwn: hasOwn === true };
}

function writeHeard(mantraId: string, heard: StoredChoice) {
  writeStored(KEY, JSON.stringify({ ...parseJsonObject(readStored(KEY)), [mantraId]: heard }));
  markPracticedHere(stored);
}

type Sound = Pick<ChantedMantra, "audioUrl" | "timing" | "malaMinutes">;

interface Chosen {
  id: string;
  hasOwn: boolean;
  sound: Sound;
  /** The listener has just chosen it, so that the focus stays with the choice. */
  isByHand: boolean;
}

/** Recording that the listener has chosen for a mantra on this device: ours, another person's, or their own. */
export function useHeardRecording(mantra: ChantedMantra) {
  const [chosen, setChosen] = useState<Chosen>({ id: OURS, hasOwn: false, sound: mantra, isByHand: false });
  const heard = useMemo(() => withSound(mantra, chosen.sound), [mantra, chosen.sound]);

  useEffect(() => {
    const leaving = new AbortController();
    void recallSound(mantra)
      .then((recalled) => recalled && !leaving.signal.aborted && !isPlaying() && setChosen(recalled))
      .catch((error: unknown) => console.info("The recording cannot be chosen", error));
    return () => leaving.abort();
  }, [mantra]);

  async function choose(id: string, hasOwn = chosen.hasOwn) {
    const sound = await soundOf(mantra, id);
    if (!sound) return;
    writeHeard(mantra.id, { id, hasOwn });
    setChosen({ id, hasOwn, sound, isByHand: true });
  }

  return {
    ...chosen,
    /** The mantra with the recording that is heard. */
    mantra: heard,
    /** The mantra with our own recording. */
    written: mantra,
    choose,
  };
}

/** Recording chosen earlier on this device; null where that is ours and there is no choice to show. */
async function recallSound(mantra: ChantedMantra): Promise<Chosen | null> {
  const { id, hasOwn } = readHeard(mantra.id);
  if (id === OURS && !hasOwn) return null;
  const sound = await soundOf(mantra, id);
  return { id: sound ? id : OURS, hasOwn, sound: sound ?? mantra, isByHand: false };
}

export type HeardRecording = ReturnType<typeof useHeardRecording>;

function withSound(mantra: ChantedMantra, { audioUrl, timing, malaMinutes }: Sound): ChantedMantra {
  const { audioUrl: _audioUrl, timing: _timing, malaMinutes: _malaMinutes, ...text } = mantra;
  return { ...text, ...(audioUrl && { audioUrl }), ...(timing && { timing }), ...(malaMinutes && { malaMinutes }) };
}

/** The result is null where the recording is not there. */
async function soundOf(mantra: ChantedMantra, id: string): Promise<Sound | null> {
  if (id === OURS) return mantra;
  if (id !== OWN) return mantra.otherRecordings?.find((recording) => recording.id === id) ?? null;
  try {
    const own = await ownRecordings.get(mantra.id);
    return own && playable(own);
  } catch (error) {
    console.info("Your own recording cannot be read", error);
    return null;
  }
}

let shown: string | null = null;

/** One recording of one's own is played at a time: the memory of the one before is given back. */
function playable({ file, timing }: OwnRecording): Sound {
  if (shown) URL.revokeObjectURL(shown);
  shown = URL.createObjectURL(file);
  const seconds = timing?.at(-1)?.end;
  return { audioUrl: shown, ...(timing && { timing }), ...(seconds && { malaMinutes: malaMinutes(seconds) }) };
}

/** It is true where a press that came before the app has started the recording, which is then not taken away. */
const isPlaying = () => document.querySelector<HTMLAudioElement>("[data-hydrates=late] audio")?.paused === false;

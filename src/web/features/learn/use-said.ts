import { useEffect, useState } from "react";
import { wavFile } from "mantra-listening";
import { useRecorder, type RecorderState } from "../../audio/listening/use-recorder.ts";

type SaidState =
  | RecorderState
  | { readonly status: "idle" | "opening" }
  /** `url` is the address of what was recorded, in the memory of this page. */
  | { readonly status: "said"; readonly url: string };

/** Records what somebody says, to be heard after the teacher. The recording is neither stored nor sent. */
export function useSaid() {
  const [state, setState] = useState<SaidState>({ status: "idle" });
  const recorder = useRecorder();
  const url = state.status === "said" ? state.url : null;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  function record() {
    setState({ status: "opening" });
    void recorder.open({ show: setState, onFull: stop });
  }

  function stop() {
    const recorded = recorder.stop();
    if (!recorded) return;
    setState({ status: "said", url: URL.createObjectURL(new Blob([wavFile(recorded)], { type: "audio/wav" })) });
  }

  return { state, record, stop, forget: () => setState({ status: "idle" }) };
}

export type MicrophoneRefusal =
  /** The person, or a setting of the browser, refuses the microphone. */
  | "refused"
  | "absent"
  /** Another program uses the microphone. */
  | "busy"
  /** The browser offers no microphone, as on a page without https. */
  | "unsupported";

/**
 * Asks for the microphone. Processing for calls is switched off: noise suppression takes murmuring for noise, and gain
 * control makes the room as loud as the voice in every pause. No echo is to be removed, because our recording is silent
 * meanwhile.
 */
export async function openMicrophone(): Promise<MediaStream | MicrophoneRefusal> {
  // A page without https has no media devices, which the type does not say.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return "unsupported";
  try {
    return await devices.getUserMedia({
      audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false, channelCount: 1 },
    });
  } catch (error) {
    console.info("No microphone", error);
    return refusals[error instanceof DOMException ? error.name : ""] ?? "unsupported";
  }
}

const refusals: Readonly<Record<string, MicrophoneRefusal>> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "absent",
  OverconstrainedError: "absent",
  NotReadableError: "busy",
  AbortError: "busy",
};

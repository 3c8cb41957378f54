export type MicrophoneRefusal =
  /** The person or the browser's settings say no. */
  | "refused"
  | "absent"
  /** Another program holds it. */
  | "busy"
  /** The browser has none to give, as on a page without https. */
  | "unsupported";

/**
 * Asks for the microphone. What browsers do to sound for calls is switched off: noise suppression takes murmuring for
 * noise.
 */
export async function openMicrophone(): Promise<MediaStream | MicrophoneRefusal> {
  // Absent where the page is not secure, against its type.
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

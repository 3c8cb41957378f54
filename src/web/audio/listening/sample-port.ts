import collectSamples from "./collect-samples.ts?worker&url";
import { watchHearing } from "./hearing-watch.ts";

/** A port that brings a microphone's samples in blocks from the audio thread. */
export interface SamplePort {
  /** Receives messages of one Float32Array of samples each. */
  readonly port: MessagePort;
  /** The number of samples a second. */
  readonly rate: number;
  /**
   * Turns the microphone on or off. One that is off gives silence, and the browser shows that it is off. To be called
   * in a touch.
   */
  setOn(isOn: boolean): void;
  close(): void;
}

export interface MicrophoneEvents {
  /** Called when the microphone is unplugged, or taken away. */
  onLost: () => void;
  /**
   * Called when a microphone that is on falls silent without having ended, as in a call, and when it is heard again.
   */
  onSilent: (isSilent: boolean) => void;
}

/**
 * Opens the port. Rejects where there is no Web Audio, or the script cannot be loaded; the microphone is then closed.
 */
export async function openSamplePort(stream: MediaStream, events: MicrophoneEvents): Promise<SamplePort> {
  const tracks = stream.getTracks();
  for (const track of tracks) track.addEventListener("ended", events.onLost);
  try {
    const context = new AudioContext();
    try {
      await context.audioWorklet.addModule(collectSamples);
      return connect(context, stream, events.onSilent);
    } catch (error) {
      close(context);
      throw error;
    }
  } catch (error) {
    for (const track of tracks) track.stop();
    throw error;
  }
}

const close = (context: AudioContext) =>
  void context
    .close()
    .catch((error: unknown) => console.info("The browser closes the microphone's sound by itself", error));

function connect(context: AudioContext, stream: MediaStream, onSilent: MicrophoneEvents["onSilent"]): SamplePort {
  const tracks = stream.getTracks();
  const hearing = watchHearing({ tracks, context, onSilent });
  const { port1, port2 } = new MessageChannel();
  const collector = new AudioWorkletNode(context, "collect-samples", { channelCount: 1, channelCountMode: "explicit" });
  collector.port.postMessage(port1, [port1]);
  context.createMediaStreamSource(stream).connect(collector);
  // The output of the collector is silent, but a browser runs only what is connected to the destination.
  collector.connect(context.destination);
  return {
    port: port2,
    rate: context.sampleRate,
    setOn(isOn) {
      for (const track of tracks) track.enabled = isOn;
      if (!isOn) return hearing.stop();
      // The watch reports a refusal.
      context.resume().catch(console.info);
      hearing.start();
    },
    close() {
      hearing.stop();
      for (const track of tracks) track.stop();
      close(context);
    },
  };
}

import collectSamples from "./collect-samples.ts?worker&url";

/** A microphone's samples in blocks, on their way from the audio thread. */
export interface SamplePort {
  /** Sends one Float32Array of samples per message. */
  readonly port: MessagePort;
  /** Samples a second. */
  readonly rate: number;
  /** A microphone that is off gives silence, and the browser shows that it is off. To be called in a touch. */
  setOn(isOn: boolean): void;
  close(): void;
}

/** Rejects where the script cannot be loaded; the microphone is then closed. `onLost`: it was unplugged, or taken away. */
export async function openSamplePort(stream: MediaStream, onLost: () => void): Promise<SamplePort> {
  const tracks = stream.getTracks();
  const context = new AudioContext();
  for (const track of tracks) track.addEventListener("ended", onLost);

  function close() {
    for (const track of tracks) track.stop();
    void context.close();
  }

  try {
    await context.audioWorklet.addModule(collectSamples);
  } catch (error) {
    close();
    throw error;
  }
  const { port1, port2 } = new MessageChannel();
  const collector = new AudioWorkletNode(context, "collect-samples", { channelCount: 1, channelCountMode: "explicit" });
  collector.port.postMessage(port1, [port1]);
  context.createMediaStreamSource(stream).connect(collector);
  // Its output is silent, but a browser runs only what is heard.
  collector.connect(context.destination);
  return {
    port: port2,
    rate: context.sampleRate,
    setOn(isOn) {
      for (const track of tracks) track.enabled = isOn;
      if (isOn) void context.resume();
    },
    close,
  };
}

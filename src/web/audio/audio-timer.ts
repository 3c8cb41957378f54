/** Calls back at a moment of the context's clock, on time where a hidden page's timers are not. Returns how to cancel. */
export function callAt(context: AudioContext, at: number, callback: () => void): () => void {
  const silent = new ConstantSourceNode(context, { offset: 0 });
  silent.addEventListener("ended", callback);
  silent.connect(context.destination);
  silent.start();
  silent.stop(at);
  return () => {
    silent.removeEventListener("ended", callback);
    silent.disconnect();
  };
}

/** Calls back every so many seconds of the context's clock. Returns how to stop. */
export function callEvery(context: AudioContext, seconds: number, callback: () => void): () => void {
  let cancel = next();

  function next() {
    return callAt(context, context.currentTime + seconds, () => {
      // First, as the callback may stop the whole series.
      cancel = next();
      callback();
    });
  }
  return () => cancel();
}

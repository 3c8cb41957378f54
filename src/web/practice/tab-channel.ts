/** News of a mala for the other tabs of this browser. */
export interface MalaNews {
  mantraId: string;
  tab: string;
  /** Null once it is complete or reset. */
  count: number | null;
}

export interface TabChannel {
  post(news: MalaNews): void;
  /** Called with the news of other tabs only. */
  listen(listener: (news: MalaNews) => void, signal: AbortSignal): void;
}

/** Without BroadcastChannel other tabs learn of a mala by its lock alone. */
export function browserChannel(): TabChannel {
  if (typeof BroadcastChannel === "undefined") return { post() {}, listen() {} };
  const channel = new BroadcastChannel("practice");
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a channel has one origin.
    post: (news) => channel.postMessage(news),
    listen: (listener, signal) =>
      channel.addEventListener("message", ({ data }: MessageEvent<MalaNews>) => listener(data), { signal }),
  };
}

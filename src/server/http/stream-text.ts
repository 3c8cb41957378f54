const utf8 = new TextEncoder();

/** Streams pieces of text. Each is made when the one before has been sent. The stream ends when the visitor leaves. */
export const streamText = (pieces: AsyncGenerator<string>) =>
  new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(utf8.encode(value));
      },
      cancel: async () => void (await pieces.return(undefined)),
    },
    { highWaterMark: 0 },
  );

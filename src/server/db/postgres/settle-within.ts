/** A wait is divided into so many equal parts. Node reads the sockets after each of them. */
const parts = 5;

/**
 * Settles as the promise does, or rejects after `ms` in which no reply could be read. After being busy, an event loop
 * runs timers before it reads what has arrived, so a busy stretch of any length counts as one part.
 */
export function settleWithin<Result>(promise: Promise<Result>, ms: number, message: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    let left = parts;
    const part = Math.max(1, ms) / parts;
    let timer = setTimeout(endPart, part);

    function endPart() {
      left -= 1;
      if (left > 0) timer = setTimeout(endPart, part);
      else reject(new Error(message));
    }

    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

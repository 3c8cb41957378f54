import { get } from "node:http";

/**
 * Returns the size of a response's body as it is sent to a browser that accepts Brotli. Node's plain HTTP client does
 * not decompress.
 */
export const bytesOnTheWire = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      let size = 0;
      response.on("data", (chunk: Buffer) => (size += chunk.length));
      response.on("end", () => resolve(size));
    }).on("error", reject);
  });

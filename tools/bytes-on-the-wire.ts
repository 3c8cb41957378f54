import { get } from "node:http";

/** The size of a reply's body as it travels to a browser that knows Brotli: Node's plain client does not decompress. */
export const bytesOnTheWire = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      let size = 0;
      response.on("data", (chunk: Buffer) => (size += chunk.length));
      response.on("end", () => resolve(size));
    }).on("error", reject);
  });

/** Returns a function that calls the server at this origin as a page of the site does, or a program in its place. */
export const askAt =
  (origin: string) =>
  (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    // Node's fetch adds this header, with a value that is wrong for a page of the site.
    headers.delete("sec-fetch-site");
    headers.set("origin", origin);
    return fetch(origin + path, { ...init, headers });
  };

/** Answers how a page of the site, or a program in its place, asks the server at this origin. */
export const askAt =
  (origin: string) =>
  (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    // Node's fetch adds this header, with a value that is wrong for a page of the site.
    headers.delete("sec-fetch-site");
    headers.set("origin", origin);
    return fetch(origin + path, { ...init, headers });
  };

import type { testApp } from "../test-app.ts";

type Ask = ReturnType<typeof testApp>["ask"];
type Sent = RequestInit & { from?: string };

/** Opens a browser on a page of the site. It keeps its cookies and sends the headers that name the origin. */
export function openBrowser(ask: Ask, from?: string) {
  /** Cookies by name, as `name=value`. */
  const cookies = new Map<string, string>();

  async function request(method: string, path: string, { body, headers, ...rest }: Sent & { body?: BodyInit } = {}) {
    const reply = await ask(path, {
      method,
      ...(from !== undefined && { from }),
      ...(body !== undefined && { body }),
      ...rest,
      headers: {
        "sec-fetch-site": "same-origin",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(cookies.size > 0 && { cookie: [...cookies.values()].join("; ") }),
        ...(headers as Record<string, string>),
      },
    });
    for (const header of reply.headers.getSetCookie()) keep(header);
    return reply;
  }

  function keep(header: string) {
    const [pair = ""] = header.split(";", 1);
    const [name = "", value] = pair.split("=", 2);
    if (value) cookies.set(name, pair);
    else cookies.delete(name);
  }

  const send = (method: string, path: string, body: unknown) => request(method, path, { body: JSON.stringify(body) });
  return {
    request,
    get: (path: string) => request("GET", path),
    post: (path: string, body: unknown) => send("POST", path, body),
    patch: (path: string, body: unknown) => send("PATCH", path, body),
    remove: (path: string, body: unknown) => send("DELETE", path, body),
    signUp: (person: object = mira) => send("POST", "/api/auth/sign-up", person),
    signIn: (email = mira.email, password = mira.password) => send("POST", "/api/auth/sign-in", { email, password }),
    user: async () => {
      const session = await request("GET", "/api/session");
      const { user } = (await session.json()) as { user: { uid: string } | null };
      return user;
    },
    cookie: () => cookies.get("session") ?? cookies.get("__Host-session") ?? "",
    /** Replaces all cookies by the given ones. */
    setCookie: (given: string) => (cookies.clear(), keep(given)),
    /** Deletes the session's cookie as closing a private window would, but keeps the marks of known devices. */
    forgetSession: () => void (cookies.delete("session"), cookies.delete("__Host-session")),
    deviceCookie: () => cookies.get("device") ?? "",
  };
}

export const mira = { name: "Mira Bai", email: "mira@example.org", password: "giridhar gopal" };

/** Returns the status and text of a response. */
export const statusAndText = async (reply: Response) => [reply.status, await reply.text()];

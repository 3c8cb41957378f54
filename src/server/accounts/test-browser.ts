import type { testApp } from "../test-app.ts";

type Ask = ReturnType<typeof testApp>["ask"];
type Sent = RequestInit & { from?: string };

/** A browser on a page of the site: it keeps its cookie and sends the origin headers. */
export function openBrowser(ask: Ask, from?: string) {
  let cookie = "";

  async function request(method: string, path: string, { body, headers, ...rest }: Sent & { body?: BodyInit } = {}) {
    const reply = await ask(path, {
      method,
      ...(from !== undefined && { from }),
      ...(body !== undefined && { body }),
      ...rest,
      headers: {
        "sec-fetch-site": "same-origin",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(cookie && { cookie }),
        ...(headers as Record<string, string>),
      },
    });
    const [pair] = (reply.headers.get("set-cookie") ?? "").split(";", 1);
    if (pair) cookie = pair.endsWith("=") ? "" : pair;
    return reply;
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
    cookie: () => cookie,
    setCookie: (given: string) => void (cookie = given),
  };
}

export const mira = { name: "Mira Bai", email: "mira@example.org", password: "giridhar gopal" };

/** Status and text of a response. */
export const statusAndText = async (reply: Response) => [reply.status, await reply.text()];

import type { RunningServer } from "../../tools/run-server.ts";

/** Signs a person up, as far as a server can tell. */
export async function signUp({ origin }: RunningServer, email = "mira@example.org") {
  const send = (method: string, path: string, body?: object, cookie?: string) =>
    fetch(origin + path, {
      method,
      headers: { origin, ...(cookie && { cookie }), ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const reply = await send("POST", "/api/auth/sign-up", { name: "Mira Bai", email, password: "giridhar gopal" });
  const [cookie = ""] = (reply.headers.get("set-cookie") ?? "").split(";", 1);
  if (!cookie) throw new Error(`Signing up was answered with ${reply.status}`);

  async function call(method: string, path: string, body?: object) {
    const answer = await send(method, path, body, cookie);
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}`);
    return answer.json();
  }
  return { cookie, call };
}

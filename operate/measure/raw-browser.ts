import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findOrInstallChromium } from "../../e2e/chromium.ts";

const usual = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-sync",
];

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: { name?: string; loaderId?: string };
  result?: never;
  error?: { message: string };
}

/** A tab that is driven by commands of the Chrome DevTools Protocol. */
export interface Tab {
  /** Sends a command. Rejects with the protocol's own words when the browser refuses. */
  send: <Result = object>(method: string, params?: object) => Promise<Result>;
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Opens an address, and resolves once its page has fetched nothing for half a second. */
  openUntilIdle: (url: string) => Promise<void>;
  show: () => Promise<void>;
}

/**
 * Launches a headless Chromium whose pages are as they are for visitors. Playwright keeps every tab in front, and
 * enables the protocol's Runtime domain, as open developer tools do. V8 then looks up the source position of every
 * error that is created, for which it parses React DOM once more (docs/performance.md).
 */
export async function launchRawBrowser() {
  const profile = await mkdtemp(join(tmpdir(), "browser-"));
  const switches = [...usual, "--remote-debugging-port=0", `--user-data-dir=${profile}`];
  const chromium = spawn(findOrInstallChromium(), [...switches, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exited = once(chromium, "exit");
  const socket = new WebSocket(await addressOf(chromium.stderr));
  await once(socket, "open");

  const pending = new Map<number, (message: Message) => void>();
  const listeners = new Set<(message: Message) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) listeners.forEach((listen) => listen(message));
    else pending.get(message.id)?.(message);
  });
  let commands = 0;

  async function send<Result = object>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    const id = ++commands;
    const { promise, resolve } = Promise.withResolvers<Message>();
    pending.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await promise;
    pending.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  }

  async function openTab(): Promise<Tab> {
    const { targetId } = await send<{ targetId: string }>("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await send<{ sessionId: string }>("Target.attachToTarget", { targetId, flatten: true });
    const command: Tab["send"] = (method, params) => send(method, params, sessionId);
    await command("Page.enable");
    await command("Page.setLifecycleEventsEnabled", { enabled: true });
    return {
      send: command,
      evaluate: async <Value>(expression: string) => {
        const options = { expression, returnByValue: true, userGesture: true };
        const { result } = await command<{ result: { value: Value } }>("Runtime.evaluate", options);
        return result.value;
      },
      openUntilIdle: async (url) => {
        const idle = Promise.withResolvers<void>();
        const { loaderId } = await command<{ loaderId: string }>("Page.navigate", { url });
        const listen = ({ method, params }: Message) => {
          const isOfPage = method === "Page.lifecycleEvent" && params?.loaderId === loaderId;
          if (isOfPage && params?.name === "networkIdle") idle.resolve();
        };
        listeners.add(listen);
        await idle.promise;
        listeners.delete(listen);
      },
      show: async () => void (await send("Target.activateTarget", { targetId })),
    };
  }

  async function close() {
    // A signal would only end Debian's script around Chromium. Chromium may end before it replies.
    void send("Browser.close");
    await exited;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }

  return { openTab, close };
}

/** Reads the address that Chromium prints when it accepts commands. */
async function addressOf(output: NodeJS.ReadableStream) {
  const lines = createInterface(output);
  for await (const line of lines) {
    const address = /ws:\/\/\S+/.exec(line)?.[0];
    if (address === undefined) continue;
    output.resume();
    return address;
  }
  throw new Error("Chromium ended before it could be spoken to");
}

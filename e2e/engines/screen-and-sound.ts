import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Starts a screen and a sound server that nobody sees or hears, where the machine has none of its own. */
export default async function startScreenAndSound() {
  const started: ChildProcess[] = [];
  if (!process.env["DISPLAY"]) started.push(...(await startScreen()));
  if (!process.env["PULSE_SERVER"]) started.push(...(await startSound()));
  return async () => {
    for (const process of started) {
      if (process.exitCode !== null) continue;
      process.kill();
      await once(process, "exit");
    }
  };
}

async function startScreen() {
  if (!existsSync("/usr/bin/Xvfb")) {
    console.log("There is no screen and no Xvfb, so WebKitGTK cannot run: `apt-get install xvfb`.");
    return [];
  }
  const screen = spawn("/usr/bin/Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = await once(screen.stdout, "data");
  // The workers inherit these variables.
  process.env["DISPLAY"] = `:${String(number).trim()}`;
  return [screen];
}

async function startSound() {
  if (!existsSync("/usr/bin/pulseaudio")) {
    console.log("There is no sound server, so recordings may stand still: `apt-get install pulseaudio`.");
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), "sound-"));
  const socket = join(folder, "socket");
  const modules = ["module-null-sink", `module-native-protocol-unix socket=${socket} auth-anonymous=1`];
  const server = spawn(
    "/usr/bin/pulseaudio",
    ["-n", "--daemonize=no", "--exit-idle-time=-1", ...modules.flatMap((module) => ["-L", module])],
    { env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder, PULSE_RUNTIME_PATH: folder }, stdio: "ignore" },
  );
  for (const giveUpAt = Date.now() + 10_000; Date.now() < giveUpAt && !existsSync(socket); await pause(50));
  process.env["PULSE_SERVER"] = `unix:${socket}`;
  return [server];
}

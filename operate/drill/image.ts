import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { freePort } from "../../tools/free-port.ts";
import { runProgram, until } from "./program.ts";

/* `npm run drill:image` runs every instruction of deploy/Dockerfile without Docker, each stage in an empty folder,
   as a user without other rights. Then it runs the server with read-only files, until /livez answers and the health
   check succeeds. It cannot show that the base image exists. */

/** The programs run as nobody, because what root is allowed to do would prove nothing. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

interface Stage {
  root: string;
  workdir: string;
  env: Record<string, string>;
}

const home = mkdtempSync(join(tmpdir(), "image-"));
chmodSync(home, 0o755);
const stages = new Map<string, Stage>();
const commands = { health: [] as string[], start: [] as string[] };
let stage: Stage | null = null;

const instructions = readFileSync("deploy/Dockerfile", "utf8")
  .replaceAll(/^#.*$/gm, "")
  .replaceAll(/\\\n/g, " ")
  .split("\n")
  .filter((line) => line.trim());

for (const line of instructions) {
  const [, name = "", rest = ""] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
  console.log(line.slice(0, 110));
  if (name === "FROM") stage = begin(rest);
  else perform(name, rest, current());
}

const { root, workdir, env } = current();
const port = String(await freePort());
makeReadOnly(join(root, workdir));
const options = {
  cwd: join(root, workdir),
  // Here the data folder has another path, because this is not the only program on the machine as it is in the image.
  env: { ...environmentOf(current()), DATA_DIR: join(root, env["DATA_DIR"] ?? ""), PORT: port, HOST: "127.0.0.1" },
  ...user,
};
{
  const [program = "", ...args] = commands.start;
  await using server = runProgram(program, args, options);
  await until("/livez answers", async () => {
    if (!server.isRunning()) throw new Error("It has ended");
    return (await fetch(`http://127.0.0.1:${port}/livez`)).ok;
  });
  const page = await fetch(`http://127.0.0.1:${port}/chant/shiva/om-namah-shivaya`);
  const [check = "", ...checkArgs] = commands.health;
  const { status } = spawnSync(check, checkArgs, options);
  console.log(`/livez answers, a chant ${page.status}, the health check ends with ${status}`);
  process.exitCode = page.ok && status === 0 ? 0 : 1;
}
spawnSync("chmod", ["-R", "u+w", home]);
rmSync(home, { recursive: true });

function current(): Stage {
  if (!stage) throw new Error("The first instruction must be FROM");
  return stage;
}

/**
 * Begins a stage such as `node:26-bookworm-slim AS build`. Of the base image only Node itself exists here, which is
 * that of this process.
 */
function begin(rest: string): Stage {
  const [image = "", name = "last"] = rest.split(/\s+AS\s+/i);
  if (!image.startsWith(`node:${process.versions.node.split(".", 1)[0]}-`))
    throw new Error(`${image} has another Node than this`);
  const begun = { root: join(home, name), workdir: "/", env: {} };
  makeFolder(begun.root);
  stages.set(name, begun);
  return begun;
}

function perform(name: string, rest: string, at: Stage) {
  if (name === "WORKDIR") makeFolder(join(at.root, (at.workdir = rest)));
  else if (name === "ENV")
    Object.assign(at.env, Object.fromEntries(rest.split(/\s+/).map((each) => each.split("=", 2))));
  else if (name === "COPY") copy(rest.split(/\s+/), at);
  else if (name === "RUN") runShell(rest, at);
  else if (name === "HEALTHCHECK") commands.health = JSON.parse(rest.slice(rest.indexOf("["))) as string[];
  else if (name === "CMD") commands.start = JSON.parse(rest) as string[];
  // The program runs here without rights and on this machine's network, so these two need no action.
  else if (name !== "USER" && name !== "EXPOSE") throw new Error(`${name} is not known here`);
}

function copy(words: string[], at: Stage) {
  const from = words.find((word) => word.startsWith("--from="))?.slice("--from=".length);
  const [target = "", ...sources] = words.filter((word) => !word.startsWith("--")).toReversed();
  const source = from === undefined ? null : stages.get(from);
  for (const each of sources) {
    const origin = source ? join(source.root, each) : resolve(each);
    const base = target.startsWith("/") ? join(at.root, target) : join(at.root, at.workdir, target);
    // The content of a folder is copied, while a file is copied into the folder whose name ends with a slash.
    const isFile = statSync(origin).isFile();
    const goal = isFile && /(^|\/)\.?\/?$/.test(target) ? join(base, each.split("/").at(-1) ?? "") : base;
    cpSync(origin, goal, { recursive: true, verbatimSymlinks: true, filter: source ? () => true : isInContext });
    own(goal);
  }
}

/** Returns false for what .dockerignore leaves out: each of its lines is a file or folder at the top. */
function isInContext(file: string) {
  const ignored = readFileSync(".dockerignore", "utf8").trim().split("\n");
  return !ignored.some((name) => file === resolve(name) || file.startsWith(`${resolve(name)}/`));
}

function runShell(command: string, at: Stage) {
  const { status } = spawnSync("sh", ["-ec", command], {
    cwd: join(at.root, at.workdir),
    env: environmentOf(at),
    stdio: ["ignore", "ignore", "inherit"],
    ...user,
  });
  if (status !== 0) throw new Error(`${command} has ended with ${status}`);
}

/** Returns the variables of this process that lead to programs and to the registry, and no others. */
function environmentOf({ root: at, env: own }: Stage) {
  makeFolder(join(at, "home"));
  const registry = spawnSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).stdout.trim();
  const path = [dirname(process.execPath), process.env["PATH"]].join(":");
  const { HTTPS_PROXY = "", NODE_EXTRA_CA_CERTS = "" } = process.env;
  const network = { HTTPS_PROXY, NODE_EXTRA_CA_CERTS, npm_config_registry: registry };
  return { PATH: path, HOME: join(at, "home"), ...network, ...own };
}

function makeFolder(folder: string) {
  mkdirSync(folder, { recursive: true });
  own(folder);
}

function own(path: string) {
  if (user.uid === undefined) return;
  spawnSync("chown", ["-R", `${user.uid}:${user.gid}`, path]);
}

function makeReadOnly(folder: string) {
  spawnSync("chmod", ["-R", "a-w", folder]);
}

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../tools/free-port.ts";
import { runProgram, until } from "./program.ts";
import { readExample } from "./proxies.ts";

interface Node {
  name: string;
  folder: string;
  ports: { sql: number; rest: number };
  patroni: ReturnType<typeof runProgram> | null;
}

/**
 * Returns an id of the user that PostgreSQL's package has made. PostgreSQL refuses to run as root, so everything runs
 * as that user.
 */
const idOf = (flag: "-u" | "-g") => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
const user = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {};

/** Runs two PostgreSQL under Patroni with etcd, and HAProxy in front of them, with the files of deploy/. */
export async function runDatabaseCluster(home: string) {
  const etcdPorts = { client: await freePort(), peer: await freePort() };
  const proxyPort = await freePort();
  makeFolder(home);
  const etcd = await runEtcd(join(home, "etcd"), etcdPorts);
  const nodes = [await createNode(home, "one"), await createNode(home, "two")] as const;
  for (const node of nodes) {
    startNode(node, etcdPorts.client);
    await until(`node ${node.name} is up`, async () => is(node, "health"), 120_000);
  }
  const haproxy = runHaproxy(home, proxyPort, nodes);
  const inSync = () =>
    until("one of both is a synchronous standby", async () => (await find("synchronous")) !== null, 120_000);
  await inSync();

  async function find(role: "primary" | "synchronous") {
    for (const node of nodes) if (await is(node, role)) return node;
    return null;
  }

  /** Kills the primary and its Patroni as a power cut would. Returns a function that starts it again. */
  async function killPrimary() {
    const primary = await find("primary");
    if (!primary) throw new Error("No primary is there");
    const [postmaster = ""] = readFileSync(join(primary.folder, "data/postmaster.pid"), "utf8").split("\n");
    await primary.patroni?.stop("SIGKILL");
    process.kill(Number(postmaster), "SIGKILL");
    return async () => {
      startNode(primary, etcdPorts.client);
      await inSync();
    };
  }

  async function stop() {
    await haproxy.stop();
    // Patroni stops its PostgreSQL when it stops itself.
    await Promise.all(nodes.map(({ patroni }) => patroni?.stop("SIGTERM")));
    await etcd.stop();
  }
  return {
    url: `postgres://postgres:change-me@127.0.0.1:${proxyPort}/postgres`,
    killPrimary,
    [Symbol.asyncDispose]: stop,
  };
}

async function runEtcd(folder: string, { client, peer }: { client: number; peer: number }) {
  makeFolder(folder);
  const [clientUrl, peerUrl] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
  const etcd = runProgram(
    "etcd",
    [
      ["--data-dir", folder],
      ["--listen-client-urls", clientUrl],
      ["--advertise-client-urls", clientUrl],
      ["--listen-peer-urls", peerUrl],
      ["--initial-advertise-peer-urls", peerUrl],
      ["--initial-cluster", `default=${peerUrl}`],
      ["--log-level", "error"],
    ].flat(),
    { ...user, stdio: "ignore" },
  );
  await until("etcd is up", async () => (await fetch(`${clientUrl}/health`)).ok);
  return etcd;
}

async function createNode(home: string, name: string): Promise<Node> {
  const folder = join(home, name);
  makeFolder(folder);
  return { name, folder, ports: { sql: await freePort(), rest: await freePort() }, patroni: null };
}

function startNode(node: Node, etcdPort: number) {
  const { folder, ports, name } = node;
  const text = readExample("patroni/patroni.yaml", [
    ["node-one", `node-${name}`],
    ["127.0.0.1:8008", `127.0.0.1:${ports.rest}`],
    ["127.0.0.1:2379", `127.0.0.1:${etcdPort}`],
    ["127.0.0.1:5432", `127.0.0.1:${ports.sql}`],
    ["/var/lib/postgresql/mantra-mala", join(folder, "data")],
    ["/var/lib/postgresql/pgpass", join(folder, "pgpass")],
    ["/var/run/postgresql", folder],
  ]);
  const file = join(folder, "patroni.yaml");
  writeFileSync(file, text);
  node.patroni = runProgram("patroni", [file], { ...user, cwd: folder, stdio: "ignore" });
}

function runHaproxy(home: string, port: number, [one, two]: readonly [Node, Node]) {
  const text = readExample("haproxy/postgres.cfg", [
    ["127.0.0.1:5000", `127.0.0.1:${port}`],
    ["127.0.0.1:5432 port 8008", `127.0.0.1:${one.ports.sql} port ${one.ports.rest}`],
    ["127.0.0.1:5433 port 8009", `127.0.0.1:${two.ports.sql} port ${two.ports.rest}`],
  ]);
  const file = join(home, "postgres.cfg");
  writeFileSync(file, text);
  return runProgram("haproxy", ["-db", "-f", file], { stdio: "ignore" });
}

const is = ({ ports }: Node, role: "health" | "primary" | "synchronous") =>
  fetch(`http://127.0.0.1:${ports.rest}/${role}`).then(
    ({ ok }) => ok,
    () => false,
  );

function makeFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user.uid !== undefined) execFileSync("chown", [`${user.uid}:${user.gid}`, folder]);
}

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createCertificate } from "../../src/server/outgoing/test-certificate.ts";
import { runProgram } from "./program.ts";

export interface ProxyOptions {
  /** The proxy writes all its files to this folder. */
  folder: string;
  /** The ports of plain http, of https and of both instances. */
  ports: { http: number; https: number; one: number; two: number };
}

/**
 * Returns the text of an example in deploy/ with other ports and paths. Throws if a text to be replaced does not exist.
 */
export function readExample(file: string, changes: readonly (readonly [from: string, to: string])[]) {
  let text = readFileSync(join("deploy", file), "utf8");
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/${file} has no ${JSON.stringify(from)}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

function writeCertificate(folder: string) {
  const { cert, key } = createCertificate("localhost");
  const files = {
    certificate: join(folder, "certificate.pem"),
    key: join(folder, "key.pem"),
    both: join(folder, "both.pem"),
  };
  writeFileSync(files.certificate, cert);
  writeFileSync(files.key, key);
  writeFileSync(files.both, `${cert}${String(key)}`);
  return files;
}

export const runNginx = (options: ProxyOptions) => runNginxWith(options, []);

/**
 * Runs an nginx as many people configure it. It repeats reads by itself, and a write only where nothing of it was sent.
 */
export const runPlainNginx = (options: ProxyOptions) =>
  runNginxWith(options, [["proxy_next_upstream error non_idempotent;", "proxy_next_upstream error;"]]);

function runNginxWith({ folder, ports }: ProxyOptions, changes: Parameters<typeof readExample>[1]) {
  mkdirSync(join(folder, "cache"), { recursive: true });
  const files = writeCertificate(folder);
  const site = readExample("nginx/mantra-mala.conf", [
    ...changes,
    ["/var/cache/nginx/mantra-mala", join(folder, "cache")],
    ["/etc/ssl/mantra-mala/certificate.pem", files.certificate],
    ["/etc/ssl/mantra-mala/key.pem", files.key],
    ["listen 80;", `listen 127.0.0.1:${ports.http};`],
    ["listen 443 ssl", `listen 127.0.0.1:${ports.https} ssl`],
    ["127.0.0.1:3001", `127.0.0.1:${ports.one}`],
    ["127.0.0.1:3002", `127.0.0.1:${ports.two}`],
    ["mantra.example", "localhost"],
  ]);
  writeFileSync(join(folder, "site.conf"), site);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const around = `
    daemon off; worker_processes 1; pid ${join(folder, "nginx.pid")}; error_log ${join(folder, "error.log")};
    events { worker_connections 1024; }
    http { access_log off; ${temporary.join(" ")} include ${join(folder, "site.conf")}; }`;
  writeFileSync(join(folder, "nginx.conf"), around);
  return runProgram("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")]);
}

export function runHaproxy({ folder, ports }: ProxyOptions) {
  mkdirSync(folder, { recursive: true });
  const files = writeCertificate(folder);
  const site = readExample("haproxy/haproxy.cfg", [
    ["/etc/ssl/mantra-mala/both.pem", files.both],
    ["bind :80", `bind 127.0.0.1:${ports.http}`],
    ["bind :443", `bind 127.0.0.1:${ports.https}`],
    ["127.0.0.1:3001", `127.0.0.1:${ports.one}`],
    ["127.0.0.1:3002", `127.0.0.1:${ports.two}`],
  ]);
  writeFileSync(join(folder, "haproxy.cfg"), site);
  return runProgram("haproxy", ["-db", "-f", join(folder, "haproxy.cfg")]);
}

export function runCaddy({ folder, ports }: ProxyOptions) {
  mkdirSync(folder, { recursive: true });
  const files = writeCertificate(folder);
  const site = readExample("caddy/Caddyfile", [
    ["mantra.example {", `localhost {\n\ttls ${files.certificate} ${files.key}`],
    ["127.0.0.1:3001", `127.0.0.1:${ports.one}`],
    ["127.0.0.1:3002", `127.0.0.1:${ports.two}`],
  ]);
  const around = `{
	admin off
	log {
		level WARN
	}
	default_bind 127.0.0.1
	http_port ${ports.http}
	https_port ${ports.https}
	storage file_system ${join(folder, "storage")}
}
`;
  writeFileSync(join(folder, "Caddyfile"), around + site);
  return runProgram("caddy", ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")], {
    // Caddy keeps a copy of its settings there.
    env: { ...process.env, XDG_CONFIG_HOME: folder },
  });
}

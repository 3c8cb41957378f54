import { expect, test } from "vitest";
import { createLog } from "../log.ts";
import type { OutgoingRequest, OutgoingResponse } from "../outgoing/send-over-tls.ts";
import { createFetchPhoto, maxFetchedBytes } from "./fetch-photo.ts";
import { picture } from "./test-pictures.ts";

const open = "93.184.215.14";
const now = () => new Date("2026-11-20T12:00Z");

const found = (body: Uint8Array | null = picture("jpeg")): OutgoingResponse => ({ status: 200, location: null, body });
const redirect = (location: string | null, status = 302): OutgoingResponse => ({ status, location, body: null });

interface Site {
  addresses?: readonly string[];
  responses?: OutgoingResponse[];
}

/** Fetches from hosts that have these addresses and responses. Also returns the requests that were sent. */
async function fetchFrom(url: string, hosts: Record<string, Site> = {}) {
  const asked: Pick<OutgoingRequest, "address" | "hostname" | "path">[] = [];
  const logged: string[] = [];
  const log = createLog({ level: "info", now, write: (line) => logged.push(line) });
  const fetchPhoto = createFetchPhoto(log, {
    resolve: async (hostname) => hosts[hostname]?.addresses ?? [],
    send: async ({ address, hostname, path }) => {
      asked.push({ address, hostname, path });
      return hosts[hostname]?.responses?.shift() ?? found();
    },
  });
  const outcome = await fetchPhoto(url).then(
    ({ type }) => type,
    (error: { code?: string }) => error.code,
  );
  return { outcome, asked, logged };
}

test("a photo is asked for at the address that was checked, by the name of its host", async () => {
  const { outcome, asked } = await fetchFrom("https://photos.example/of/me?size=256", {
    "photos.example": { addresses: [open] },
  });
  expect(outcome).toBe("image/jpeg");
  expect(asked).toEqual([{ address: open, hostname: "photos.example", path: "/of/me?size=256" }]);
});

test.each([
  ["plain http", "http://photos.example/me.jpg"],
  ["a file of the server", "file:///etc/passwd"],
  ["another port", "https://photos.example:8443/me.jpg"],
  ["credentials", "https://mira:secret@photos.example/me.jpg"],
  ["loopback", "https://127.0.0.1/me.jpg"],
  ["loopback in IPv6", "https://[::1]/me.jpg"],
  ["loopback as one decimal number", "https://2130706433/me.jpg"],
  ["loopback in octal", "https://0177.0.0.1/me.jpg"],
  ["loopback in hexadecimal", "https://0x7f.1/me.jpg"],
  ["loopback with two numbers", "https://127.1/me.jpg"],
  ["loopback in wide digits", "https://１２７.0.0.1/me.jpg"],
  ["IPv4 mapped to IPv6", "https://[::ffff:127.0.0.1]/me.jpg"],
  ["the metadata of a cloud", "https://169.254.169.254/latest/meta-data"],
  ["any other IP address", `https://${open}/me.jpg`],
])("%s is not asked", async (_, url) => {
  expect(await fetchFrom(url, { "photos.example": { addresses: [open] } })).toMatchObject({
    outcome: "photo-unreachable",
    asked: [],
  });
});

test.each([
  ["this machine", ["127.0.0.1"]],
  ["this machine in IPv6", ["::1"]],
  ["a link", ["169.254.169.254"]],
  ["a private network", ["10.1.2.3"]],
  ["a private network in IPv6", ["fd00::1"]],
  ["this machine, mapped to IPv6", ["::ffff:127.0.0.1"]],
  ["this machine by NAT64", ["64:ff9b::7f00:1"]],
  ["a private network beside a public address", [open, "192.168.1.1"]],
  ["nothing", []],
])("a host that resolves to %s is not asked", async (_, addresses) => {
  const { outcome, asked } = await fetchFrom("https://photos.example/me.jpg", { "photos.example": { addresses } });
  expect([outcome, asked]).toEqual(["photo-unreachable", []]);
});

test("a host that resolves to another address the second time is asked at the first one", async () => {
  const answers = [[open], ["127.0.0.1"]];
  const asked: string[] = [];
  const fetchPhoto = createFetchPhoto(createLog({ level: "error", now, write: () => {} }), {
    resolve: async () => answers.shift() ?? [],
    send: async ({ address }) => {
      asked.push(address);
      return asked.length === 1 ? redirect("/again") : found();
    },
  });
  await expect(fetchPhoto("https://rebinding.example/me.jpg")).rejects.toMatchObject({ code: "photo-unreachable" });
  expect(asked).toEqual([open]);
});

test("a redirect is followed to a public host", async () => {
  const { outcome, asked } = await fetchFrom("https://photos.example/me", {
    "photos.example": { addresses: [open], responses: [redirect("https://cdn.example/me.jpg"), redirect("/here")] },
    "cdn.example": { addresses: ["1.1.1.1"] },
  });
  expect(outcome).toBe("image/jpeg");
  expect(asked.map(({ address, path }) => address + path)).toEqual([`${open}/me`, "1.1.1.1/me.jpg"]);
});

test.each([
  ["this machine", "https://127.0.0.1/"],
  ["a name of this machine", "https://inside.example/"],
  ["plain http", "http://cdn.example/"],
  ["another port", "https://cdn.example:22/"],
  ["credentials", "https://a:b@cdn.example/"],
  ["data", "data:image/png;base64,AAAA"],
  ["nowhere", null],
])("a redirect to %s is not followed", async (_, location) => {
  const { outcome, asked } = await fetchFrom("https://photos.example/me", {
    "photos.example": { addresses: [open], responses: [redirect(location)] },
    "cdn.example": { addresses: [open] },
    "inside.example": { addresses: ["10.0.0.7"] },
  });
  expect([outcome, asked.length]).toEqual(["photo-unreachable", 1]);
});

test("redirects end after the third", async () => {
  const responses = Array.from({ length: 9 }, () => redirect("/on"));
  const { outcome, asked } = await fetchFrom("https://photos.example/me", {
    "photos.example": { addresses: [open], responses },
  });
  expect([outcome, asked.length]).toEqual(["photo-unreachable", 4]);
});

test.each([
  ["no picture", found(Buffer.from("<!doctype html>")), "not-a-photo"],
  ["too much", found(null), "unfit-photo"],
  ["a missing page", { status: 404, location: null, body: null }, "photo-unreachable"],
])("%s is refused", async (_, response, code) => {
  const { outcome } = await fetchFrom("https://photos.example/me", {
    "photos.example": { addresses: [open], responses: [response] },
  });
  expect(outcome).toBe(code);
});

test("a picture of more than 2048 pixels is refused", async () => {
  const large = picture("png");
  large.writeUInt32BE(2049, 16);
  const { outcome } = await fetchFrom("https://photos.example/me", {
    "photos.example": { addresses: [open], responses: [found(large)] },
  });
  expect(outcome).toBe("unfit-photo");
  expect(maxFetchedBytes).toBe(1_048_576);
});

const never = () => new Promise<never>(() => {});
const hang = ({ signal }: OutgoingRequest) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

test("a name server or a host that never responds is given up", async () => {
  const log = createLog({ level: "error", now, write: () => {} });
  for (const resolve of [never, async () => [open]]) {
    const fetchPhoto = createFetchPhoto(log, { resolve, send: hang }, 50);
    await expect(fetchPhoto("https://photos.example/me")).rejects.toMatchObject({ code: "photo-unreachable" });
  }
});

test("the log does not say whose photo it was", async () => {
  const { logged } = await fetchFrom("https://photos.example/mira.jpg");
  expect(logged).toHaveLength(1);
  expect(logged.join()).not.toMatch(/photos\.example|mira/);
});

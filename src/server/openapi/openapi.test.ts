import { expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { addressesOf } from "#contract/endpoint.ts";
import { refusalHeader, refusals } from "#contract/refusals.ts";
import { languages } from "#model/languages.ts";
import { testApp } from "../test-app.ts";

interface Described {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, { operationId: string; requestBody?: object; parameters?: { name: string }[] }>>;
  components: {
    securitySchemes: { session: { name: string } };
    schemas: { RefusalCode: { oneOf: { const: string; description: string }[] } };
    responses: { refusal: { headers: Record<string, object> } };
  };
}

const read = async () => {
  const reply = await testApp({ siteUrl: "https://mantra.example" }).ask("/api/openapi.json");
  expect(reply.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate, s-maxage=10");
  return (await reply.json()) as Described;
};

test("every line of the contract is described, and nothing else", async () => {
  const { openapi, servers, paths, components } = await read();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => [operationId, `${method} ${path}`]),
  );
  const lines = Object.entries(api).flatMap(([name, line]) =>
    addressesOf(line).map((path, place) => [
      place === 0 ? name : `${name}-${languages[place]}`,
      `${line.method.toLowerCase()} ${path.replace(/:(\w+)/g, "{$1}")}`,
    ]),
  );
  expect(openapi).toBe("3.1.1");
  expect(servers).toEqual([{ url: "https://mantra.example" }]);
  expect(components.securitySchemes.session.name).toBe("__Host-session");
  expect(Object.fromEntries(calls)).toEqual(Object.fromEntries(lines));
});

test("a text is described at an address for each language, and what is personal at one", async () => {
  const { paths } = await read();
  expect(paths["/api/hi/deities/{deityId}"]?.["get"]?.operationId).toBe("deity-hi");
  expect(Object.keys(paths).filter((path) => path.startsWith("/api/hi/favorites"))).toEqual([]);
});

test("every refusal is described by its code", async () => {
  const { components } = await read();
  const described = Object.fromEntries(
    components.schemas.RefusalCode.oneOf.map((each) => [each.const, each.description]),
  );
  expect(Object.keys(described)).toEqual(Object.keys(refusals));
  expect(described["email-registered"]).toMatch(/^409 This email is already registered\./);
  expect(described["malformed-json"]).toContain("The same request is always refused.");
  expect(components.responses.refusal.headers).toHaveProperty(refusalHeader);
});

test("a call describes its path, its query and its body", async () => {
  const { paths } = await read();
  expect(paths["/api/chant/{deityId}/{mantraId}"]?.["get"]).toMatchObject({
    parameters: [
      { name: "deityId", in: "path", required: true },
      { name: "mantraId", in: "path", required: true },
    ],
    security: [],
  });
  expect(paths["/api/search"]?.["get"]).toMatchObject({ parameters: [{ name: "q", in: "query", required: true }] });
  expect(paths["/api/practice/chants"]?.["post"]).toMatchObject({
    security: [{ session: [] }],
    requestBody: {
      content: {
        "application/json": {
          schema: {
            properties: { repetitions: { type: "integer", minimum: 1, maximum: 108 } },
            additionalProperties: false,
          },
        },
      },
    },
  });
});

import { expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { testApp } from "../test-app.ts";

interface Described {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, { operationId: string; requestBody?: object; parameters?: { name: string }[] }>>;
  components: { securitySchemes: { session: { name: string } } };
}

const read = async () => {
  const reply = await testApp({ siteUrl: "https://mantra.example" }).ask("/api/openapi.json");
  expect(reply.headers.get("cache-control")).toBe("public, no-cache");
  return (await reply.json()) as Described;
};

test("every line of the contract is described, and nothing else", async () => {
  const { openapi, servers, paths, components } = await read();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => [operationId, `${method} ${path}`]),
  );
  const lines = Object.entries(api).map(([name, { method, path }]) => [
    name,
    `${method.toLowerCase()} ${path.replace(/:(\w+)/g, "{$1}")}`,
  ]);
  expect(openapi).toBe("3.1.1");
  expect(servers).toEqual([{ url: "https://mantra.example" }]);
  expect(components.securitySchemes.session.name).toBe("__Host-session");
  expect(Object.fromEntries(calls)).toEqual(Object.fromEntries(lines));
});

test("a call says what goes into its path, its question and its body", async () => {
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

import { z } from "zod";
import { api } from "#contract/api.ts";
import { addressIn, type Access, type Method } from "#contract/endpoint.ts";
import { EntryId } from "#contract/practice-bodies.ts";
import { isFinalRefusal, refusalHeader, refusals, type RefusalCode } from "#contract/refusals.ts";
import { schemas } from "#contract/schemas.ts";
import { languages, mainLanguage, type Language } from "#model/languages.ts";
import { queryParameters, summaries, type CallName } from "./call-texts.ts";

const id = { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" };
const opaqueId = { type: "string", pattern: "^[A-Za-z0-9_-]+$" };
const idsByName: Readonly<Record<string, object>> = {
  id: toSchema(EntryId),
  year: { type: "string", pattern: "^[0-9]{4}$" },
  sessionId: opaqueId,
  passkeyId: opaqueId,
  version: opaqueId,
};

interface Line {
  method: Method;
  path: string;
  access: Access;
  maxBytes?: number;
  isWordless?: boolean;
}

const languageNames: Readonly<Record<Language, string>> = { en: "English", hi: "Hindi" };

const lines = Object.entries<Line>(api) as [CallName, Line][];

const refusalCodes = (Object.keys(refusals) as RefusalCode[]).map((code) => {
  const { status, sentence } = refusals[code];
  const repeat = isFinalRefusal(code) ? "The same request is always refused." : "The request may be sent again later.";
  return { const: code, description: [status, sentence ?? "A sentence for the request.", repeat].join(" ") };
});

/** Returns the contract as an OpenAPI 3.1 document. */
export function describeApi(site: { name: string; siteUrl: string; cookie: string }) {
  return {
    openapi: "3.1.1",
    info: {
      title: site.name,
      version: "1",
      description: "The calls of the site's own pages. Writes are JSON, and refused when another site sends them.",
    },
    servers: [{ url: site.siteUrl }],
    paths: describePaths(),
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: site.cookie } },
      schemas: { RefusalCode: { type: "string", oneOf: refusalCodes } },
      headers: {
        Refusal: { description: "The code of a refusal", schema: { $ref: "#/components/schemas/RefusalCode" } },
      },
      responses: {
        refusal: {
          description: "One sentence that a person can read. Programs go by the code in the header.",
          headers: { [refusalHeader]: { $ref: "#/components/headers/Refusal" } },
          content: { "text/plain": {} },
        },
      },
    },
  };
}

function describePaths() {
  const described: Record<string, Record<string, object>> = {};
  for (const [name, line] of lines) {
    for (const language of languages) {
      const address = addressIn(language, line);
      // A call that is the same in all languages has only one address.
      if (language !== mainLanguage && address === line.path) continue;
      const path = address.replace(/:(\w+)/g, "{$1}");
      described[path] = { ...described[path], [line.method.toLowerCase()]: describeCall(name, line, language) };
    }
  }
  return described;
}

function describeCall(name: CallName, { path, access, maxBytes }: Line, language: Language) {
  const content = contentOf(name, maxBytes);
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, part = ""]) => inPath(part)).concat(inQuery(name));
  return {
    operationId: language === mainLanguage ? name : `${name}-${language}`,
    summary: language === mainLanguage ? summaries[name] : `In ${languageNames[language]}: ${summaries[name]}`,
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      200: {
        description: summaries[name],
        content: { "application/json": { schema: toSchema(schemas[name].replies, "output") } },
      },
      "4XX": { $ref: "#/components/responses/refusal" },
      "5XX": { $ref: "#/components/responses/refusal" },
    },
    security: access === "signed-in" ? [{ session: [] }] : [],
  };
}

/** Finds the media type and the schema of a body; null for a call without one. */
function contentOf(name: CallName, maxBytes?: number) {
  if (maxBytes !== undefined)
    return { "image/*": { schema: { type: "string", format: "binary", maxLength: maxBytes } } };
  const { takes } = schemas[name];
  return takes ? { "application/json": { schema: toSchema(takes) } } : null;
}

const inPath = (name: string) => ({
  name,
  in: "path",
  required: true,
  schema: idsByName[name] ?? id,
});

function inQuery(name: CallName) {
  const parameters = (queryParameters as Partial<Record<CallName, Readonly<Record<string, string>>>>)[name] ?? {};
  return Object.entries(parameters).map(([part, description]) => ({
    name: part,
    in: "query",
    required: part === "q" || part === "month",
    description,
    schema: { type: "string" },
  }));
}

/**
 * Converts a schema. JSON Schema cannot express every check of a body, but the refusal of a body that fails one
 * explains it.
 */
function toSchema(schema: z.ZodType, io: "input" | "output" = "input") {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return described;
}

import { serve } from "@hono/node-server";
import { Hono } from "hono";

/** This server is the baseline of a start: Hono with one route, as the product uses it. */
const app = new Hono().get("/readyz", (context) => context.text("ready"));
serve({ fetch: app.fetch, port: Number(process.env["PORT"]) });

import type { z } from "zod";
import type { Access, Endpoint } from "#contract/endpoint.ts";
import type { Api, CallName } from "./call-texts.ts";
import { pageReplies } from "./page-replies.ts";
import { personalReplies } from "./personal-replies.ts";

type ReplyOf<Line> = Line extends Endpoint<string, Access, infer Reply, infer _> ? Reply : never;

/** Schema of each reply. A field of the contract that is missing here, or has another type, does not compile. */
export const replySchemas: Readonly<{ [Name in CallName]: z.ZodType<ReplyOf<Api[Name]>> }> = {
  ...pageReplies,
  ...personalReplies,
};

import { randomUUID } from "node:crypto";
import type { Db } from "../db/open.ts";

interface BetterAuthOptions {
  db: Db;
  siteUrl: string;
  secret: string;
}

export type People = Awaited<ReturnType<typeof openPeople>>;

/**
 * Better Auth's own view of the tables in which people, their credentials and their reset tokens stand. None of its
 * routes is served, none of its endpoints is called; docs/decisions/0007-identity.md says why.
 * Loaded when it is first needed, and in its smaller form: the whole of it takes 40 MB more.
 */
export async function openPeople({ db, siteUrl, secret }: BetterAuthOptions) {
  const { betterAuth } = await import("better-auth/minimal");
  const { kyselyAdapter } = await import("@better-auth/kysely-adapter");
  const { adapter } = await betterAuth({
    baseURL: siteUrl,
    secret,
    // Only which columns there are is said with it: ours mean the same in PostgreSQL.
    database: kyselyAdapter(db, { type: "sqlite", transaction: true }),
    user: {
      modelName: "account",
      fields: { emailVerified: "email_verified", createdAt: "created_at", updatedAt: "updated_at" },
    },
    account: {
      modelName: "credential",
      fields: {
        userId: "account_id",
        accountId: "provider_account_id",
        providerId: "provider",
        createdAt: "created_at",
        updatedAt: "updated_at",
      },
    },
    verification: { fields: { expiresAt: "expires_at", createdAt: "created_at", updatedAt: "updated_at" } },
    advanced: { database: { generateId: () => randomUUID(), validateSchema: false } },
    telemetry: { enabled: false },
    logger: { disabled: true },
  }).$context;
  return adapter;
}

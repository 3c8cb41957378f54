import { randomUUID } from "node:crypto";
import type { Db } from "../db/open.ts";

export type People = Awaited<ReturnType<typeof openPeople>>;

/**
 * Better Auth's own view of the tables in which people, their credentials and their reset tokens stand, loaded when it
 * is first needed. Its routes and endpoints are left out; docs/decisions/0007-identity.md says why.
 */
export async function openPeople(db: Db) {
  const { kyselyAdapter } = await import("@better-auth/kysely-adapter");
  // Only which columns there are is said with the type: ours mean the same in PostgreSQL.
  const adapt = kyselyAdapter(db, { type: "sqlite", transaction: true });
  return adapt({
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
    logger: { disabled: true },
  });
}

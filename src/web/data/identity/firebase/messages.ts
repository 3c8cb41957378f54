import type { IdentityClient } from "#model/user.ts";
import type { FirebaseAuth } from "./firebase-auth.ts";

/** A call of the page to the worker. */
export interface WorkerRequest {
  id: number;
  client: IdentityClient;
  call: keyof FirebaseAuth;
  argument: unknown;
}

export type Reply = { id: number } & ({ value: unknown } | { refused: { code: string; message: string } });

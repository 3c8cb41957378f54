import { z } from "zod";

/**
 * The schemas of what browsers send. They only limit its length; whether it is valid is known when the signature is
 * checked.
 */

const base64url = (name: string, most: number) =>
  z
    .string(`${name} must be a text`)
    .max(most, `${name} is too long`)
    .regex(/^[A-Za-z0-9_-]+$/, `${name} must be in base64url`);

export const PasskeyId = base64url("The id of the passkey", 1400);

const shared = {
  id: PasskeyId,
  rawId: PasskeyId,
  type: z.literal("public-key", "This is no passkey"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).exactOptional(),
};

const clientDataJSON = base64url("clientDataJSON", 4000);
const authenticatorData = base64url("authenticatorData", 4000);

/** A passkey that a browser has made. */
export const NewPasskey = z.strictObject({
  credential: z.object({
    ...shared,
    response: z.object({
      clientDataJSON,
      attestationObject: base64url("attestationObject", 8000),
      transports: z.array(z.string().max(32)).max(10).exactOptional(),
    }),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

/** A challenge that a browser has signed with a passkey. */
export const PasskeyProof = z.strictObject({
  credential: z.object({
    ...shared,
    response: z.object({
      clientDataJSON,
      authenticatorData,
      signature: base64url("signature", 2000),
      userHandle: base64url("userHandle", 200).exactOptional(),
    }),
  }),
});
export type PasskeyProof = z.infer<typeof PasskeyProof>;

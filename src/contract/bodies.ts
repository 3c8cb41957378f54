import { z } from "zod";
import { shortestName } from "#model/account-limits.ts";
import { refusals } from "./refusals.ts";

/**
 * Schemas of request bodies. Unknown fields are refused. The browser imports only the types. The messages are written for
 * other clients than this site's own forms, which check what is typed before they send it.
 */

/** A text has no control characters, such as NUL, which PostgreSQL cannot store, and no lone surrogates. */
const isText = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text);

const text = (name: string, { least, most }: { least: number; most: number }) =>
  z
    .string(`${name} must be a text`)
    .refine(isText, `${name} must not contain control characters`)
    .transform((value) => value.normalize("NFC").trim())
    .pipe(
      z
        .string()
        .min(least, `${name} must be at least ${least} characters long`)
        .max(most, `${name} must be at most ${most} characters long`),
    );

const Name = text("Name", { least: shortestName, most: 100 });

const invalidEmail = refusals["invalid-email"].sentence;

const Email = z
  .string(invalidEmail)
  .max(254, invalidEmail)
  .transform((email) => email.trim().toLowerCase())
  .pipe(z.email(invalidEmail));

/** The longest password of any policy bounds this one. The policy in force is checked when the body has been read. */
const Password = z
  .string("Password must be a text")
  .min(1, "Password must not be empty")
  .max(256, "Password must be at most 256 characters long")
  .refine(isText, "Password must not contain control characters")
  .transform((password) => password.normalize("NFC"));

const Token = z.string("The token must be a text").min(1, "The token is missing").max(200, "The token is too long");

/** The address of a picture on another site, which the server fetches once. */
const PhotoUrl = z
  .string("Photo URL must be a text")
  .max(2000, "Photo URL must be at most 2000 characters long")
  .refine((value) => isText(value) && URL.parse(value)?.protocol === "https:", "Photo URL must begin with https://")
  .transform((value) => new URL(value).href);

export const SignUp = z.strictObject({ name: Name, email: Email, password: Password });
export type SignUp = z.infer<typeof SignUp>;

export const SignIn = z.strictObject({ email: Email, password: Password });
export type SignIn = z.infer<typeof SignIn>;

export const ResetRequest = z.strictObject({ email: Email });
export type ResetRequest = z.infer<typeof ResetRequest>;

export const NewPassword = z.strictObject({ token: Token, password: Password });
export type NewPassword = z.infer<typeof NewPassword>;

/** Changes of the profile and the settings. Omitted fields stay as they are. */
export const UserChanges = z.strictObject({
  displayName: Name.optional(),
  photoURL: PhotoUrl.nullable().optional(),
  dayBeginsAt: z
    .int("The day must begin at a whole hour")
    .min(0, "The day must begin between 0 and 4 o'clock")
    .max(4, "The day must begin between 0 and 4 o'clock")
    .optional(),
  showStreaks: z.boolean("Show streaks must be true or false").optional(),
});
export type UserChanges = z.infer<typeof UserChanges>;

export const PasswordProof = z.strictObject({ password: Password });
export type PasswordProof = z.infer<typeof PasswordProof>;

/** A token of a hosted identity provider: three parts in base64url. The third, the signature, is empty in an emulator's token. */
const IdToken = z
  .string("The idToken must be a text")
  .max(8000, "The idToken is too long")
  .regex(/^[\w-]+\.[\w-]+\.[\w-]*$/, "The idToken is not a JSON Web Token");

export const Exchange = z.strictObject({
  idToken: IdToken,
  /** The browser sends true when the person has just changed the password. */
  endOtherSessions: z.boolean("End other sessions must be true or false").optional(),
});
export type Exchange = z.infer<typeof Exchange>;

/** Proof of who somebody is: the password, or a fresh sign-in with the hosted provider. */
export const AccountProof = z.union(
  [PasswordProof, z.strictObject({ idToken: IdToken })],
  "The password is missing, or the idToken of a fresh sign-in",
);
export type AccountProof = z.infer<typeof AccountProof>;

export const PasswordRenewal = z.strictObject({ password: Password, newPassword: Password });
export type PasswordRenewal = z.infer<typeof PasswordRenewal>;

export const EmailChange = z.strictObject({ password: Password, email: Email });
export type EmailChange = z.infer<typeof EmailChange>;

export const EmailConfirmation = z.strictObject({ token: Token });
export type EmailConfirmation = z.infer<typeof EmailConfirmation>;

export const Nothing = z.strictObject({});
export type Nothing = z.infer<typeof Nothing>;

import { z } from "zod";
import { mostPasskeys, shortestName } from "#model/account-limits.ts";
import { isEmail, typedEmail } from "#model/email-address.ts";
import { defaultPasswordPolicy, lengthOf, typedPassword } from "#model/password-policy.ts";
import { nameFault, typedName } from "#model/person-name.ts";
import { PasskeyId } from "./passkey-bodies.ts";
import { refusals } from "./refusals.ts";

/**
 * Schemas of request bodies. Unknown fields are refused. The browser imports only the types. The messages are written for
 * other clients than this site's own forms, which check what is typed before they send it.
 */

/** A text has no control characters, such as NUL, which PostgreSQL cannot store, and no lone surrogates. */
const isText = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text);

const isWithout = (fault: ReturnType<typeof nameFault>) => (name: string) => nameFault(name) !== fault;

const Name = z
  .string("Name must be a text")
  .refine(isText, "Name must not contain control characters")
  .transform(typedName)
  .pipe(
    z
      .string()
      .max(100, "Name must be at most 100 characters long")
      .refine(isWithout("turns-direction"), "Name must not contain characters that turn the direction of a text")
      .refine(isWithout("too-short"), `Name must be at least ${shortestName} characters long`)
      .refine(isWithout("invisible"), "Name must have a letter that can be seen"),
  );

const invalidEmail = refusals["invalid-email"].sentence;

const Email = z
  .string(invalidEmail)
  .transform(typedEmail)
  .pipe(z.string().refine(isEmail, invalidEmail))
  .meta({ format: "idn-email" });

const { maxLength } = defaultPasswordPolicy;

/** The longest password of any policy bounds this one. The policy in force is checked when the body has been read. */
const Password = z
  .string("Password must be a text")
  .min(1, "Password must not be empty")
  .refine(isText, "Password must not contain control characters")
  .transform(typedPassword)
  .refine((password) => lengthOf(password) <= maxLength, `Password must be at most ${maxLength} characters long`);

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

/** Ids of the passkeys that stay when the password is replaced. Where the list is omitted, those in doubt go. */
const KeptPasskeys = z
  .array(PasskeyId, "The passkeys to keep must be a list")
  .max(mostPasskeys, `At most ${mostPasskeys} passkeys can be kept`)
  .optional();

export const NewPassword = z.strictObject({ token: Token, password: Password, keepPasskeys: KeptPasskeys });
export type NewPassword = z.infer<typeof NewPassword>;

export const ResetLink = z.strictObject({ token: Token });
export type ResetLink = z.infer<typeof ResetLink>;

export const SignInLinkRequest = z.strictObject({ email: Email });
export type SignInLinkRequest = z.infer<typeof SignInLinkRequest>;

export const SignInLink = z.strictObject({ token: Token });
export type SignInLink = z.infer<typeof SignInLink>;

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

export const PasswordRenewal = z.strictObject({
  password: Password,
  newPassword: Password,
  keepPasskeys: KeptPasskeys,
});
export type PasswordRenewal = z.infer<typeof PasswordRenewal>;

export const EmailChange = z.strictObject({ password: Password, email: Email });
export type EmailChange = z.infer<typeof EmailChange>;

export const EmailConfirmation = z.strictObject({ token: Token });
export type EmailConfirmation = z.infer<typeof EmailConfirmation>;

export const Nothing = z.strictObject({});
export type Nothing = z.infer<typeof Nothing>;

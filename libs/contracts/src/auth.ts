import * as z from 'zod';
import { personName } from './account.js';
import { emailAddress } from './email-address.js';

/** Most `user_metadata` kept of one user: keys, and characters as JSON. */
const METADATA_LIMITS = { keys: 20, characters: 4_000 } as const;

/** What is wrong with the size of metadata; undefined when nothing is. */
export function metadataProblem(data: Record<string, unknown>): string | undefined {
  if (Object.keys(data).length > METADATA_LIMITS.keys) {
    return `expected at most ${METADATA_LIMITS.keys} keys`;
  }
  return JSON.stringify(data).length > METADATA_LIMITS.characters
    ? `expected at most ${METADATA_LIMITS.characters} characters`
    : undefined;
}

/** Longer ones are refused by the password rules with a reason, so the bound here is only for safety. */
const password = z.string().min(1, 'expected a password').max(1000);
/** What users say of themselves. Clients may leave the names out; given ones end up in our mails. */
const metadata = z
  .looseObject({
    first_name: personName('first name').nullish(),
    last_name: personName('last name').nullish(),
  })
  .superRefine((value, context) => {
    const problem =
      metadataProblem(value) ??
      (Object.keys(value).some((key) => key.length > 60) ? 'expected shorter keys' : undefined);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  });
const token = z.string().min(1).max(300);
/** Sent by the client with several calls; no captcha is configured, so it is not read. */
const security = z.looseObject({ captcha_token: z.string().max(2000).nullish() }).nullish();
const challenge = {
  code_challenge: z.string().min(1).max(128).nullish(),
  code_challenge_method: z.literal('s256', 'expected s256').nullish(),
};

export const redirectQuery = z.strictObject({ redirect_to: z.string().max(2000).optional() });

/** With neither email nor password: a visitor. */
export const signUpBody = z
  .strictObject({
    email: emailAddress.optional(),
    password: password.optional(),
    data: metadata.nullish(),
    gotrue_meta_security: security,
    ...challenge,
  })
  .refine((body) => (body.email === undefined) === (body.password === undefined), {
    message: 'expected both email and password, or neither',
    path: ['email'],
  });

export const tokenQuery = z.strictObject({
  grant_type: z.string().max(40),
  redirect_to: z.string().max(2000).optional(),
});
export const passwordGrant = z.strictObject({
  email: emailAddress,
  password,
  gotrue_meta_security: security,
});
export const refreshGrant = z.strictObject({ refresh_token: token });
export const pkceGrant = z.strictObject({ auth_code: token, code_verifier: token });

export const recoverBody = z.strictObject({
  email: emailAddress,
  gotrue_meta_security: security,
  ...challenge,
});

export const resendBody = z.strictObject({
  email: emailAddress,
  type: z.enum(['signup', 'email_change']),
  gotrue_meta_security: security,
  ...challenge,
});

export const verifyBody = z
  .strictObject({
    type: z.enum(['signup', 'email', 'recovery', 'email_change', 'invite', 'magiclink']),
    token_hash: token.optional(),
    token: token.optional(),
    email: emailAddress.optional(),
    redirect_to: z.string().max(2000).optional(),
    /** The verifiers that the browser keeps: beyond the protocol, see docs/auth.md. */
    code_verifiers: z.array(token).max(20).optional(),
    gotrue_meta_security: security,
  })
  .refine((body) => (body.token_hash === undefined) !== (body.token === undefined), {
    message: 'expected token_hash, or email and token',
    path: ['token_hash'],
  })
  .refine((body) => body.token === undefined || body.email !== undefined, {
    message: 'expected the email the token was sent to',
    path: ['email'],
  });

export const updateUserBody = z.strictObject({
  email: emailAddress.optional(),
  password: password.optional(),
  current_password: password.optional(),
  nonce: z.string().max(100).optional(),
  data: metadata.nullish(),
  ...challenge,
});

export const logoutQuery = z.strictObject({
  scope: z.enum(['global', 'local', 'others']).default('global'),
});

const user = z.looseObject({ id: z.uuid(), email: z.string(), is_anonymous: z.boolean() });
const session = z.strictObject({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int(),
  expires_at: z.int(),
  refresh_token: z.string(),
  user,
});

export const userAnswer = user;
export const sessionAnswer = session;
export const signUpAnswer = z.union([session, user]);
export const verifyAnswer = z.union([
  session,
  z.strictObject({ msg: z.string(), code: z.literal('200') }),
]);
export const emptyAnswer = z.strictObject({});
export const jwksAnswer = z.strictObject({ keys: z.array(z.looseObject({ kid: z.string() })) });
export const settingsAnswer = z.strictObject({
  external: z.record(z.string(), z.boolean()),
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
  phone_autoconfirm: z.boolean(),
  sms_provider: z.string(),
  saml_enabled: z.boolean(),
  /** Characters of the shortest password taken; beyond the protocol, read by our own forms. */
  password_min_length: z.int(),
});
export type AuthSettings = z.infer<typeof settingsAnswer>;
export const authHealthAnswer = z.strictObject({
  version: z.string(),
  name: z.string(),
  description: z.string(),
});

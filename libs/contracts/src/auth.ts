import * as z from 'zod';
import { personName } from './account.js';
import { emailAddressOr } from './email-address.js';

/**
 * Messages whose exact wording is part of the protocol, because its clients compare them. (Our own
 * messages name the field.)
 */
export const PROTOCOL_SENTENCES = {
  email: 'Unable to validate email address: invalid format',
  phone: 'Invalid phone number format (E.164 required)',
  signUp: 'Signup requires a valid password',
  grant: 'missing email or phone',
  pkce: 'PKCE flow requires code_challenge_method and code_challenge',
  challenge: 'code challenge has to be between 43 and 128 characters',
  code: 'invalid request: both auth code and code verifier should be non-empty',
  token: 'Verify requires a token',
  oneOf: 'One of email or phone must be set',
} as const;

/** Most `user_metadata` kept per user: keys, and characters as JSON. */
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
export const newPassword = z.string().min(1, 'expected a password').max(1000);
/** What users say about themselves. Clients may leave the names out; if given, they end up in our emails. */
export const metadata = z
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
export const protocolAddress = emailAddressOr(PROTOCOL_SENTENCES.email);
/** A phone number as the protocol writes it: digits, country code first, with or without a plus. */
const phoneNumber = z
  .string(PROTOCOL_SENTENCES.phone)
  .regex(/^\+?[1-9]\d{1,14}$/, PROTOCOL_SENTENCES.phone);
/** No captcha token is longer (Turnstile's have up to 2,048 characters). */
export const CAPTCHA_TOKEN_MAX = 2048;
/** Sent by the client with several calls; read before the rest if a captcha is set up. */
const security = z
  .looseObject({ captcha_token: z.string().max(CAPTCHA_TOKEN_MAX).nullish() })
  .nullish();
const challenge = {
  code_challenge: z.string().min(1).max(128).nullish(),
  code_challenge_method: z.literal('s256', 'expected s256').nullish(),
};

/*
 * Unknown members in a client's request are ignored, as by every server of this protocol: its clients
 * send their own options along.
 */
export const redirectQuery = z.object({ redirect_to: z.string().max(2000).optional() });

/** With neither email nor password: a visitor. */
export const signUpBody = z
  .object({
    email: protocolAddress.optional(),
    /** Refused with its own message: no account has a phone. */
    phone: z.string().max(100).optional(),
    password: newPassword.optional(),
    data: metadata.nullish(),
    gotrue_meta_security: security,
    ...challenge,
  })
  .refine((body) => body.email === undefined || body.password !== undefined, {
    message: PROTOCOL_SENTENCES.signUp,
    path: ['password'],
  })
  .refine(
    ({ email, phone, password: word }) =>
      word === undefined || email !== undefined || phone !== undefined,
    { message: PROTOCOL_SENTENCES.email, path: ['email'] },
  );

export const tokenQuery = z.object({
  grant_type: z.string().max(300).optional(),
  redirect_to: z.string().max(2000).optional(),
});
export const passwordGrant = z
  .object({
    email: protocolAddress.optional(),
    phone: z.string().max(100).optional(),
    password: newPassword,
    gotrue_meta_security: security,
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
    message: PROTOCOL_SENTENCES.grant,
    path: ['email'],
  });
export const refreshGrant = z.object({ refresh_token: token });
const codePart = z.string(PROTOCOL_SENTENCES.code).min(1, PROTOCOL_SENTENCES.code).max(300);
export const pkceGrant = z.object({ auth_code: codePart, code_verifier: codePart });
/** Which provider its own token is from; no such provider is turned on. */
export const idTokenGrant = z.object({
  provider: z.string().max(100).nullish(),
  issuer: z.string().max(300).nullish(),
});

export const recoverBody = z.object({
  email: protocolAddress,
  gotrue_meta_security: security,
  ...challenge,
});

export const resendBody = z
  .object({
    email: protocolAddress.optional(),
    phone: phoneNumber.optional(),
    type: z.enum(['signup', 'email_change', 'sms', 'phone_change']),
    gotrue_meta_security: security,
    ...challenge,
  })
  .refine(({ email, phone }) => (email === undefined) !== (phone === undefined), {
    message: 'expected an email or a phone',
    path: ['email'],
  });

/** A code to sign in with; if there's no account, one is made unless the client says otherwise. */
export const otpBody = z
  .object({
    email: protocolAddress.optional(),
    phone: z.string().max(100).optional(),
    create_user: z.boolean().default(true),
    data: metadata.nullish(),
    gotrue_meta_security: security,
    ...challenge,
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
    message: PROTOCOL_SENTENCES.oneOf,
    path: ['email'],
  });

const VERIFY_TYPES = [
  'signup',
  'email',
  'recovery',
  'email_change',
  'invite',
  'magiclink',
  'sms',
  'phone_change',
] as const;

export const verifyBody = z
  .object({
    type: z.enum(VERIFY_TYPES),
    token_hash: token.optional(),
    token: token.optional(),
    email: protocolAddress.optional(),
    phone: phoneNumber.optional(),
    redirect_to: z.string().max(2000).optional(),
    /** The verifiers that the browser keeps: an extension of the protocol, see docs/auth.md. */
    code_verifiers: z.array(token).max(20).optional(),
    gotrue_meta_security: security,
  })
  .refine((body) => (body.token_hash === undefined) !== (body.token === undefined), {
    message: PROTOCOL_SENTENCES.token,
    path: ['token'],
  })
  .refine(({ token: code, email, phone }) => code === undefined || (email ?? phone) !== undefined, {
    message: 'expected the email the token was sent to',
    path: ['email'],
  });

export const updateUserBody = z.object({
  email: protocolAddress.optional(),
  password: newPassword.optional(),
  current_password: newPassword.optional(),
  nonce: z.string().max(100).optional(),
  data: metadata.nullish(),
  ...challenge,
});

/** Which sessions end: all, this one, or all others. */
const LOGOUT_SCOPES = ['global', 'local', 'others'] as const;
export type LogoutScope = (typeof LOGOUT_SCOPES)[number];

export const logoutQuery = z.object({
  scope: z.enum(LOGOUT_SCOPES).default('global'),
});

/** Single sign-on with SAML, which is turned off: the request isn't read. */
export const ssoBody = z.object({});
/** 43 characters of base64url: what SHA-256 of any verifier is. */
const s256Challenge = z
  .string(PROTOCOL_SENTENCES.pkce)
  .regex(/^[\w-]{43}$/, PROTOCOL_SENTENCES.challenge);
export const authorizeQuery = z.object({
  provider: z.string().max(100).optional(),
  redirect_to: z.string().max(2000).optional(),
  code_challenge: z.string().max(200).optional(),
  code_challenge_method: z.string().max(20).optional(),
});
/** What an enabled provider needs from the query. We never send the browser back with a token in the URL. */
export const pkceQuery = z.object({
  code_challenge: s256Challenge,
  code_challenge_method: z.string(PROTOCOL_SENTENCES.pkce).regex(/^s256$/i, 'expected s256'),
});
export const linkIdentityQuery = z.object({ provider: z.string().max(100).optional() });

const fromProvider = z.string().max(4000).optional();
/** As a provider sends a browser back (OpenID Connect Core, 3.1.2.5; `iss` by RFC 9207). */
export const callbackQuery = z.object({
  state: fromProvider,
  code: fromProvider,
  iss: fromProvider,
  error: fromProvider,
  error_description: fromProvider,
});
export const identityParams = z.object({ id: z.string().max(100) });

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
  /** Minimum password length, in characters; an extension of the protocol, read by our own forms. */
  password_min_length: z.int(),
  /** What browsers must load and show before signing in or up; absent if there's no captcha. */
  captcha: z.strictObject({ site_key: z.string(), script_url: z.string() }).optional(),
});
export type AuthSettings = z.infer<typeof settingsAnswer>;
export const authHealthAnswer = z.strictObject({
  version: z.string(),
  name: z.string(),
  description: z.string(),
});

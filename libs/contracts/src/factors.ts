import * as z from 'zod';

/** Codes to get in with when the phone is lost; each works once. */
export const RECOVERY_CODES = 10;

/** A name that helps people tell their devices apart. */
const friendlyName = z.string().max(60).nullish();

export const factorParams = z.object({ id: z.uuid('factor_id must be an UUID') });

export const enrollFactorBody = z.object({
  factor_type: z.enum(['totp', 'phone', 'webauthn'], {
    error: 'factor_type needs to be totp, phone, or webauthn',
  }),
  friendly_name: friendlyName,
  /** The account's issuer, as the authenticator app shows it; by default, the site's name. */
  issuer: z.string().max(60).nullish(),
});

export const verifyFactorBody = z.object({
  challenge_id: z.uuid('challenge_id must be an UUID'),
  code: z.string('Code needs to be non-empty').min(1, 'Code needs to be non-empty').max(20),
});

/** Clients send no body if no name was given. */
export const makeCodesBody = z.object({ friendly_name: friendlyName }).nullish();

export const verifyCodeBody = z.object({
  code: z.string('Code needs to be non-empty').min(1, 'Code needs to be non-empty').max(40),
});

/** A second factor as the user's own list shows it. */
export const factorView = z.strictObject({
  id: z.uuid(),
  created_at: z.string(),
  updated_at: z.string(),
  status: z.enum(['verified', 'unverified']),
  friendly_name: z.string(),
  factor_type: z.enum(['totp', 'recovery_code']),
  last_challenged_at: z.string().optional(),
});
export type FactorView = z.infer<typeof factorView>;

export const enrolledFactorAnswer = z.strictObject({
  id: z.uuid(),
  type: z.literal('totp'),
  friendly_name: z.string(),
  /** `qr_code` is an SVG of `uri`, for apps to scan. */
  totp: z.strictObject({ qr_code: z.string(), secret: z.string(), uri: z.string() }),
});

export const challengeAnswer = z.strictObject({
  id: z.uuid(),
  type: z.literal('totp'),
  /** Unix seconds. */
  expires_at: z.int(),
});

export const factorIdAnswer = z.strictObject({ id: z.uuid() });

export const recoveryCodesStatus = z.strictObject({
  id: z.uuid(),
  type: z.literal('recovery_code'),
  total: z.int(),
  remaining: z.int(),
});

/** The codes themselves are shown this once: only hashes are kept. */
export const recoveryCodesAnswer = z.strictObject({
  id: z.uuid(),
  type: z.literal('recovery_code'),
  friendly_name: z.string(),
  total: z.int(),
  codes: z.array(z.string()),
});

import * as z from 'zod';
import { metadata, newPassword, protocolAddress, userAnswer } from './auth.js';
import { factorView } from './factors.js';

/** Most users on a page of the protocol's list. */
const MOST_PER_PAGE = 1_000;

const positive = z.coerce.number().int().min(1);
/** Clients send an empty string if they have no value. */
const unless = (usual: number, number = positive) =>
  z.preprocess((given) => (given === '' ? undefined : given), number.default(usual));

export const listUsersQuery = z.object({
  page: unless(1),
  per_page: unless(50, positive.max(MOST_PER_PAGE)),
});

export const userParams = z.object({ id: z.uuid('user_id must be an UUID') });
export const userFactorParams = z.object({
  id: z.uuid('user_id must be an UUID'),
  factorId: z.uuid('factor_id must be an UUID'),
});

export const userPasskeyParams = z.object({
  id: z.uuid('user_id must be an UUID'),
  passkeyId: z.uuid('passkey_id must be an UUID'),
});

/** A duration as Go writes it: `24h`, `1h30m`; `none` lifts the ban. */
const banDuration = z
  .string()
  .max(40)
  .regex(/^(none|(\d+(\.\d+)?(h|m|s))+)$/, 'invalid format for ban duration: expected 24h or none');

const attributes = {
  email: protocolAddress.optional(),
  password: newPassword.optional(),
  email_confirm: z.boolean().optional(),
  user_metadata: metadata.nullish(),
  app_metadata: z.record(z.string().max(60), z.unknown()).nullish(),
  ban_duration: banDuration.optional(),
};

export const createUserBody = z.object(attributes).refine(({ email }) => email !== undefined, {
  message: 'Cannot create a user without either an email or phone',
  path: ['email'],
});
export const changeUserBody = z.object(attributes);

/**
 * Clients say whether the row may stay. Here it makes no difference: either way, no personal data is
 * left.
 */
export const deleteUserBody = z.object({ should_soft_delete: z.boolean().optional() }).nullish();

export const inviteBody = z.object({ email: protocolAddress, data: metadata.nullish() });

export const generateLinkBody = z.object({
  type: z.enum([
    'signup',
    'invite',
    'magiclink',
    'recovery',
    'email_change_current',
    'email_change_new',
  ]),
  email: protocolAddress,
  new_email: protocolAddress.optional(),
  password: newPassword.optional(),
  data: metadata.nullish(),
  redirect_to: z.string().max(2000).optional(),
});

export const usersAnswer = z.strictObject({ users: z.array(userAnswer), aud: z.string() });
export const generatedLinkAnswer = userAnswer.extend({
  /** What to send to the person. */
  action_link: z.string(),
  /** What the person may type instead of opening it. */
  email_otp: z.string(),
  hashed_token: z.string(),
  redirect_to: z.string(),
  verification_type: z.string(),
});
export const factorListAnswer = z.array(factorView);
export const deletedFactorAnswer = factorView;

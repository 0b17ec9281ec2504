import * as z from 'zod';
import { PASSKEY_NAME_MAX } from './passkey-rules.js';

const NOT_FOUND = 'passkey_id must be an UUID';
const INVALID = 'Invalid credential response';

/** Bytes in base64url. The largest part, an attestation, has a few kilobytes. */
const bytes = z
  .string(INVALID)
  .regex(/^[\w-]*$/, INVALID)
  .max(20_000, INVALID);
const credentialId = bytes.min(1, INVALID).max(1_400, INVALID);

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key', INVALID),
};

export const registerPasskeyBody = z.object({
  challenge_id: z.uuid('challenge_id must be an UUID'),
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.array(z.string().max(40)).max(10).nullish(),
    }),
  }),
});

export const passkeySignInBody = z.object({
  challenge_id: z.uuid('challenge_id must be an UUID'),
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: bytes.nullish(),
    }),
  }),
});

/** Clients send options along, and a captcha token if a captcha is set up. */
export const passkeyOptionsBody = z.object({}).nullish();

export const passkeyParams = z.object({ id: z.uuid(NOT_FOUND) });
export const renamePasskeyBody = z.object({
  friendly_name: z
    .string('friendly_name is required')
    .trim()
    .min(1, 'friendly_name is required')
    .max(PASSKEY_NAME_MAX, `friendly_name must be at most ${PASSKEY_NAME_MAX} characters`),
});

/**
 * To remove a lost passkey, an emailed code (`/reauthenticate`) is enough if there is no other second
 * step.
 */
export const removePasskeyBody = z.object({ nonce: z.string().max(100).optional() }).nullish();

/** The options that the browser passes to `navigator.credentials` (WebAuthn, in JSON). */
export const passkeyOptionsAnswer = z.strictObject({
  challenge_id: z.uuid(),
  options: z.looseObject({ challenge: z.string() }),
  /** Unix seconds. */
  expires_at: z.int(),
});

/** A passkey as its owner's list shows it: never its key. */
export const passkeyView = z.strictObject({
  id: z.uuid(),
  friendly_name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().optional(),
});
export type PasskeyView = z.infer<typeof passkeyView>;
export const passkeyList = z.array(passkeyView);

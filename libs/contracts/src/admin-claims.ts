import * as z from 'zod';

const at = z.iso.datetime();

/** One number of a claim, next to the measured one. */
const claimMeasure = z.strictObject({
  /** How it's measured, in words. */
  how: z.string(),
  claimed: z.number(),
  rule: z.enum(['at-least', 'at-most', 'exactly']),
  /** Null where there is nothing to measure yet. */
  measured: z.number().nullable(),
});
export type ClaimMeasure = z.infer<typeof claimMeasure>;

/**
 * Whether a claim holds: by measurement (`true` or `not-yet`), by the operator's word for what can't be
 * measured, or not at all because it's sample content.
 */
export const CLAIM_VERDICTS = ['not-yet', 'operator', 'sample', 'true'] as const;
export type ClaimVerdict = (typeof CLAIM_VERDICTS)[number];

/** A claim of the public site. */
const adminClaim = z.strictObject({
  id: z.string(),
  /** As the site says it. */
  text: z.string(),
  /** Paths of pages; `layout` is every public page. */
  shownOn: z.array(z.string()),
  verdict: z.enum(CLAIM_VERDICTS),
  /** Empty where nothing can be measured. */
  measures: z.array(claimMeasure),
  /** Who says that it's true; null where no one has, and always where it's measured. */
  confirmation: z.strictObject({ at, by: z.uuid(), reason: z.string() }).nullable(),
});
export type AdminClaim = z.infer<typeof adminClaim>;

/** The answer of `GET /api/v1/admin/claims`, and of a change to a claim: all of them. */
export const adminClaims = z.strictObject({
  measuredAt: at,
  claims: z.array(adminClaim),
});
export type AdminClaims = z.infer<typeof adminClaims>;

export const adminClaimParams = z.strictObject({ id: z.string().regex(/^[a-z0-9-]{1,40}$/) });

import { CLAIM_TEXTS, type ClaimId } from '@prepward/contracts/claims';

/** The words of a claim, as the site shows them. Apart from how it's measured, which no page loads. */
export function claimText(id: ClaimId): string {
  return CLAIM_TEXTS[id];
}

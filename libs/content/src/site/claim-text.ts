import { CLAIM_TEXTS, type ClaimId } from '@prepward/contracts/claims';

/** The words of a claim, as the site shows them. Kept apart from how it's measured, which no page loads. */
export function claimText(id: ClaimId): string {
  return CLAIM_TEXTS[id];
}

/** A number in the words of a claim, the first by default: 2500 in "2,500+ questions". */
export function claimFigure(id: ClaimId, at = 0): number {
  return Number(
    claimText(id)
      .match(/\d[\d.,]*/g)
      ?.[at]?.replaceAll(',', ''),
  );
}

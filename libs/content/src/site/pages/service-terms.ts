import type { ClaimId } from '@prepward/contracts/claims';
import { claimText } from '../claim-text.js';

/** The date of the last review of the pages' texts. */
export const UPDATED = '2026-11-22';

type ScoreClaim = Extract<
  ClaimId,
  'guaranteed-score' | 'guaranteed-score-short' | 'score-95' | 'score-85-90'
>;

/**
 * The promises of the tutoring service as a Markdown list, each with what it means for the student.
 * Pages name different scores; all say that the target in the written quote counts.
 */
export function tutoringPromises(score: ScoreClaim): string {
  return `- **${claimText('pay-after-pass')}.** You pay once your official score meets the target in your quote. Miss it and you owe nothing.
- **${claimText(score)}.** This is about your fee. The target in your written quote is the one that counts.
- **${claimText('reply-time')}, ${claimText('hours')}.** A person writes back, and sessions fit around your shifts.
- **${claimText('notice')}.** Even one day is worth using well.`;
}

/** What is never offered, and why: for service pages that don't say it in their own words. */
export const INTEGRITY_NOTE =
  'You take the exam yourself, under its rules. No one here takes it for you or helps you during it. A score that isn’t yours can be voided and get you banned, and it would put someone untrained next to a patient.';

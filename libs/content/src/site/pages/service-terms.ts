import type { ClaimId } from '@prepward/contracts/claims';
import { claimText } from '../claims.js';

/** The day on which the texts of the pages were last read through. */
export const UPDATED = '2026-11-21';

type ScoreClaim = Extract<
  ClaimId,
  'guaranteed-score' | 'guaranteed-score-short' | 'score-95' | 'score-85-90'
>;

/**
 * The promises of the tutoring service as a Markdown list, each with what it means for the
 * student. Pages differ in the score they name; all say that the written quote rules.
 */
export function tutoringPromises(score: ScoreClaim): string {
  return `- **${claimText('pay-after-pass')}.** The tutoring fee falls due when you send us your official score report and it meets the target in your quote. Below the target you owe no fee.
- **${claimText(score)}.** This is a promise about the fee, not a forecast of your result. Other pages of this site name other figures, and the target in your written quote is the one that counts.
- **${claimText('reply-time')}.** Send the form or a chat message and a person answers with questions or a quote.
- **${claimText('hours')}.** Sessions fit around shifts, children and time zones.
- **${claimText('notice')}.** If your date is at least a day away, we can still help you use the time well.`;
}

/** What is never offered, and why: for service pages that do not say it in words of their own. */
export const INTEGRITY_NOTE =
  'You sit the exam yourself, alone, under its rules. No one here sits it for you or helps you during it, and we do not work around a proctor. A score that is not yours can be voided, it can bar you from testing again, and it would put somebody untrained beside a patient.';

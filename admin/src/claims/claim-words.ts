import type { AdminClaim, ClaimMeasure, ClaimVerdict } from '@prepward/contracts/admin-claims';
import type { Tone } from '../ui/status-chip.js';

interface VerdictWords {
  label: string;
  tone: Tone;
}

const VERDICTS: Record<ClaimVerdict, VerdictWords> = {
  true: { label: 'True', tone: 'good' },
  'not-yet': { label: 'Not yet', tone: 'bad' },
  operator: { label: 'Operator’s claim', tone: 'waiting' },
  sample: { label: 'Sample', tone: 'waiting' },
};

/** A claim's verdict: a short label and its tone. */
export function verdictWords({ verdict, confirmation }: AdminClaim): VerdictWords {
  return confirmation === null ? VERDICTS[verdict] : { label: 'Confirmed', tone: 'good' };
}

const SIGNS: Record<ClaimMeasure['rule'], string> = {
  'at-least': 'at least ',
  'at-most': 'at most ',
  exactly: '',
};

/** "at least 10,000" */
export function claimedText({ rule, claimed }: ClaimMeasure): string {
  return `${SIGNS[rule]}${claimed.toLocaleString('en-US')}`;
}

/** "4,812", or that there is nothing yet. */
export function measuredText({ measured }: ClaimMeasure): string {
  return measured === null ? 'Nothing to measure yet' : measured.toLocaleString('en-US');
}

/** Where a claim is shown. */
export function pagesText(shownOn: readonly string[]): string {
  return shownOn.map((path) => (path === 'layout' ? 'every public page' : path)).join(', ');
}

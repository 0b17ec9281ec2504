import type { AccessAnswer } from './billing.js';

/** Whether the student may use the whole bank; in grace, a failed renewal may still be paid. */
export function isAccessOpen({ state }: Pick<AccessAnswer, 'state'>): boolean {
  return state === 'active' || state === 'grace';
}

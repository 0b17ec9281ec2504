import type { AccessAnswer } from './billing.js';

/** Whether an answer means that the whole bank is open; in grace, a failed renewal is awaited. */
export function isAccessOpen({ state }: Pick<AccessAnswer, 'state'>): boolean {
  return state === 'active' || state === 'grace';
}

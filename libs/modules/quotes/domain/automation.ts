import { LEAST_OPEN_MS } from '@prepward/contracts/quote-rules';
import type { ContactBody } from '@prepward/contracts/quotes';

/**
 * Why a form looks like it was sent by a bot; undefined if it doesn't.
 *
 * @param openMs how long the form was open by our own record, ms; undefined without one
 */
export function automationSign(
  form: Pick<ContactBody, 'website'>,
  openMs: number | undefined,
): 'hidden field' | 'too quick' | undefined {
  if (form.website !== undefined && form.website !== '') return 'hidden field';
  return openMs !== undefined && openMs < LEAST_OPEN_MS ? 'too quick' : undefined;
}

/**
 * One spelling per mailbox: letter case, and anything after a plus sign, reach the same one. Only
 * for counting, never for sending.
 */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*(?=@)/, '');
}

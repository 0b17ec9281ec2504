import { LEAST_OPEN_MS } from '@prepward/contracts/quote-rules';
import type { ContactBody } from '@prepward/contracts/quotes';

/**
 * Why a form is taken for sent by a program; undefined when it is not.
 *
 * @param openMs how long the form was open by our own note of it, ms; undefined without one
 */
export function automationSign(
  form: Pick<ContactBody, 'website'>,
  openMs: number | undefined,
): 'hidden field' | 'too quick' | undefined {
  if (form.website !== undefined && form.website !== '') return 'hidden field';
  return openMs !== undefined && openMs < LEAST_OPEN_MS ? 'too quick' : undefined;
}

/**
 * One mailbox in one spelling: case, and what follows a plus sign, reach the same one. Only to
 * count by, never to write to.
 */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*(?=@)/, '');
}

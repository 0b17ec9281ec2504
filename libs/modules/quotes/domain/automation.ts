import { LEAST_OPEN_MS } from '@prepward/contracts/quote-rules';
import type { ContactBody } from '@prepward/contracts/quotes';

/** Why a form is taken for sent by a program; undefined when it is not. */
export function automationSign(
  form: Pick<ContactBody, 'openMs' | 'website'>,
): 'hidden field' | 'too quick' | undefined {
  if (form.website !== undefined && form.website !== '') return 'hidden field';
  return form.openMs !== undefined && form.openMs < LEAST_OPEN_MS ? 'too quick' : undefined;
}

import type { ContactBody } from '@prepward/contracts/quotes';

/** Why a form is taken for sent by a program; undefined when it is not. */
export function automationSign(
  form: Pick<ContactBody, 'openMs' | 'website'>,
  leastOpenMs: number,
): 'hidden field' | 'too quick' | undefined {
  if (form.website !== undefined && form.website !== '') return 'hidden field';
  return form.openMs < leastOpenMs ? 'too quick' : undefined;
}

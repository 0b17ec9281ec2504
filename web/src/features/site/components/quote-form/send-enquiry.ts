import { FORM_FIELDS, type FormKind, type FormValues } from '@prepward/contracts/quote-rules';
import type { RouteInput } from '@prepward/contracts/route-request';
import { call } from '../../../../lib/api.js';

const ROUTES = { quote: 'forms.quote', contact: 'forms.contact' } as const;
type Body = RouteInput<(typeof ROUTES)[FormKind]>['body'];

/** The form's fields as the server accepts them: trimmed, without empty ones. */
export function enquiryFields(
  kind: FormKind,
  values: FormValues,
): Record<string, string | boolean> {
  const fields = FORM_FIELDS[kind].map((field) => {
    const value = values[field];
    return [field, typeof value === 'string' ? value.trim() : value] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== ''));
}

/**
 * Sends a form that `formProblems` found nothing wrong with: that checks the same rules as the schema, so
 * the form has the schema's type.
 * @throws ApiError, with what is wrong by field where the server says it; OfflineError
 */
export async function sendEnquiry(
  kind: FormKind,
  body: Record<string, unknown>,
  key: string,
): Promise<void> {
  await call(ROUTES[kind], { body: body as Body, key });
}

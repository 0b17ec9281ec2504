import { FORM_FIELDS, type FormKind, type FormValues } from '@prepward/contracts/quote-rules';
import { callApi } from '../../../../lib/api.js';

const PATHS: Record<FormKind, string> = {
  quote: '/api/v1/quotes',
  contact: '/api/v1/contacts',
};

/** The form's fields as the server takes them: trimmed, without those that are empty. */
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

/** @throws ApiError, with what is wrong by field where the server says it; OfflineError */
export async function sendEnquiry(
  kind: FormKind,
  body: Record<string, unknown>,
  key: string,
): Promise<void> {
  await callApi(PATHS[kind], { method: 'POST', body, headers: { 'idempotency-key': key } });
}

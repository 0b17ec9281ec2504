import { STORAGE_KEYS } from '@prepward/browser/storage-keys';
import { sessionArea } from '@prepward/browser/web-storage';
import { EMPTY_FORM, type FormValues } from '@prepward/contracts/quote-rules';

const KEY = STORAGE_KEYS.enquiry;

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const member = (from: unknown, key: string): unknown =>
  from !== null && typeof from === 'object' ? Reflect.get(from, key) : undefined;

/** The unsent form that this tab has saved; an empty one if there is none. */
export function readDraft(): FormValues {
  const kept = member(readJson(sessionArea.get(KEY)), 'values');
  const values = { ...EMPTY_FORM };
  for (const field of ['service', 'examDate', 'name', 'email', 'phone', 'message'] as const) {
    const text = member(kept, field);
    values[field] = typeof text === 'string' ? text : '';
  }
  return values;
}

/** Saves what was typed until the tab is closed. Not the consent, which is given for each sending. */
export function keepDraft(values: FormValues): void {
  sessionArea.set(KEY, JSON.stringify({ values: { ...values, consent: false } }));
}

export function dropDraft(): void {
  sessionArea.remove(KEY);
}

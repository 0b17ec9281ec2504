import { EMPTY_FORM, type FormValues } from '@prepward/contracts/quote-rules';
import { sessionArea } from '../../../../lib/web-storage.js';

const KEY = 'prepward.enquiry';

/** A form that is being filled in, on whichever page. */
export interface Draft {
  /** When it was first opened, epoch ms. */
  openedAt: number;
  values: FormValues;
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const member = (from: unknown, key: string): unknown =>
  from !== null && typeof from === 'object' ? Reflect.get(from, key) : undefined;

/** What this tab holds of a form that was not sent; an empty one opened at `now` without it. */
export function readDraft(now: number): Draft {
  const kept = readJson(sessionArea.get(KEY));
  const openedAt = member(kept, 'openedAt');
  if (typeof openedAt !== 'number') {
    return { openedAt: now, values: EMPTY_FORM };
  }
  const values = { ...EMPTY_FORM };
  for (const field of ['service', 'examDate', 'name', 'email', 'phone', 'message'] as const) {
    const text = member(member(kept, 'values'), field);
    values[field] = typeof text === 'string' ? text : '';
  }
  return { openedAt, values };
}

/** Keeps what was typed until the tab is closed. Consent is not kept: it is given to what is sent. */
export function keepDraft({ openedAt, values }: Draft): void {
  sessionArea.set(KEY, JSON.stringify({ openedAt, values: { ...values, consent: false } }));
}

export function dropDraft(): void {
  sessionArea.remove(KEY);
}

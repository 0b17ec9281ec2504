import {
  FORM_FIELDS,
  type FormField,
  type FormKind,
  type FormValues,
  formProblems,
} from '@prepward/contracts/quote-rules';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../../../lib/api.js';
import { randomId } from '../../../../lib/random-id.js';
import { dropDraft, keepDraft, readDraft } from './draft.js';
import { OpenForm } from './open-form.js';
import { enquiryFields, sendEnquiry } from './send-enquiry.js';

export type Problems = Partial<Record<FormField, string>>;

/** A form, and what has become of it. */
export interface Enquiry {
  form: RefObject<HTMLFormElement | null>;
  kind: FormKind;
  setKind: (kind: FormKind) => void;
  values: FormValues;
  set: <Field extends FormField>(field: Field, value: FormValues[Field]) => void;
  problems: Problems;
  /** Why it could not be sent, beyond what is wrong with its fields. */
  failure: unknown;
  sending: boolean;
  /** The address that was sent with it, once it has arrived. */
  sentFor: string | null;
  submit: (event: FormEvent) => Promise<void>;
}

/** The student's own day as an ISO date. */
export function localToday(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** What the server found wrong with fields of the form; none when it says something else. */
function problemsOf(error: unknown, kind: FormKind): Problems {
  const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
  const found = FORM_FIELDS[kind].map((field) => [field, fields[field]] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}

/** Puts the keyboard where something is to be done. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLElement) {
    control.focus();
  }
}

/** What was typed, kept in the tab until it is sent. */
function useDraft() {
  const [draft] = useState(readDraft);
  const [values, setValues] = useState(draft);
  useEffect(() => {
    if (values !== draft) {
      keepDraft(values);
    }
  }, [draft, values]);
  return { values, setValues };
}

/** Has the server note when the form was opened. */
function useOpenForm(): RefObject<OpenForm | null> {
  const opened = useRef<OpenForm>(null);
  useEffect(() => {
    opened.current ??= new OpenForm();
  }, []);
  return opened;
}

/** The same form sent again carries the same key: where only the answer was lost, none is doubled. */
function useSendingKey(): (content: string) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    if (last.current.content !== content) {
      last.current = { content, key: randomId() };
    }
    return last.current.key;
  };
}

/** What is filled in, and what is wrong with it. */
function useFields(firstKind: FormKind) {
  const form = useRef<HTMLFormElement>(null);
  const { values, setValues } = useDraft();
  const [kind, setKind] = useState(firstKind);
  const [problems, setProblems] = useState<Problems>({});

  const set: Enquiry['set'] = (field, value) => {
    setValues((before) => ({ ...before, [field]: value }));
    // What is wrong is said when the form is sent; from then on it goes away as it is put right.
    if (problems[field] !== undefined) {
      const now = formProblems(kind, { ...values, [field]: value }, localToday());
      setProblems({ ...problems, [field]: now[field] });
    }
  };

  /** Shows what is wrong and goes to the first of it. @returns whether anything is */
  const refuse = (found: Problems): boolean => {
    flushSync(() => setProblems(found));
    const first = FORM_FIELDS[kind].find((field) => found[field] !== undefined);
    focusField(form.current, first ?? '');
    return first !== undefined;
  };

  const change = (next: FormKind): void => {
    setKind(next);
    setProblems({});
  };

  return { form, values, set, kind, setKind: change, problems, refuse };
}

/** The state of a form, from the first letter until it has arrived. */
export function useEnquiry(firstKind: FormKind): Enquiry {
  const { refuse, ...fields } = useFields(firstKind);
  const opened = useOpenForm();
  const { form, kind, values } = fields;
  const keyFor = useSendingKey();
  const [failure, setFailure] = useState<unknown>(null);
  const [sending, setSending] = useState(false);
  const [sentFor, setSentFor] = useState<string | null>(null);

  const send = async (): Promise<void> => {
    const website = new FormData(form.current ?? undefined).get('website');
    const content = { ...enquiryFields(kind, values), ...(website ? { website } : {}) };
    const formToken = await opened.current?.token();
    await sendEnquiry(kind, { ...content, formToken }, keyFor(JSON.stringify([kind, content])));
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setFailure(null);
    if (refuse(formProblems(kind, values, localToday()))) {
      return;
    }
    setSending(true);
    try {
      await send();
      dropDraft();
      setSentFor(values.email.trim());
    } catch (error) {
      flushSync(() => setSending(false));
      if (!refuse(problemsOf(error, kind))) {
        flushSync(() => setFailure(error));
        // A busy button loses the focus; the way on is to press it again.
        focusField(form.current, 'send');
      }
    }
  };

  return { ...fields, failure, sending, sentFor, submit };
}

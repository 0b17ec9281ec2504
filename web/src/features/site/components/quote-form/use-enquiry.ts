import { randomKey } from '@prepward/browser/random-key';
import { MINUTE_MS } from '@prepward/contracts/durations';
import {
  FORM_FIELDS,
  type FormField,
  type FormKind,
  type FormValues,
  formProblems,
} from '@prepward/contracts/quote-rules';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type Resolver, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { ApiError } from '../../../../lib/api.js';
import { dropDraft, keepDraft, readDraft } from './draft.js';
import { OpenForm } from './open-form.js';
import { enquiryFields, sendEnquiry } from './send-enquiry.js';

export type Problems = Partial<Record<FormField, string>>;

/** A form and its state. */
export interface Enquiry {
  form: RefObject<HTMLFormElement | null>;
  kind: FormKind;
  setKind: (kind: FormKind) => void;
  /** The props that connect a control to its form field. */
  bind: (name: FormField) => UseFormRegisterReturn & { error: string | undefined };
  problems: Problems;
  /** Why it couldn't be sent, other than problems with its fields. */
  failure: unknown;
  sending: boolean;
  /** The email address that was sent with it, once it has been received. */
  sentFor: string | null;
  submit: (event: SubmitEvent) => Promise<void>;
}

/** The student's own day as an ISO date. */
export function localToday(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 10);
}

/** Problems that the server found with the form's fields; empty for any other error. */
function problemsOf(error: unknown, kind: FormKind): Problems {
  const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
  const found = FORM_FIELDS[kind].map((field) => [field, fields[field]] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}

/** Focuses a control by its name. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLElement) {
    control.focus();
  }
}

/** Has the server note when the form was opened. */
function useOpenForm(): RefObject<OpenForm | null> {
  const opened = useRef<OpenForm>(null);
  useEffect(() => {
    opened.current ??= new OpenForm();
  }, []);
  return opened;
}

/** Gives a resent form the same key: if only the answer was lost, it isn't received twice. */
function useSendingKey(): (content: string) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    if (last.current.content !== content) {
      last.current = { content, key: randomKey() };
    }
    return last.current.key;
  };
}

/** Finds problems by the same rules as the server. */
const byFormRules: Resolver<FormValues, { kind: FormKind }> = (values, context) => {
  const found = formProblems(context?.kind ?? 'quote', values, localToday());
  const wrong = Object.entries(found).filter(([, message]) => message !== undefined);
  if (wrong.length === 0) {
    return { values, errors: {} };
  }
  const errors = wrong.map(([field, message]) => [field, { type: 'rule', message }]);
  return { values: {}, errors: Object.fromEntries(errors) };
};

/** The field values, saved in the tab until they are sent, and the problems with them. */
function useFields(kind: FormKind) {
  const [draft] = useState(readDraft);
  const fields = useForm<FormValues, { kind: FormKind }>({
    defaultValues: draft,
    context: { kind },
    resolver: byFormRules,
    // Problems appear when the form is sent; from then on, each goes away as it is fixed.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { register, subscribe, getFieldState, trigger, formState } = fields;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }),
    [subscribe],
  );

  const bind: Enquiry['bind'] = (name) => ({
    ...register(name, {
      onChange: () => {
        if (getFieldState(name).error) {
          void trigger(name);
        }
      },
    }),
    error: formState.errors[name]?.message,
  });
  const shown = FORM_FIELDS[kind].map((name) => [name, formState.errors[name]?.message] as const);
  const problems: Problems = Object.fromEntries(shown.filter(([, problem]) => problem));
  return { fields, bind, problems };
}

/**
 * If the form couldn't be sent, focuses the first field with a problem, or else the button: it lost the
 * focus while it was busy, and the next step is to press it again.
 */
function useFocusAfter(
  tries: number,
  form: RefObject<HTMLFormElement | null>,
  problems: Problems,
): void {
  const seen = useRef(tries);
  useEffect(() => {
    if (seen.current !== tries) {
      seen.current = tries;
      const [first = 'send'] = Object.keys(problems);
      focusField(form.current, first);
    }
  });
}

/** Sends what is filled in, with the token that shows when the form was opened. */
function useSending(kind: FormKind, form: RefObject<HTMLFormElement | null>) {
  const opened = useOpenForm();
  const keyFor = useSendingKey();
  return async (values: FormValues): Promise<void> => {
    const website = new FormData(form.current ?? undefined).get('website');
    const content = { ...enquiryFields(kind, values), ...(website ? { website } : {}) };
    const formToken = await opened.current?.token();
    await sendEnquiry(kind, { ...content, formToken }, keyFor(JSON.stringify([kind, content])));
  };
}

/** The state of a form, from the first keystroke until it has been received. */
export function useEnquiry(firstKind: FormKind): Enquiry {
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState(firstKind);
  const { fields, bind, problems } = useFields(kind);
  const { handleSubmit, setError, clearErrors, formState } = fields;
  const send = useSending(kind, form);
  const [failure, setFailure] = useState<unknown>(null);
  const [sentFor, setSentFor] = useState<string | null>(null);
  useFocusAfter(formState.submitCount, form, problems);

  const submit = handleSubmit(async (values) => {
    try {
      await send(values);
      dropDraft();
      setSentFor(values.email.trim());
    } catch (error) {
      const refused = Object.entries(problemsOf(error, kind));
      for (const [field, message] of refused) {
        setError(field as FormField, { message });
      }
      setFailure(refused.length > 0 ? null : error);
    }
  });

  return {
    form,
    kind,
    setKind: (next) => {
      setKind(next);
      clearErrors();
    },
    bind,
    problems,
    failure,
    sending: formState.isSubmitting,
    sentFor,
    submit: (event) => {
      setFailure(null);
      return submit(event);
    },
  };
}

import { HOUR_MS } from './durations.js';
import { EMAIL_MAX, emailProblem } from './email-rules.js';

/*
 * What a quote or contact form may hold. Plain functions without the schema library: the browser checks a
 * form with them before it is sent, the schemas in `quotes.ts` are built from them, and both show the
 * same messages.
 */

/** What a student can ask a quote for. */
export const QUOTE_SERVICES = [
  'all-sections',
  'some-sections',
  'exam-day',
  'retake',
  'undecided',
] as const;
export type QuoteService = (typeof QUOTE_SERVICES)[number];

/** What students and staff read. */
export const QUOTE_SERVICE_NAMES: Record<QuoteService, string> = {
  'all-sections': 'Tutoring in all four sections',
  'some-sections': 'Tutoring in one section or some',
  'exam-day': 'Exam-day preparation',
  retake: 'Preparing for another attempt',
  undecided: 'I am not sure yet',
};

/** Longest texts accepted, in characters. */
export const FORM_LIMITS = { name: 100, email: EMAIL_MAX, phone: 30, message: 4000 } as const;

/**
 * A form that was open for less than this, ms, is taken for a bot's: no one reads a form, types a message
 * and agrees in less. The browser waits this long, so that no person's form is refused.
 */
export const LEAST_OPEN_MS = 3_000;
/** Minutes after which an address that sent too many forms may send again. */
export const SEND_PACE_MINUTES = 10;
/**
 * How long the signed time at which a form was opened is valid, ms; after that, the browser asks for a
 * new one.
 */
export const FORM_TOKEN_MS = 2 * HOUR_MS;

const CONTROL = /\p{Cc}/u;
const PHONE = /^\+?[\d\s().-]+$/;
/** The shortest national numbers and the longest international ones (ITU-T E.164). */
const PHONE_DIGITS = { least: 7, most: 15 };

/** What is wrong with a field, in words for the person who typed it; undefined when nothing is. */
type Rule = (text: string) => string | undefined;

function tooLong(text: string, most: number): string | undefined {
  return text.length > most ? `Use ${most} characters or fewer.` : undefined;
}

function nameProblem(text: string): string | undefined {
  if (text === '') return 'Enter your name.';
  return CONTROL.test(text) ? 'Enter your name on one line.' : tooLong(text, FORM_LIMITS.name);
}

function phoneProblem(text: string): string | undefined {
  if (text === '') return undefined;
  const digits = text.replace(/\D/g, '').length;
  const isPhone =
    text.length <= FORM_LIMITS.phone &&
    PHONE.test(text) &&
    digits >= PHONE_DIGITS.least &&
    digits <= PHONE_DIGITS.most;
  return isPhone ? undefined : 'Enter a number like +1 202-555-0143, or leave this empty.';
}

function serviceProblem(text: string): string | undefined {
  return QUOTE_SERVICES.some((service) => service === text)
    ? undefined
    : 'Choose what you need help with.';
}

function dateProblem(text: string): string | undefined {
  if (text === '') return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  const isDate = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
  return isDate ? undefined : 'Enter a date like 2026-12-31, or leave this empty.';
}

function messageProblem(text: string): string | undefined {
  return text === '' ? 'Write what you need.' : tooLong(text, FORM_LIMITS.message);
}

/** The rule of each field. Texts come trimmed. */
export const FIELD_RULES = {
  name: nameProblem,
  email: emailProblem,
  phone: phoneProblem,
  service: serviceProblem,
  examDate: dateProblem,
  message: messageProblem,
} as const satisfies Record<string, Rule>;

export const CONSENT_PROBLEM = 'Agree that we may keep and answer this.';
const PAST_PROBLEM = 'This day is over. Enter a day to come, or leave this empty.';

/** What is wrong with an exam date on the day `today`, both ISO dates; an empty one is fine. */
export function examDateProblem(text: string, today: string): string | undefined {
  if (text === '') return undefined;
  return dateProblem(text) ?? (text < today ? PAST_PROBLEM : undefined);
}

const LAST_TIME_ZONE_MS = -12 * HOUR_MS;

/** The ISO date in the world's last time zone: any day before it is over everywhere. */
export function earliestToday(now: Date): string {
  return new Date(now.getTime() + LAST_TIME_ZONE_MS).toISOString().slice(0, 10);
}

/** The two forms, and their fields in the order in which they are filled in. */
export const FORM_FIELDS = {
  quote: ['service', 'examDate', 'name', 'email', 'phone', 'message', 'consent'],
  contact: ['name', 'email', 'phone', 'message', 'consent'],
} as const;
export type FormKind = keyof typeof FORM_FIELDS;
export type FormField = (typeof FORM_FIELDS)['quote'][number];

/** A form as it is filled in: an empty text where nothing was. */
export type FormValues = Record<Exclude<FormField, 'consent'>, string> & { consent: boolean };

/** A form with nothing filled in. */
export const EMPTY_FORM: FormValues = {
  service: '',
  examDate: '',
  name: '',
  email: '',
  phone: '',
  message: '',
  consent: false,
};

/** By field, what is wrong with a form on the day `today`; empty when it can be sent. */
export function formProblems(
  kind: FormKind,
  values: FormValues,
  today: string,
): Partial<Record<FormField, string>> {
  const problemOf = (field: FormField): string | undefined => {
    if (field === 'consent') return values.consent ? undefined : CONSENT_PROBLEM;
    const text = values[field].trim();
    return field === 'examDate' ? examDateProblem(text, today) : FIELD_RULES[field](text);
  };
  const found = FORM_FIELDS[kind].map((field) => [field, problemOf(field)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}

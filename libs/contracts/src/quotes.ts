import * as z from 'zod';
import { CONSENT_PROBLEM, FIELD_RULES, FORM_LIMITS, QUOTE_SERVICES } from './quote-rules.js';

type TextField = keyof typeof FIELD_RULES;

/** A text that follows its field's rule; a missing one gets the same message as an empty one. */
function text(field: TextField, limits: { maxLength?: number; format?: string } = {}) {
  const rule = FIELD_RULES[field];
  return z
    .string(rule('') ?? 'expected text')
    .trim()
    .superRefine((value, context) => {
      const problem = rule(value);
      if (problem !== undefined) context.addIssue(problem);
    })
    .meta(limits);
}

/** `GET /api/v1/form-token`: when a form was opened, signed. */
export const formTokenAnswer = z.strictObject({ token: z.string() });

/** `POST /api/v1/contacts`. */
export const contactBody = z.strictObject({
  name: text('name', { maxLength: FORM_LIMITS.name }),
  email: text('email', { maxLength: FORM_LIMITS.email, format: 'email' }).brand<'EmailAddress'>(),
  phone: text('phone', { maxLength: FORM_LIMITS.phone }).optional(),
  message: text('message', { maxLength: FORM_LIMITS.message }),
  consent: z.literal(true, CONSENT_PROBLEM),
  /** From `GET /api/v1/form-token`, asked for as the form opens; API callers without a form have none. */
  formToken: z.string().max(1000).optional(),
  /** Not read: only pages opened before the server signed the time still send it. */
  openMs: z.int().min(0).optional(),
  /** Honeypot, hidden from people: only bots fill it in. */
  website: z.string().max(500).optional(),
});
export type ContactBody = z.infer<typeof contactBody>;

/** `POST /api/v1/quotes`. Whether the exam date is over is checked when the request comes in. */
export const quoteBody = contactBody.extend({
  service: z.enum(QUOTE_SERVICES, FIELD_RULES.service('')),
  examDate: text('examDate', { format: 'date' }).optional(),
});
export type QuoteBody = z.infer<typeof quoteBody>;

import * as z from 'zod';
import { CONSENT_PROBLEM, FIELD_RULES, FORM_LIMITS, QUOTE_SERVICES } from './quote-rules.js';

type TextField = keyof typeof FIELD_RULES;

/** A text by the rule of its field; what is missing is said in the words for what is empty. */
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
  /** From `GET /api/v1/form-token`, asked for as the form opens; a caller without a form has none. */
  formToken: z.string().max(1000).optional(),
  /** Not read: a page that was open before the server signed the time still sends it. */
  openMs: z.int().min(0).optional(),
  /** Not shown to people: who fills it in is a program. */
  website: z.string().max(500).optional(),
});
export type ContactBody = z.infer<typeof contactBody>;

/** `POST /api/v1/quotes`. That the exam date is not over is checked by the clock when it comes in. */
export const quoteBody = contactBody.extend({
  service: z.enum(QUOTE_SERVICES, FIELD_RULES.service('')),
  examDate: text('examDate', { format: 'date' }).optional(),
});
export type QuoteBody = z.infer<typeof quoteBody>;

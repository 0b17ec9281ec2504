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

/** `POST /api/v1/contacts`. */
export const contactBody = z.strictObject({
  name: text('name', { maxLength: FORM_LIMITS.name }),
  email: text('email', { maxLength: FORM_LIMITS.email, format: 'email' }),
  phone: text('phone', { maxLength: FORM_LIMITS.phone }).optional(),
  message: text('message', { maxLength: FORM_LIMITS.message }),
  consent: z.literal(true, CONSENT_PROBLEM),
  /** How long the form was open when it was sent, ms; a caller without a form leaves it out. */
  openMs: z
    .int()
    .min(0)
    .meta({ description: 'How long the form was open, ms', examples: [20_000] })
    .optional(),
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

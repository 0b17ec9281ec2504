import * as z from 'zod';
import { EMAIL_MAX, EMAIL_PATTERN } from './email-rules.js';

/** An email address by the one rule, `email-rules.ts`, whose refusal says this. */
export function emailAddressOr(refusal: string) {
  return z
    .string(refusal)
    .max(EMAIL_MAX, refusal)
    .regex(EMAIL_PATTERN, refusal)
    .meta({ format: 'email' })
    .brand<'EmailAddress'>();
}

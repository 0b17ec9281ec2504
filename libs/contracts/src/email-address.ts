import * as z from 'zod';
import { EMAIL_MAX, EMAIL_PATTERN } from './email-rules.js';

/** An email address that follows `email-rules.ts`; `refusal` is the message if it doesn't. */
export function emailAddressOr(refusal: string) {
  return z
    .string(refusal)
    .max(EMAIL_MAX, refusal)
    .regex(EMAIL_PATTERN, refusal)
    .meta({ format: 'email' })
    .brand<'EmailAddress'>();
}

import * as z from 'zod';
import { EMAIL_MAX, EMAIL_PATTERN } from './email-rules.js';

const EXPECTED = 'expected an email address';

/** An email address by the one rule, `email-rules.ts`. */
export const emailAddress = z
  .string(EXPECTED)
  .max(EMAIL_MAX, EXPECTED)
  .regex(EMAIL_PATTERN, EXPECTED)
  .meta({ format: 'email' })
  .brand<'EmailAddress'>();

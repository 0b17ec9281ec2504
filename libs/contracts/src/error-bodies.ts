import * as z from 'zod';
import { AUTH_ERROR_CODES, COMMON_CODES, errorBody } from './errors.js';

/**
 * The body of every error answer of the auth protocol: its own codes, and any route's codes in lowercase.
 */
export const authErrorBody = z.strictObject({
  code: z.enum([...AUTH_ERROR_CODES, ...COMMON_CODES.map((code) => code.toLowerCase())]),
  message: z.string().min(1),
  errors: z.record(z.string(), z.string()).optional(),
  /** Only with `weak_password`. */
  weak_password: z.strictObject({ reasons: z.array(z.string()).min(1) }).optional(),
});

/** The body of every error answer to the back-office, as react-admin reads it. */
export const adminErrorBody = errorBody.extend({
  errors: z.record(
    z.string(),
    z.union([z.string(), z.strictObject({ serverError: z.string().min(1) })]),
  ),
});

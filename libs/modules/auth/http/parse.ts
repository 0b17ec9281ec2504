import type * as z from 'zod';
import { AuthError } from '../auth.errors.js';
import { fieldProblem } from '../field-problem.js';

/**
 * Parses a request with a schema that depends on the request itself.
 *
 * @param whole what the error names if no single field is at fault
 * @throws AuthError validation_failed, in the words of the first problem
 */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
  whole = 'body',
): z.infer<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || whole;
  throw new AuthError('validation_failed', fieldProblem(field, issue?.message ?? 'is wrong'));
}

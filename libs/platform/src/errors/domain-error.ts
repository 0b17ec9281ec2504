import type { ErrorCode } from '@prepward/contracts/errors';
import { PROBLEMS } from './problems.js';

/** A rule of the product was not met. Services throw it; the API maps it once, in its filter. */
export class DomainError extends Error {
  override name = 'DomainError';

  /**
   * @param code what went wrong, as clients read it
   * @param message shown to people; by default the code's own
   * @param fields by field path, what is wrong and what is expected
   */
  constructor(
    readonly code: ErrorCode,
    message?: string,
    readonly fields?: Record<string, string>,
  ) {
    super(message ?? PROBLEMS[code].message);
  }

  /** HTTP's word for it, where Fastify plugins of others ask. */
  get statusCode(): number {
    return PROBLEMS[this.code].status;
  }
}

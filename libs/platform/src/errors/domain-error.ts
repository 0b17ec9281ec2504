import type { ErrorCode } from '@prepward/contracts/errors';

/** A rule of the product was not met. Services throw it; the API maps it once, in its filter. */
export class DomainError extends Error {
  override name = 'DomainError';

  /**
   * @param code what went wrong, as clients read it
   * @param text shown to people instead of the code's own message
   * @param fields by field path, what is wrong and what is expected
   */
  constructor(
    readonly code: ErrorCode,
    readonly text?: string,
    readonly fields?: Record<string, string>,
  ) {
    super(text ?? code);
  }

  /** HTTP's word for it, where Fastify plugins of others ask. */
  get statusCode(): number {
    return PROBLEMS[this.code].status;
  }
}

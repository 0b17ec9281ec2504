import { COMMON_PROBLEMS } from '@prepward/contracts/common-problems';
import type { CommonErrorCode, ErrorCode } from '@prepward/contracts/errors';

function isCommon(code: ErrorCode): code is CommonErrorCode {
  return code in COMMON_PROBLEMS;
}

/** A rule of the product was violated. Services throw it; the API's filter maps it in one place. */
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

  /** Read by third-party plugins that send the response themselves; they only meet the common codes. */
  get statusCode(): number {
    return isCommon(this.code) ? COMMON_PROBLEMS[this.code].status : 400;
  }
}

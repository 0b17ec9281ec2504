import { COMMON_PROBLEMS } from '@prepward/contracts/common-problems';
import type { CommonErrorCode, ErrorCode } from '@prepward/contracts/errors';

function isCommon(code: ErrorCode): code is CommonErrorCode {
  return code in COMMON_PROBLEMS;
}

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

  /** Where plugins of others answer by themselves, which meet no code but the common ones. */
  get statusCode(): number {
    return isCommon(this.code) ? COMMON_PROBLEMS[this.code].status : 400;
  }
}

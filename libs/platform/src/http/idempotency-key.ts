import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY_MAX } from '@prepward/contracts/idempotency';
import { DomainError } from '../errors/index.js';

interface KeyedRequest {
  headers: Record<string, string | string[] | undefined>;
}

function idempotencyKeyOf({ headers }: KeyedRequest): string | undefined {
  const given = headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (given === undefined) return undefined;
  const isKey = typeof given === 'string' && given !== '' && given.length <= IDEMPOTENCY_KEY_MAX;
  if (isKey) return given;
  throw new DomainError('VALIDATION_FAILED', undefined, {
    [IDEMPOTENCY_HEADER]: `expected 1 to ${IDEMPOTENCY_KEY_MAX} characters`,
  });
}

/**
 * Injects the request's Idempotency-Key, undefined without one.
 *
 * @throws DomainError VALIDATION_FAILED when it is empty or too long
 */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext) =>
  idempotencyKeyOf(context.switchToHttp().getRequest()),
);

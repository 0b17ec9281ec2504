import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { idempotencyHeader } from '@prepward/contracts/idempotency';
import { DomainError } from '../errors/index.js';

interface KeyedRequest {
  headers: Record<string, string | string[] | undefined>;
}

function idempotencyKeyOf({ headers }: KeyedRequest): string | undefined {
  const given = headers['idempotency-key'];
  if (given === undefined) return undefined;
  const parsed = idempotencyHeader.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new DomainError('VALIDATION_FAILED', undefined, {
    'Idempotency-Key': 'expected 1 to 200 characters',
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

import { describe, expect, it } from '@jest/globals';
import { COMMON_PROBLEMS } from '@prepward/contracts/common-problems';
import { DomainError } from './domain-error.js';

describe('a domain error', () => {
  it('has a code, its own text or the code, and what is wrong with which field', () => {
    const plain = new DomainError('NOT_FOUND');
    expect([plain.name, plain.code, plain.message, plain.text, plain.fields]).toEqual([
      'DomainError',
      'NOT_FOUND',
      'NOT_FOUND',
      undefined,
      undefined,
    ]);
    const full = new DomainError('VALIDATION_FAILED', 'Look again.', { email: 'expected one' });
    expect([full.message, full.text, full.fields]).toEqual([
      'Look again.',
      'Look again.',
      { email: 'expected one' },
    ]);
  });

  it('has the status of a common code, and 400 for those of modules', () => {
    expect(new DomainError('UNAUTHENTICATED').statusCode).toBe(401);
    expect(new DomainError('RATE_LIMITED').statusCode).toBe(429);
    expect(new DomainError('ATTEMPT_NOT_FOUND').statusCode).toBe(400);
  });
});

it('every common problem has a status of its own and a sentence for people', () => {
  expect(
    Object.fromEntries(Object.entries(COMMON_PROBLEMS).map(([code, { status }]) => [code, status])),
  ).toMatchObject({
    VALIDATION_FAILED: 400,
    UNAUTHENTICATED: 401,
    FORBIDDEN: 403,
    NOT_FOUND: 404,
    METHOD_NOT_ALLOWED: 405,
    PAYLOAD_TOO_LARGE: 413,
    UNSUPPORTED_MEDIA_TYPE: 415,
    RATE_LIMITED: 429,
    INTERNAL_ERROR: 500,
    SERVICE_UNAVAILABLE: 503,
  });
  for (const { message } of Object.values(COMMON_PROBLEMS)) expect(message).toMatch(/^[A-Z].+\.$/);
});

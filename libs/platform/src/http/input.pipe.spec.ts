import { describe, expect, it } from '@jest/globals';
import type { ArgumentMetadata } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import * as z from 'zod';
import type { DomainError } from '../errors/index.js';
import { IdempotencyKey } from './idempotency-key.js';
import { InputPipe } from './input.pipe.js';
import { actorIdOf, type Principal, principalOf } from './principal.js';

type Metadata = ArgumentMetadata & { schema?: z.ZodType };

const transform = (value: unknown, schema?: z.ZodType, type: Metadata['type'] = 'body') =>
  new InputPipe().transform(value, {
    type,
    ...(schema === undefined ? {} : { schema }),
  } as Metadata);
const errorsOf = async (value: unknown, schema: z.ZodType) => {
  const refused = await transform(value, schema).then(
    () => undefined,
    (error: DomainError) => error,
  );
  expect(refused?.code).toBe('VALIDATION_FAILED');
  return refused?.fields as Record<string, string>;
};

describe('what comes in', () => {
  it('is refused by the path that its schema gives, keys of libraries among it', async () => {
    const problem = { message: 'expected less', path: [{ key: 'rows' }, 1, 'n'] };
    const schema = {
      '~standard': { version: 1, vendor: 'tests', validate: () => ({ issues: [problem] }) },
    };
    const whole = {
      '~standard': {
        version: 1,
        vendor: 'tests',
        validate: () => ({ issues: [{ message: 'no' }] }),
      },
    };
    expect(await errorsOf({}, schema as never)).toEqual({ 'rows.1.n': 'expected less' });
    expect(await errorsOf({}, whole as never)).toEqual({ body: 'no' });
  });

  it('is what its schema makes of it', async () => {
    expect(await transform({ a: ' x ' }, z.object({ a: z.string().trim() }))).toEqual({ a: 'x' });
  });

  it('is refused field by field, by the path of each, and as a whole under its name', async () => {
    const row = z.object({ n: z.number('expected a number') });
    expect(
      await errorsOf({ rows: [{ n: 1 }, { n: 'x' }] }, z.object({ rows: z.array(row) })),
    ).toEqual({ 'rows.1.n': 'expected a number' });
    expect(await errorsOf('x', z.number('expected a number'))).toEqual({
      body: 'expected a number',
    });
  });

  it('is refused in twenty fields and three hundred characters at most', async () => {
    const names = Array.from({ length: 21 }, (_, i) => `f${i}`);
    const schema = z.object(
      Object.fromEntries(names.map((name) => [name, z.string('x'.repeat(301))])),
    );
    const errors = await errorsOf({}, schema);
    expect(Object.keys(errors)).toEqual(names.slice(0, 20));
    expect(errors.f0).toHaveLength(300);
  });

  it.each(['body', 'query', 'param'] as const)(
    'is no text that no column takes: %s',
    async (type) => {
      await expect(transform({ a: 'a\0' }, z.any(), type)).rejects.toMatchObject({
        fields: { [type]: expect.stringContaining('zero characters') },
      });
    },
  );

  it('is left alone where it is what we made ourselves', async () => {
    expect(await transform({ a: 'a\0' }, undefined, 'custom')).toEqual({ a: 'a\0' });
  });
});

describe('the key of a request that may be repeated', () => {
  class Starts {
    start(@IdempotencyKey() _key: unknown) {}
  }
  const [bound] = Object.values<{ factory: (data: unknown, context: object) => unknown }>(
    Reflect.getMetadata(ROUTE_ARGS_METADATA, Starts, 'start'),
  );
  const keyOf = (headers: object) =>
    bound?.factory(undefined, { switchToHttp: () => ({ getRequest: () => ({ headers }) }) });

  it('has 1 to 200 characters, where there is one', () => {
    const key = 'k'.repeat(200);
    expect(keyOf({ 'idempotency-key': key })).toBe(key);
    expect(keyOf({})).toBeUndefined();
    for (const wrong of ['', `${key}k`, ['a', 'b']]) {
      expect(() => keyOf({ 'idempotency-key': wrong })).toThrow(
        expect.objectContaining({
          fields: { 'Idempotency-Key': 'expected 1 to 200 characters' },
        }),
      );
    }
  });
});

describe('who calls', () => {
  const user = { userId: 'student' } as Principal;

  it('is the one that the guard found, and no one on a public route', () => {
    expect(principalOf({ user })).toBe(user);
    expect(() => principalOf({})).toThrow('no caller');
  });

  it('acts as themselves, also where they look at the site as a student', () => {
    expect(actorIdOf(user)).toBe('student');
    expect(actorIdOf({ ...user, viewedBy: 'admin' })).toBe('admin');
    expect(actorIdOf(undefined)).toBeUndefined();
  });
});

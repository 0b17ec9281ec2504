import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import * as z from 'zod';
import { defineMail } from './define-mail.js';

const on = { name: 'tests.happened', schema: z.strictObject({ userId: z.uuid() }) };
const mail = {
  on,
  template: 'test',
  inject: [] as [],
  subject: () => 'A test',
  view: () => createElement('p'),
};
const letter = { to: 'ann@example.org', data: null };

describe('a mail', () => {
  it('loads what it says by its event’s payload, and no other', () => {
    const right = defineMail({
      ...mail,
      name: 'tests.right',
      load: ({ userId }) => (userId === '' ? null : letter),
    });
    const wrong = [
      // @ts-expect-error the payload has no `attemptId`
      defineMail({
        ...mail,
        name: 'tests.other-payload',
        load: ({ attemptId }: { attemptId: string }) => (attemptId === '' ? null : letter),
      }),
      // @ts-expect-error the payload has no `attemptId` beside its `userId`
      defineMail({
        ...mail,
        name: 'tests.more-payload',
        load: ({ userId, attemptId }: { userId: string; attemptId: string }) =>
          userId === attemptId ? null : letter,
      }),
    ];
    expect([right, ...wrong].map(({ job }) => job.name)).toEqual([
      'tests.right',
      'tests.other-payload',
      'tests.more-payload',
    ]);
  });
});

import { describe, expect, it, jest } from '@jest/globals';
import { AccountController } from './auth/http/account.controller.js';
import { NotificationsController } from './notifications/http/notifications.controller.js';
import { AttemptsController } from './quizzes/http/attempts.controller.js';
import { ANN, type Any, type Controller, heard, ID, of, reply } from './test/asked-services.js';

// Rate limits are tested against the running server.
jest.unstable_mockModule('@nestjs/throttler', () => ({ Throttle: () => () => undefined }));
const { OwnSessionsController } = await import('./auth/http/own-sessions.controller.js');
const { PaymentsController } = await import('./billing/http/payments.controller.js');
const { SubscriptionController } = await import('./billing/http/subscription.controller.js');

describe('a request of a student reaches its service', () => {
  const until = '2030-01-02T03:04:05.000Z';
  const reason = 'because';
  it.each<[string, Controller, string, unknown[], unknown[][]]>([
    ['end', OwnSessionsController, 'end', [ANN, ID], [['endOne', ANN, 'i']]],
    [
      'ask for a refund',
      PaymentsController,
      'requestRefund',
      [ANN, ID, { reason }],
      [['request', 'ann', 'i', reason]],
    ],
    [
      'change the plan',
      SubscriptionController,
      'change',
      [ANN, { plan: 'weekly', at: until }],
      [['change', 'ann', 'weekly', new Date(until)]],
    ],
    [
      'unsubscribe',
      NotificationsController,
      'unsubscribe',
      [{ key: 'k', kind: 'corrections' }, undefined],
      [['unsubscribe', 'k', 'corrections']],
    ],
    ...(['finishSection', 'startSection'].map((name) => [
      name,
      AttemptsController,
      name,
      [ANN, { id: 'i', n: 2 }],
      [
        [name, 'ann', 'i', 2],
        ['view', 'ann', 'i'],
      ],
    ]) as Any),
    [
      'finish',
      AttemptsController,
      'finish',
      [ANN, ID],
      [
        ['finish', 'ann', 'i'],
        ['view', 'ann', 'i'],
      ],
    ],
    [
      'save',
      AttemptsController,
      'save',
      [ANN, { id: 'i', position: 3 }, 'body'],
      [['save', 'ann', 'i', 3, 'body']],
    ],
    ['see an attempt', AttemptsController, 'view', [ANN, ID], [['view', 'ann', 'i']]],
    [
      'see a student’s attempt',
      AttemptsController,
      'view',
      [{ ...ANN, viewedBy: 'staff' }, ID],
      [['viewFinished', 'ann', 'i']],
    ],
    [
      'appear',
      AttemptsController,
      'appear',
      [ANN, ID, { clientId: 'c' }],
      [['appear', 'ann', 'i', 'c']],
    ],
  ])('%s', async (_, controller, handler, args, expected) => {
    await of(controller)[handler](...args);
    expect(heard.calls).toEqual(expected);
  });

  it('of the own account with what was given, and nothing else', async () => {
    const account = of(AccountController);
    await account.update(ANN, { redirect_to: '/x' }, { data: null });
    const whole = {
      ...{ code_challenge: 'c', email: 'e', password: 'p', nonce: 'n' },
      ...{ current_password: 'cp', data: { a: 1 } },
    };
    await account.update(ANN, {}, whole);
    await account.logout(ANN, { scope: 'others' });
    const redirectTo = expect.anything();
    expect(heard.calls).toEqual([
      ['allowed', '/x'],
      ['change', ANN, { codeChallenge: null, redirectTo }],
      ['allowed', undefined],
      [
        'change',
        ANN,
        {
          ...{ codeChallenge: 'c', redirectTo, email: 'e', password: 'p', nonce: 'n' },
          ...{ currentPassword: 'cp', data: { a: 1 } },
        },
      ],
      ['run', expect.any(Function)],
      ['end', 'tx', ANN, 'others'],
    ]);
  });
});

it('a link of a mail that ends such mails leads to the page that asks, and changes nothing', () => {
  of(NotificationsController).page({ key: 'a b', kind: 'corrections' }, reply);
  expect([heard.status, heard.headers.location]).toEqual([
    303,
    '/unsubscribe?key=a+b&kind=corrections',
  ]);
  expect(heard.calls).toEqual([]);
});

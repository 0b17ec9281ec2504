import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { lastExamDay } from '@prepward/contracts/exam-day';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { dayMs, dayOf, localDay, mediumDay } from '../lib/dates.js';
import { stopDate } from '../test/clock.js';
import { FakeServer } from '../test/fake-server.js';
import { renderOverStore } from '../test/given-store.js';
import { words } from '../test/page.js';
import { renderSignedIn } from '../test/render-signed-in.js';
import { settled } from '../test/settled.js';
import { profileOf } from '../test/student-data.js';
import { connectToaster, type ToastMessage } from '../ui/toast.js';
import { appsOf } from './account/second-step.js';
import { SecondStepForm } from './account/second-step-form.js';
import { useAttempts } from './attempt/attempts.js';
import { ExamForm } from './profile/exam-form.js';

describe('the day of the exam', () => {
  beforeEach(() => stopDate());
  afterEach(() => void jest.useRealTimers());

  const SAVE = 'PATCH /api/v1/profile';

  async function save(target: string, day = '', timeZone: string | null = 'America/Chicago') {
    const server = new FakeServer()
      .on('GET /api/v1/profile', { status: 200, body: { ...profileOf(), timeZone } })
      .on(SAVE, { status: 200, body: profileOf() });
    const restore = server.install();
    const done = jest.fn();
    renderSignedIn(<ExamForm examDate={null} targetScore={70} onDone={done} />);
    const field = screen.getByLabelText<HTMLInputElement>('Target score, percent');
    const days = screen.getByLabelText<HTMLInputElement>('Day of your exam');
    expect([days.min, days.max]).toEqual([localDay(new Date()), lastExamDay(localDay(new Date()))]);
    expect(field.value).toBe('70');
    fireEvent.change(field, { target: { value: target } });
    fireEvent.change(days, { target: { value: day } });
    await settled(server);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await settled(server);
    restore();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    return server.asked(SAVE)[0]?.body;
  }

  it.each(['0', '101', '7.5', 'x'])('is not saved with a target of %s', async (target) => {
    expect(await save(target)).toBeUndefined();
    expect(words()).toMatch(/Type a whole number from 1 to 100/);
  });

  it('may be today, with a target from 1 to 100 or none', async () => {
    const today = localDay(new Date());
    expect(await save('1', today)).toEqual({ examDate: today, targetScore: 1 });
  });

  it('may be left empty, and brings the time zone of the device where none is known', async () => {
    expect(await save(' ', '', null)).toEqual({
      examDate: null,
      targetScore: null,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  async function opened(change: object = {}) {
    const server = new FakeServer()
      .on('GET /api/v1/profile', { status: 200, body: profileOf() })
      .on(SAVE, { status: 200, body: profileOf() });
    const restore = server.install();
    const toasts: ToastMessage[] = [];
    const disconnect = connectToaster((message) => toasts.push(message));
    toasts.length = 0;
    const done = jest.fn();
    renderSignedIn(<ExamForm examDate={null} targetScore={null} onDone={done} {...change} />);
    await settled(server);
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
    const [day, target] = [field('Day of your exam'), field('Target score, percent')];
    const press = async (given: string) => {
      fireEvent.change(day, { target: { value: given } });
      fireEvent.click(screen.getByRole('button', { name: 'Save' }));
      return settled(server);
    };
    const end = () => {
      restore();
      disconnect();
    };
    return { server, day, target, press, done, toasts, end };
  }
  const moved = (day: string, by: number) => dayOf(dayMs(day), by);

  it('is from today to two years ahead', async () => {
    const today = localDay(new Date());
    const last = lastExamDay(today);
    const { press, day, server, done, toasts, end } = await opened();
    expect(await press(moved(today, -1))).toMatch(/Choose today or a later day/);
    expect(document.activeElement).not.toBe(day);
    expect(await press(moved(last, 1))).toMatch(
      new RegExp(`within two years, up to ${mediumDay(last)}`),
    );
    expect([server.asked(SAVE).length, done.mock.calls.length]).toEqual([0, 0]);
    await press(last);
    expect(server.asked(SAVE)[0]?.body).toEqual({ examDate: last, targetScore: null });
    expect(done).toHaveBeenCalledTimes(1);
    expect(toasts).toEqual([
      { tone: 'success', title: 'Saved', description: `Your exam is on ${mediumDay(last)}.` },
    ]);
    await press('');
    expect(toasts[1]?.description).toBe('No exam date is set.');
    end();
  });

  it('says at each field what the server refuses of it, and above the buttons why', async () => {
    const { server, day, target, press, done, toasts, end } = await opened();
    const errors = { examDate: 'x', targetScore: 'y', other: 'z' };
    server.on(SAVE, {
      status: 422,
      body: { code: 'VALIDATION_FAILED', message: 'raw', errors: { examDate: 'x' } },
    });
    await press('');
    expect([day, target].map((one) => one.getAttribute('aria-invalid'))).toEqual(['true', null]);
    expect(screen.getByRole('alert').textContent).toMatch(/^We couldn't save it(?!.*raw)/);
    server.on(SAVE, {
      status: 422,
      body: { code: 'VALIDATION_FAILED', message: 'raw', errors },
    });
    expect(await press('')).toMatch(/Choose another day.*Type a whole number from 1 to 100/);
    expect([done.mock.calls, toasts]).toEqual([[], []]);
    end();
  });

  it('that was asked for begins with its day, and can be left', async () => {
    const { day, done, end } = await opened({ cancelable: true, examDate: '2027-03-01' });
    expect(document.activeElement).toBe(day);
    expect(day.value).toBe('2027-03-01');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(done).toHaveBeenCalledTimes(1);
    end();
  });

  it('is held while it isn’t saved, and what follows from it is read again', async () => {
    const close = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    function Attempts() {
      useAttempts({ kind: 'mock', subject: undefined }, 3);
      return null;
    }
    const LIST = 'GET /api/v1/attempts';
    const server = new FakeServer()
      .on(LIST, { status: 200, body: { items: [], nextCursor: null } })
      .on('GET /api/v1/profile', { status: 200, body: profileOf() })
      .on(SAVE, { status: 200, body: profileOf() });
    const restore = server.install();
    renderSignedIn(
      <>
        <ExamForm examDate={null} targetScore={null} onDone={() => undefined} />
        <Attempts />
      </>,
    );
    await settled(server);
    expect(`${server.asked(LIST)[0]?.query}`).toBe('limit=3&kind=mock');
    expect(close()).toBe(false);
    const field = screen.getByLabelText('Target score, percent');
    fireEvent.change(field, { target: { value: '64' } });
    expect(close()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await settled(server);
    expect(close()).toBe(false);
    expect([server.asked(LIST).length, server.asked('GET /api/v1/profile').length]).toEqual([2, 2]);
    restore();
  });
});

describe('the second step', () => {
  const done = jest.fn();
  const step = async (
    names: string[],
    verify: (given: object) => object | null | Promise<object | null> = () => null,
    more: object = {},
  ) => {
    const totp = names.map((friendly_name, index) => ({
      ...{ id: `app-${index}`, friendly_name, created_at: '2026-01-01T00:00:00.000Z' },
    }));
    const server = new FakeServer();
    done.mockClear();
    renderOverStore(<SecondStepForm onDone={done}>Start over</SecondStepForm>, {
      client: {
        mfa: {
          listFactors: async () => ({ data: { totp }, error: null }),
          challengeAndVerify: async (given: object) => ({ error: await verify(given) }),
          ...more,
        },
      },
    });
    await settled(server);
    return async (code: string) => {
      fireEvent.change(screen.getByLabelText('Six-digit code'), { target: { value: code } });
      fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
      await settled(server);
    };
  };

  it('asks for the app only among several', async () => {
    const given: object[] = [];
    const send = await step(['', 'Tablet'], (one) => {
      given.push(one);
      return null;
    });
    const apps = screen.getByLabelText<HTMLSelectElement>('App');
    expect([...apps.options].map(({ text }) => text)).toEqual(['Authenticator app', 'Tablet']);
    fireEvent.change(apps, { target: { value: 'app-1' } });
    await send('123 456');
    expect(given).toEqual([{ factorId: 'app-1', code: '123456' }]);
  });

  it('says at the code what is wrong with it, and above it all else', async () => {
    let code = 'mfa_verification_failed';
    const send = await step(['Phone'], () => ({ code }));
    expect(screen.queryByLabelText('App')).toBeNull();
    await send('123456');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status').textContent).not.toBe('');
    code = 'over_request_rate_limit';
    await send('123456');
    expect(screen.getByRole('alert').textContent).toMatch(/We couldn't check the code/);
    await send('12');
    expect(screen.getByRole('status').textContent).toMatch(/6 digits/);
  });

  const field = (label = 'Six-digit code') => screen.getByLabelText<HTMLInputElement>(label);

  it('begins at the code, which a refusal selects to be typed again', async () => {
    const send = await step(['Phone'], () => ({ code: 'mfa_challenge_expired' }));
    expect(document.activeElement).toBe(field());
    field().blur();
    await send('123456');
    expect(document.activeElement).toBe(field());
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 6]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(done).not.toHaveBeenCalled();
  });

  it('is busy while a code is checked, and done when it was right', async () => {
    let answer: (error: null) => void = () => undefined;
    const send = await step(['Phone'], () => new Promise((resolve) => (answer = resolve)));
    await send('123456');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Checking...' });
    expect(button.disabled).toBe(true);
    answer(null);
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  });

  it('asks for the apps again where they could not be read', async () => {
    let reads = 0;
    const given: object[] = [];
    const listFactors = async () => {
      reads += 1;
      const totp = [{ id: 'app-0', created_at: '2026-01-01T00:00:00.000Z' }];
      return reads === 1 ? { data: null, error: { code: 'x' } } : { data: { totp }, error: null };
    };
    const keep = (one: object) => {
      given.push(one);
      return null;
    };
    const send = await step([], keep, { listFactors });
    await send('123456');
    expect([reads, given]).toEqual([2, [{ factorId: 'app-0', code: '123456' }]]);
    expect(await appsOf(async () => ({ mfa: { listFactors } }) as never)).toEqual([
      { id: 'app-0', name: '', createdAt: '2026-01-01T00:00:00.000Z' },
    ]);
  });

  it('takes a recovery code without the blanks around it, and leads back to the app', async () => {
    const given: object[] = [];
    const verify = async (one: object) => {
      given.push(one);
      throw new TypeError('Failed to fetch');
    };
    await step(['Phone'], undefined, { recoveryCodes: { verify } });
    expect(document.body.textContent).toContain('Start over');
    fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Recovery code')));
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await settled(new FakeServer());
    expect(screen.getByRole('status').textContent).toBe('Enter one of your recovery codes.');
    fireEvent.change(field('Recovery code'), { target: { value: ' ABCDE-23456 ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await settled(new FakeServer());
    expect(given).toEqual([{ code: 'ABCDE-23456' }]);
    expect(screen.getByRole('alert').textContent).toMatch(/couldn't reach the server/);
    fireEvent.click(screen.getByRole('button', { name: 'Use your authenticator app' }));
    expect(field().value).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
    await settled(new FakeServer());
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lastExamDay } from '@prepward/contracts/exam-day';
import { screen, waitFor } from '@testing-library/react';
import { dayMs, dayOf, localDay, mediumDay } from '../../../lib/dates.js';
import { FakeServer } from '../../../test/fake-server.js';
import { profileOf, progressOf } from '../../../test/student-data.js';
import { connectToaster, type ToastMessage } from '../../../ui/toast.js';
import { DONE, EXAM_DAY, openDashboard, PROFILE, PROGRESS } from '../routes/test-dashboard.js';

const SAVE = 'PATCH /api/v1/profile';
const TODAY = localDay(new Date());

let server: FakeServer;
let restore: () => void;

beforeEach(() => {
  server = new FakeServer().on(PROFILE, { status: 200, body: profileOf() });
  restore = server.install();
});

afterEach(() => restore());

describe('the exam date and the target', () => {
  it('are saved in place, which is said, and what follows from them is read again', async () => {
    const toasts: ToastMessage[] = [];
    const disconnect = connectToaster((message) => toasts.push(message));
    server.on(SAVE, { status: 200, body: profileOf({ examDate: EXAM_DAY, targetScore: 80 }) });
    const user = openDashboard(server, { attempts: [DONE] });
    await user.click(await screen.findByRole('button', { name: 'Set date or target' }));
    await user.type(screen.getByLabelText('Day of your exam'), EXAM_DAY);
    await user.type(screen.getByLabelText('Target score, percent'), '80');
    server.on(PROGRESS, {
      status: 200,
      body: progressOf({ examDate: EXAM_DAY, daysLeft: 23, targetScore: 80 }),
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: '23 days to your exam' })).toBeTruthy();
    expect(screen.getByText(/Target: 80%, Advanced\.$/)).toBeTruthy();
    expect(server.asked(SAVE)[0]?.body).toEqual({ examDate: EXAM_DAY, targetScore: 80 });
    expect(toasts).toEqual([
      { tone: 'success', title: 'Saved', description: `Your exam is on ${mediumDay(EXAM_DAY)}.` },
    ]);
    disconnect();
  });

  it('are checked before they are sent', async () => {
    const user = openDashboard(server, { attempts: [DONE] });
    await user.click(await screen.findByRole('button', { name: 'Set date or target' }));
    await user.type(screen.getByLabelText('Day of your exam'), '2001-01-01');
    await user.type(screen.getByLabelText('Target score, percent'), '101');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Choose today or a later day.')).toBeTruthy();
    expect(screen.getByText('Type a whole number from 1 to 100.')).toBeTruthy();
    expect(server.asked(SAVE)).toHaveLength(0);
  });

  it('lie within two years', async () => {
    const user = openDashboard(server, { attempts: [DONE] });
    await user.click(await screen.findByRole('button', { name: 'Set date or target' }));
    const field = screen.getByLabelText('Day of your exam');
    await user.type(field, dayOf(dayMs(lastExamDay(TODAY)), 1));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText(/^Choose a day within two years, up to /)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(server.asked(SAVE)).toHaveLength(0);
  });

  it('mark the field that the server refuses, in our words', async () => {
    server.on(SAVE, {
      status: 400,
      body: {
        code: 'VALIDATION_FAILED',
        message: "The request isn't valid.",
        errors: { examDate: 'expected a day from 2020-01-01 to 2028-11-22' },
      },
    });
    const user = openDashboard(server, { attempts: [DONE] });
    await user.click(await screen.findByRole('button', { name: 'Set date or target' }));
    await user.type(screen.getByLabelText('Day of your exam'), EXAM_DAY);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Choose another day.')).toBeTruthy();
    expect(document.body.textContent).not.toContain('expected');
  });

  it('can be taken back', async () => {
    server.on(SAVE, { status: 200, body: profileOf() });
    const user = openDashboard(server, {
      attempts: [DONE],
      progress: { examDate: EXAM_DAY, daysLeft: 23, targetScore: 80 },
    });
    await user.click(await screen.findByRole('button', { name: 'Change date or target' }));
    await user.clear(screen.getByLabelText('Day of your exam'));
    await user.clear(screen.getByLabelText('Target score, percent'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.asked(SAVE)[0]?.body).toEqual({ examDate: null, targetScore: null }),
    );
  });

  it('stay in the form when they could not be saved', async () => {
    server.on(SAVE, { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'Busy.' } });
    const user = openDashboard(server, { attempts: [DONE] });
    await user.click(await screen.findByRole('button', { name: 'Set date or target' }));
    await user.type(screen.getByLabelText('Target score, percent'), '80');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('not available right now');
    expect(screen.getByLabelText('Target score, percent')).toHaveProperty('value', '80');
  });
});

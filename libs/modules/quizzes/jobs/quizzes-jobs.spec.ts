import { describe, expect, it, jest } from '@jest/globals';
import { DAY_MS, HOUR_MS } from '@prepward/contracts/durations';
import {
  attemptsRescored,
  itemCorrected,
  reportAnswered,
  visitorClaimed,
} from '@prepward/contracts/events';
import { HANDLES_JOB } from '@prepward/platform/queue';
import { AdoptAttempts } from './adopt-attempts.handler.js';
import { CountItems } from './count-items.handler.js';
import { EndOverdue } from './end-overdue.handler.js';
import { MeasureItems } from './measure-items.handler.js';
import { QUIZZES_JOBS } from './quizzes.jobs.js';
import { RescoreItem } from './rescore-item.handler.js';

const [VISITOR, ANN] = [1, 2].map((n) => `00000000-0000-4000-8000-00000000000${n}`);

/** A stand-in for any service that records the calls it gets. */
function recorder() {
  const done: unknown[][] = [];
  const note =
    (name: string) =>
    async (...args: unknown[]) =>
      void done.push([name, ...args]);
  const names = ['adopt', 'countItems', 'sweep', 'measure', 'rescore'];
  const service = Object.fromEntries(names.map((name) => [name, note(name)]));
  return { done, service: service as never };
}

describe('the jobs of quizzes', () => {
  it('run when something has happened, or so often by themselves', () => {
    const when = QUIZZES_JOBS.map(({ name, queue, on, every }) => [name, queue, on?.name ?? every]);
    expect(when).toEqual([
      ['quizzes.adopt-attempts', 'domain', visitorClaimed.name],
      ['quizzes.count-items', 'upkeep', HOUR_MS],
      ['quizzes.end-overdue', 'domain', 5_000],
      ['quizzes.measure-items', 'upkeep', DAY_MS],
      ['quizzes.rescore-item', 'domain', itemCorrected.name],
      ['quizzes.send-correction-mail', 'mail', attemptsRescored.name],
      ['quizzes.send-report-answer', 'mail', reportAnswered.name],
    ]);
  });

  it('do what they are named after', async () => {
    const { done, service } = recorder();
    await new AdoptAttempts(service).handle({ visitorId: VISITOR ?? '', userId: ANN ?? '' });
    await new CountItems(service).handle();
    await new EndOverdue(service).handle();
    await new MeasureItems(service).handle();
    await new RescoreItem(service).handle({ itemId: 'math.any:1', version: 3 });
    expect(done).toEqual([
      ['adopt', VISITOR, ANN],
      ['countItems'],
      ['sweep'],
      ['measure'],
      ['rescore', 'math.any:1', 3],
    ]);
  });

  it('fail where their work fails, and so run again', async () => {
    const failing = { sweep: jest.fn(() => Promise.reject(new Error('no end'))) };
    await expect(new EndOverdue(failing as never).handle()).rejects.toThrow('no end');
  });

  it('belong to the handler that does them', () => {
    const jobs = [AdoptAttempts, CountItems, EndOverdue, MeasureItems, RescoreItem].map(
      (handler) => Reflect.getMetadata(HANDLES_JOB, handler).name,
    );
    expect(jobs).toEqual(QUIZZES_JOBS.slice(0, 5).map(({ name }) => name));
  });
});

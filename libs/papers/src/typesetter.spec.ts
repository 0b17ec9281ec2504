import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DeskJob } from './desk.js';

/** A thread that does nothing by itself. */
class FakeWorker extends EventEmitter {
  readonly terminate = jest.fn(async () => 0);
  readonly postMessage = jest.fn();
  constructor(readonly file: URL) {
    super();
    started.push(this);
  }
}

/** A process that does nothing by itself, and ends when it's killed. */
class FakeProcess extends EventEmitter {
  pid: number | undefined = 7;
  exitCode: number | null = null;
  signalCode: string | null = null;
  readonly send = jest.fn();
  readonly kill = jest.fn((signal: string) => {
    this.signalCode = signal;
    void Promise.resolve().then(() => this.emit('exit', null, signal));
  });
  constructor(
    readonly file: URL,
    readonly options: object,
  ) {
    super();
    forked.push(this);
  }
}

let started: FakeWorker[] = [];
let forked: FakeProcess[] = [];
const parentPort = Object.assign(new EventEmitter(), { postMessage: jest.fn() });
const work = jest.fn<(job: unknown) => Promise<unknown>>();
jest.unstable_mockModule('node:worker_threads', () => ({ Worker: FakeWorker, parentPort }));
jest.unstable_mockModule('node:child_process', () => ({
  fork: (file: URL, options: object) => new FakeProcess(file, options),
}));
jest.unstable_mockModule('./desk.js', () => ({ work }));
const { TooMuchWorkError, withTypesetter } = await import('./typesetter.js');
const { Forked } = await import('./forked.js');
await import('./typesetter-thread.js');

const JOB: DeskJob = { kind: 'pictures', paper: new Uint8Array(), pages: [] };
const [FIRST, SECOND] = [
  { ...JOB, pages: [1] },
  { ...JOB, pages: [2] },
];

/** Runs a job, and lets the newest thread or process emit an event in the meantime. */
const during = async <T>(job: Promise<T>, event: string, ...said: unknown[]): Promise<T> => {
  await Promise.resolve();
  (started.at(-1) ?? forked.at(-1))?.emit(event, ...said);
  return job;
};

beforeEach(() => {
  [started, forked] = [[], []];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a typesetter', () => {
  it('starts with the first paper, does the others too, and ends with the work', async () => {
    const done = await withTypesetter(async (typeset) => {
      expect(started).toHaveLength(0);
      const one = await during(typeset(FIRST), 'message', { result: [1] });
      const two = await during(typeset(SECOND), 'message', { result: [2] });
      expect([started.length, started[0]?.terminate.mock.calls.length]).toEqual([1, 0]);
      return [one, two];
    });
    expect(done).toEqual([[1], [2]]);
    const [thread] = started;
    expect(thread?.postMessage.mock.calls).toEqual([[FIRST], [SECOND]]);
    expect(thread?.file.pathname).toMatch(/\/typesetter-thread\.[jt]s$/);
    expect(thread?.terminate).toHaveBeenCalledTimes(1);
    // No listeners and no timers are left.
    expect(['error', 'exit', 'message'].map((name) => thread?.listenerCount(name))).toEqual([
      0, 0, 0,
    ]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('never starts where nothing is set', async () => {
    expect(await withTypesetter(async () => 7)).toBe(7);
    expect(started).toEqual([]);
  });

  it('says what is wrong with a paper, and does the next one in another thread', async () => {
    await withTypesetter(async (typeset) => {
      const wrong = during(typeset(JOB), 'message', { error: 'It has no sign' });
      await expect(wrong).rejects.toThrow('It has no sign');
      await expect(wrong).rejects.not.toThrow(TooMuchWorkError);
      expect(started[0]?.terminate).toHaveBeenCalledTimes(1);
      await during(typeset(JOB), 'message', { result: [] });
    });
    expect(started.map(({ terminate }) => terminate.mock.calls.length)).toEqual([1, 1]);
  });

  it('is too much work where it has no memory left, and broken where it ends otherwise', async () => {
    await withTypesetter(async (typeset) => {
      const full = Object.assign(new Error('Full'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
      await expect(during(typeset(JOB), 'error', full)).rejects.toThrow(TooMuchWorkError);
      const other = during(typeset(JOB), 'error', new Error('Other'));
      await expect(other).rejects.toThrow('Other');
      await expect(other).rejects.not.toBeInstanceOf(TooMuchWorkError);
      await expect(during(typeset(JOB), 'exit', 1)).rejects.toThrow('in the middle of a paper');
    });
    expect(started).toHaveLength(3);
  });

  it('is too much work after two minutes without an answer, no sooner', async () => {
    const ends = withTypesetter(async (typeset) => {
      const job = typeset(JOB);
      job.catch(() => undefined);
      await jest.advanceTimersByTimeAsync(119_999);
      expect(started[0]?.terminate).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      return job;
    });
    await expect(ends).rejects.toThrow(TooMuchWorkError);
    expect(started[0]?.terminate).toHaveBeenCalledTimes(1);
  });
});

describe('a typesetter of papers from outside', () => {
  const outside = <T>(work: Parameters<typeof withTypesetter<T>>[0]) => withTypesetter(work, 99);

  it('works in a process that has no settings, and the memory that it is given', async () => {
    const done = await outside((typeset) => during(typeset(JOB), 'message', { result: [3] }));
    expect([done, started]).toEqual([[3], []]);
    const [child] = forked;
    expect(child?.send.mock.calls).toEqual([[JOB]]);
    expect(child?.file.pathname).toMatch(/\/typesetter-thread\.[jt]s$/);
    expect(child?.options).toMatchObject({ env: {}, serialization: 'advanced' });
    expect(child?.options).toHaveProperty('execArgv', [
      ...process.execArgv,
      '--max-old-space-size=99',
    ]);
    expect(child?.kill.mock.calls).toEqual([['SIGKILL']]);
  });

  it.each(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGBUS'])(
    'is too much work where %s ends its process, which is not killed again',
    async (signal) => {
      const job = outside(async (typeset) => {
        const done = typeset(JOB);
        const [child] = forked;
        if (child) child.signalCode = signal;
        return during(done, 'exit', null, signal);
      });
      await expect(job).rejects.toThrow(TooMuchWorkError);
      expect(forked[0]?.kill).not.toHaveBeenCalled();
    },
  );

  it.each<[string, ...unknown[]]>([
    ['exit', null, 'SIGTERM'],
    ['exit', null, 'SIGKILL'],
    ['exit', 1, null],
    ['error', new Error('It exited in the middle of a paper')],
  ])('is broken where its process ends otherwise (%s)', async (event, ...said) => {
    const job = outside((typeset) => during(typeset(JOB), event, ...said));
    await expect(job).rejects.toThrow('in the middle of a paper');
    await expect(job).rejects.not.toBeInstanceOf(TooMuchWorkError);
  });
});

describe('the process of such a typesetter', () => {
  const aside = () => new Forked(new URL('file:///nowhere.js'), 99);

  it('may fail to take a job after it has ended, when no one waits anymore', async () => {
    const child = aside();
    await child.terminate();
    expect(() => forked[0]?.emit('error', new Error('write EPIPE'))).not.toThrow();
  });

  it('says so if it never starts, leaves nothing behind, and is not waited for', async () => {
    const before = process.listeners('exit');
    const child = aside();
    const said = jest.fn();
    child.on('error', said);
    Object.assign(forked[0] ?? {}, { pid: undefined, send: undefined });
    child.postMessage(JOB);
    const full = new Error('spawn EMFILE');
    forked[0]?.emit('error', full);
    expect(said.mock.calls).toEqual([[full]]);
    expect(process.listeners('exit')).toEqual(before);
    await child.terminate();
    expect(forked[0]?.kill).not.toHaveBeenCalled();
  });

  it('gets the flags of its parent only where it runs from sources', () => {
    const flags = ['--import', 'guard.js'];
    const replaced = jest.replaceProperty(process, 'execArgv', flags);
    for (const [name, own] of [
      ['thread.js', []],
      ['thread.ts', flags],
    ] as const) {
      new Forked(new URL(`file:///${name}`), 99);
      expect(forked.at(-1)?.options).toHaveProperty('execArgv', [
        ...own,
        '--max-old-space-size=99',
      ]);
    }
    replaced.restore();
  });

  it('ends with its parent, and leaves it alone once it has ended', async () => {
    const before = process.listeners('exit');
    const child = aside();
    const [atExit] = process.listeners('exit').filter((one) => !before.includes(one));
    atExit?.(0);
    expect(forked[0]?.kill.mock.calls).toEqual([['SIGKILL']]);
    await Promise.resolve();
    await child.terminate();
    expect(process.listeners('exit')).toEqual(before);
  });
});

describe('its thread', () => {
  const answer = async (job: unknown) => {
    parentPort.postMessage.mockClear();
    parentPort.emit('message', job);
    await jest.advanceTimersByTimeAsync(0);
    return parentPort.postMessage.mock.calls;
  };

  it('answers what came of a job, or why nothing did', async () => {
    work.mockResolvedValueOnce([1]);
    expect(await answer(JOB)).toEqual([[{ result: [1] }]]);
    expect(work).toHaveBeenCalledWith(JOB);
    work.mockRejectedValueOnce(new RangeError('No sign'));
    expect(await answer(JOB)).toEqual([[{ error: 'No sign' }]]);
    work.mockRejectedValueOnce('no error');
    expect(await answer(JOB)).toEqual([[{ error: 'no error' }]]);
  });
});

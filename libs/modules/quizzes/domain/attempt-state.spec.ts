import { describe, expect, it } from '@jest/globals';
import { BETWEEN_SECTIONS } from '@prepward/contracts/attempt-rules';
import { MINUTE_MS } from '@prepward/contracts/durations';
import { BLUEPRINT } from '@prepward/contracts/exam';
import {
  advance,
  begin,
  breakOf,
  deadlineOf,
  finishAll,
  finishSection,
  hasBegun,
  startSection,
} from './attempt-state.js';

const START = new Date('2026-11-21T08:00:00Z');
/** Minutes between sections, except between Math and Science. */
const PAUSE = BETWEEN_SECTIONS.minutes;
const at = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS);
const mock = (factor: number | null = 1) =>
  begin(
    BLUEPRINT.map(({ subject, items, minutes }) => ({
      subject,
      items,
      limitMs: factor === null ? null : minutes * MINUTE_MS * factor,
    })),
    START,
  );
const closed = (state: ReturnType<typeof mock>) =>
  state.sections.map(({ closedAt }) =>
    closedAt === null ? null : (Date.parse(closedAt) - START.getTime()) / MINUTE_MS,
  );

describe('the clock alone', () => {
  it('closes nothing before a limit, and leaves the state as it is', () => {
    const state = mock();
    expect(advance(state, at(54.99))).toBe(state);
  });

  it('closes a section at its limit, not when someone looks', () => {
    const state = advance(mock(), at(80));
    expect([state.current, closed(state)]).toEqual([2, [55, null, null, null]]);
  });

  it('begins the next section after the pause, not at the limit of the one before', () => {
    const state = advance(mock(), at(56));
    const math = state.sections[1];
    expect(math && breakOf(math, at(56))).toEqual({ endsAt: at(55 + PAUSE) });
    expect(math && breakOf(math, at(55 + PAUSE))).toBe(undefined);
    expect(math && deadlineOf(math)).toEqual(at(55 + PAUSE + 57));
  });

  it('holds the break after Math, with the clock of Science standing still', () => {
    const closes = 55 + PAUSE + 57;
    const state = advance(mock(), at(closes + 3));
    expect(state.current).toBe(3);
    const science = state.sections[2];
    expect(science && breakOf(science, at(closes + 3))).toEqual({ endsAt: at(closes + 10) });
    expect(science && breakOf(science, at(closes + 10))).toBe(undefined);
  });

  it('ends an attempt no one came back to at its own limit', () => {
    const state = advance(mock(), at(10_000));
    expect(closed(state)).toEqual([55, 117, 187, 229]);
    expect(state.finishedAt).toEqual(at(229));
  });

  it('gives accommodations their time, and none to those without a clock', () => {
    expect(closed(advance(mock(1.5), at(83)))[0]).toBe(82.5);
    expect(closed(advance(mock(2), at(111)))[0]).toBe(110);
    const untimed = mock(null);
    expect(advance(untimed, at(100_000))).toBe(untimed);
  });
});

describe('closing a section', () => {
  it('gives the next one its turn, with its clock paused until it is begun', () => {
    const state = finishSection(mock(), 1, at(20));
    expect([state?.current, state && closed(state)]).toEqual([2, [20, null, null, null]]);
    const begun = state && startSection(state, 2, at(22));
    expect(begun?.sections[1]?.opensAt).toBe(at(22).toISOString());
    expect(begun?.sections[1] && deadlineOf(begun.sections[1])).toEqual(at(22 + 57));
  });

  it('twice is the same as once', () => {
    const once = finishSection(mock(), 1, at(20));
    expect(once && finishSection(once, 1, at(21))).toBe(once);
  });

  it('is refused before its turn, and in the break', () => {
    expect(finishSection(mock(), 3, at(1))).toBe(undefined);
    const pause = advance(mock(), at(118));
    expect(finishSection(pause, 3, at(118))).toBe(undefined);
  });

  it('finishes the attempt with the last one', () => {
    let state = mock();
    for (const n of [1, 2, 3, 4]) {
      state = startSection(state, n, at(n)) ?? state;
      state = finishSection(state, n, at(n + 0.5)) ?? state;
    }
    expect([state.finishedAt, closed(state)]).toEqual([at(4.5), [1.5, 2.5, 3.5, 4.5]]);
  });
});

describe('the break', () => {
  const pause = () => advance(mock(), at(118));

  it('can be ended early: the section then has its whole time', () => {
    const state = startSection(pause(), 3, at(119));
    expect(state?.sections[2]?.opensAt).toBe(at(119).toISOString());
    expect(state && advance(state, at(178.9)).current).toBe(3);
    expect(state && advance(state, at(179)).current).toBe(4);
  });

  it('does not restart a section that has begun', () => {
    const begun = startSection(pause(), 3, at(135));
    expect(begun?.sections[2]?.opensAt).toBe(at(127).toISOString());
  });

  it('does not begin a section before its turn', () => {
    expect(startSection(mock(), 2, at(1))).toBe(undefined);
  });
});

describe('a section', () => {
  it('begins at its instant, and not before it has its turn', () => {
    expect(hasBegun(null, START)).toBe(false);
    expect(hasBegun(at(5).toISOString(), at(4.99))).toBe(false);
    expect(hasBegun(at(5).toISOString(), at(5))).toBe(true);
    expect(hasBegun(at(5).toISOString(), at(6))).toBe(true);
  });

  it('whose turn has not come has no limit and no pause', () => {
    const [, later] = mock().sections;
    expect(later?.opensAt).toBe(null);
    expect(later && deadlineOf(later)).toBe(undefined);
    expect(later && breakOf(later, at(-10_000))).toBe(undefined);
  });

  it('that is closed has no pause, whatever the clock says', () => {
    const [first] = finishAll(mock(), at(5)).sections;
    expect(first && breakOf(first, at(-1))).toBe(undefined);
  });
});

describe('a finished attempt, and a section that is behind', () => {
  const over = () => advance(mock(), at(10_000));

  it.each([1, 4, 5])('takes no section %i again', (n) => {
    const state = over();
    expect(finishSection(state, n, at(10_001))).toBe(state);
    expect(startSection(state, n, at(10_001))).toBe(state);
  });

  it('stays closed while a later one runs or pauses', () => {
    const second = finishSection(mock(), 1, at(20));
    const running = second && startSection(second, 2, at(21));
    expect(running && startSection(running, 1, at(22))).toBe(running);
    expect(running && finishSection(running, 1, at(22))).toBe(running);
    expect(second && startSection(second, 1, at(20.5))).toBe(second);
  });

  it('opens no other section than the one that is begun', () => {
    const state = finishSection(mock(), 1, at(20));
    const begun = state && startSection(state, 2, at(20.5));
    expect(begun?.sections.map(({ opensAt }) => opensAt)).toEqual([
      START.toISOString(),
      at(20.5).toISOString(),
      null,
      null,
    ]);
  });
});

describe('finishing everything', () => {
  it('closes what is open, and a later call changes nothing', () => {
    const state = finishAll(mock(), at(30));
    expect([state.finishedAt, closed(state)]).toEqual([at(30), [30, 30, 30, 30]]);
    expect(finishAll(state, at(40))).toBe(state);
  });

  it('leaves what was closed before at its own time', () => {
    const second = finishSection(mock(), 1, at(20));
    expect(second && closed(finishAll(second, at(30)))).toEqual([20, 30, 30, 30]);
  });
});

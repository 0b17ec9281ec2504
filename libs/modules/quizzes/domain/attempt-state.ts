import { BETWEEN_SECTIONS } from '@prepward/contracts/attempt-rules';
import { MINUTE_MS } from '@prepward/contracts/durations';
import { BREAK, BREAK_AFTER_SECTION } from '@prepward/contracts/exam';
import type { Subject } from '@prepward/contracts/subjects';

/** One section of an attempt as it is stored. Times are ISO instants of the server's clock. */
export interface StoredSection {
  /** From 1. */
  n: number;
  subject: Subject | null;
  items: number;
  /** Time allowed, ms; null without a clock. */
  limitMs: number | null;
  /** When it begins; if that's in the future, the pause before it is on. Null: its turn hasn't come. */
  opensAt: string | null;
  closedAt: string | null;
}

/** The state of an attempt. `current` is the open section, or the one after the current pause. */
export interface AttemptState {
  sections: StoredSection[];
  current: number;
  /** Set when the last section is closed. */
  finishedAt: Date | null;
}

const at = (iso: string): number => Date.parse(iso);

/** Whether a section's turn has come, and the pause before it is over. */
export function hasBegun(opensAt: StoredSection['opensAt'], now: Date): boolean {
  return opensAt !== null && new Date(opensAt) <= now;
}

/** When a section's time is up; undefined without a clock, or before its turn has come. */
export function deadlineOf(section: StoredSection): Date | undefined {
  if (section.limitMs === null || section.opensAt === null) return undefined;
  return new Date(at(section.opensAt) + section.limitMs);
}

/** The pause before a section, if the attempt is in it. */
export function breakOf(section: StoredSection, now: Date): { endsAt: Date } | undefined {
  if (section.opensAt === null || section.closedAt !== null) return undefined;
  const opens = new Date(section.opensAt);
  return opens > now ? { endsAt: opens } : undefined;
}

/** The sections of an attempt that begins now: the first one is open. */
export function begin(
  sections: readonly { subject: Subject | null; items: number; limitMs: number | null }[],
  now: Date,
): AttemptState {
  return {
    sections: sections.map((section, i) => ({
      ...section,
      n: i + 1,
      opensAt: i === 0 ? now.toISOString() : null,
      closedAt: null,
    })),
    current: 1,
    finishedAt: null,
  };
}

/** Closes the current section at an instant and gives the next one its turn, after the pause. */
function closeAt(state: AttemptState, instant: Date): AttemptState {
  const sections = state.sections.map((section) => ({ ...section }));
  const closing = sections[state.current - 1];
  if (closing !== undefined) closing.closedAt = instant.toISOString();
  const next = sections[state.current];
  if (next === undefined) return { sections, current: state.current, finishedAt: instant };
  const { minutes } = state.current === BREAK_AFTER_SECTION ? BREAK : BETWEEN_SECTIONS;
  next.opensAt = new Date(instant.getTime() + minutes * MINUTE_MS).toISOString();
  return { sections, current: state.current + 1, finishedAt: null };
}

/**
 * What the clock alone has done up to `now`: sections whose time ran out are closed at their limit,
 * the following ones began when the pause was over, and closing the last one finishes the attempt.
 * It doesn't matter whether anyone was connected.
 */
export function advance(state: AttemptState, now: Date): AttemptState {
  let moved = state;
  while (moved.finishedAt === null) {
    const current = moved.sections[moved.current - 1];
    const deadline = current === undefined ? undefined : deadlineOf(current);
    if (deadline === undefined || deadline > now) return moved;
    moved = closeAt(moved, deadline);
  }
  return moved;
}

/**
 * The student closes section `n`. A section that is closed already stays as it is, so that a
 * repeated request changes nothing.
 *
 * @returns undefined when the section's turn hasn't come
 */
export function finishSection(state: AttemptState, n: number, now: Date): AttemptState | undefined {
  const moved = advance(state, now);
  if (moved.finishedAt !== null || n < moved.current) return moved;
  const current = moved.sections[moved.current - 1];
  if (n > moved.current || current === undefined) return undefined;
  return breakOf(current, now) === undefined ? closeAt(moved, now) : undefined;
}

/**
 * The student begins section `n` and so ends the pause before it. A section that has begun stays as it is.
 *
 * @returns undefined when the section's turn hasn't come
 */
export function startSection(state: AttemptState, n: number, now: Date): AttemptState | undefined {
  const moved = advance(state, now);
  if (moved.finishedAt !== null || n < moved.current) return moved;
  if (n > moved.current) return undefined;
  const sections = moved.sections.map((section) =>
    section.n === n && breakOf(section, now) !== undefined
      ? { ...section, opensAt: now.toISOString() }
      : section,
  );
  return { ...moved, sections };
}

/** The student ends the whole attempt: every section that is not closed closes now. */
export function finishAll(state: AttemptState, now: Date): AttemptState {
  const moved = advance(state, now);
  if (moved.finishedAt !== null) return moved;
  const sections = moved.sections.map((section) =>
    section.closedAt === null ? { ...section, closedAt: now.toISOString() } : section,
  );
  return { sections, current: moved.current, finishedAt: now };
}

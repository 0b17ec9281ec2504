/** What a student aims for. */
export interface StudyGoal {
  /** The day of the exam, `2026-11-01`, as the student named it. */
  examDate: string | null;
  /** Percent. */
  targetScore: number | null;
  /** The time zone the student chose for counting days; null: that of the requesting device. */
  timeZone: string | null;
}

/**
 * How progress gets study goals. Profiles store them, but progress must not depend on profiles, so
 * the api, which assembles the modules, binds this (docs/decisions/0007-study-goals-port.md).
 */
export abstract class StudyGoals {
  abstract of(userId: string): Promise<StudyGoal>;
}

/** What a student aims for. */
export interface StudyGoal {
  /** The day of the exam, `2026-11-01`, as the student named it. */
  examDate: string | null;
  /** Percent. */
  targetScore: number | null;
  /** The zone whose days the student chose to count; null: the one of the device that asks. */
  timeZone: string | null;
}

/**
 * How progress gets study goals. Profiles store them, which progress must not know: the api, which
 * assembles the modules, binds this (docs/decisions/0007-study-goals-port.md).
 */
export abstract class StudyGoals {
  abstract of(userId: string): Promise<StudyGoal>;
}

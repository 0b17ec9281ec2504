import type { AttemptSummary } from '@prepward/contracts/attempts';
import { SUBJECTS, type Subject } from '@prepward/contracts/subjects';

/** Answers of one subject: how many were given, and how many of them were right. */
export interface SubjectTally {
  subject: Subject;
  right: number;
  answered: number;
}

/** Adds up the finished attempts of one subject each; attempts over several are left out. */
export function tallySubjects(attempts: readonly AttemptSummary[]): SubjectTally[] {
  return SUBJECTS.map((subject) => {
    const finished = attempts.filter(
      (attempt) => attempt.subject === subject && attempt.state === 'finished',
    );
    return {
      subject,
      right: finished.reduce((sum, attempt) => sum + (attempt.right ?? 0), 0),
      answered: finished.reduce((sum, attempt) => sum + attempt.answered, 0),
    };
  });
}

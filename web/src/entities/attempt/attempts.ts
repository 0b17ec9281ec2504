import type { AttemptSummary } from '@prepward/contracts/attempt-history';
import type { AttemptKind } from '@prepward/contracts/attempts';
import { quizTopic } from '@prepward/contracts/quiz-topics';
import { SUBJECT_NAMES, type Subject } from '@prepward/contracts/subjects';
import { ATTEMPTS_KEY } from '../../lib/query-keys.js';
import { useStudentQuery } from '../../lib/student-query.js';
import { topicName } from '../topic/topics.js';

/** The names students see, in the order that lists of kinds show them. */
export const KIND_NAMES: Record<AttemptKind, string> = {
  mock: 'Mock exam',
  diagnostic: 'Diagnostic',
  practice: 'Practice',
  category: 'Topic practice',
  mixed: 'Mixed practice',
  review: 'Review',
  'free-bank': 'Free bank',
  quiz: 'Quiz',
  'free-practice': 'Free practice',
};

/** Which attempts a list holds; a property that is left out doesn't narrow it. */
export interface AttemptFilter {
  kind?: AttemptKind | undefined;
  subject?: Subject | undefined;
  state?: AttemptSummary['state'] | undefined;
}

/** The latest attempts of the student that the filter lets through; `limit` 1 to 100. */
export function useAttempts(filter: AttemptFilter, limit: number) {
  return useStudentQuery(ATTEMPTS_KEY, 'attempts.list', { query: { limit, ...filter } });
}

/** What an attempt was about: its topic, its subject, or all subjects. */
export function attemptTopic({ kind, subject, category, set }: AttemptSummary): string {
  if (category !== undefined) {
    return topicName(category);
  }
  if (kind === 'quiz' && subject && set !== undefined) {
    return quizTopic(subject, set);
  }
  return subject ? SUBJECT_NAMES[subject] : 'All subjects';
}

/** What kind of practice an attempt is; for a quiz, which one. */
export function attemptKind({ kind, set }: AttemptSummary): string {
  return kind === 'quiz' && set !== undefined ? `${KIND_NAMES.quiz} ${set}` : KIND_NAMES[kind];
}

/** What becomes of an open attempt while the student is away. */
export function keptWords({ time }: AttemptSummary): string {
  return time === 'none' ? 'Your place is saved.' : 'The clock is running.';
}

/** Where to continue an attempt or read its result. Free practice continues at its own address. */
export function attemptLink({ id, kind, state, subject }: AttemptSummary) {
  return kind === 'free-practice' && state === 'open' && subject
    ? { to: `/practice/${subject}`, state: { resume: true } }
    : { to: `/practice/attempt/${id}` };
}

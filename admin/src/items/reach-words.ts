import type { CheckedItem } from '@prepward/contracts/admin-items';

const count = (n: number, one: string, many: string) =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`;

/** What saving would change for students, in a sentence or two. */
export function reachSentence({ changes, reach }: CheckedItem): string {
  const parts: string[] = [];
  if (changes.key) {
    const held = count(reach.attempts, 'finished attempt', 'finished attempts');
    const scores = count(reach.scores, 'score', 'scores');
    const students = count(reach.students, 'student', 'students');
    parts.push(
      reach.attempts === 0
        ? 'The key changes. No one has finished an attempt with this question, so no score changes.'
        : `This changes ${scores}. ${held} of ${students} will be rescored, and students who get correction emails will hear about it.`,
    );
    if (reach.open > 0) {
      parts.push(`${count(reach.open, 'open attempt uses', 'open attempts use')} the new key.`);
    }
  }
  if (changes.wording) {
    parts.push(
      'The new wording appears in attempts that start from now on. Earlier attempts keep what the student saw.',
    );
  }
  if (!changes.key && !changes.wording && changes.reasons) {
    parts.push('The explanation changes in attempts that start from now on. No score changes.');
  }
  return parts.length === 0 ? 'Nothing has changed yet.' : parts.join(' ');
}

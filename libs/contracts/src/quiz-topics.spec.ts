import { describe, expect, it } from '@jest/globals';
import { QUIZ_SETS } from './attempt-rules.js';
import { AREAS } from './objectives.js';
import { QUIZ_TOPICS, quizTopic } from './quiz-topics.js';
import { SUBJECTS } from './subjects.js';

describe.each(SUBJECTS)('the quizzes of %s', (subject) => {
  const topics = QUIZ_TOPICS[subject];

  it('have a topic each, with a name of its own', () => {
    expect(topics).toHaveLength(QUIZ_SETS);
    expect(new Set(topics.map(({ name }) => name)).size).toBe(QUIZ_SETS);
    expect(quizTopic(subject, 2)).toBe(topics[1]?.name);
  });

  it('take their questions from areas and objectives of the subject, none from two', () => {
    const areas = AREAS.filter((area) => area.subject === subject);
    const known = areas.flatMap(({ slug, objectives }) => [
      slug,
      ...objectives.map((objective) => objective.slug),
    ]);
    const from = topics.flatMap((topic) => topic.from);
    expect(from.filter((slug) => !known.includes(slug))).toEqual([]);
    expect(new Set(from).size).toBe(from.length);
  });

  it('leave a mix of everything for the last', () => {
    const mixed = topics.findIndex(({ from }) => from.length === 0);
    expect([-1, QUIZ_SETS - 1]).toContain(mixed);
  });
});

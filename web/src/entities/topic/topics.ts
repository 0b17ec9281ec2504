import { AREAS } from '@prepward/contracts/objectives';
import { SUBJECT_NAMES, SUBJECTS, type Subject } from '@prepward/contracts/subjects';

/** A subject, an area or an objective of the exam. */
export interface Topic {
  slug: string;
  name: string;
  subject: Subject;
  level: 'subject' | 'area' | 'objective';
}

const TOPICS: ReadonlyMap<string, Topic> = new Map(
  [
    ...SUBJECTS.map(
      (subject): Topic => ({
        slug: subject,
        name: SUBJECT_NAMES[subject],
        subject,
        level: 'subject',
      }),
    ),
    ...AREAS.flatMap(({ slug, name, subject, objectives }): Topic[] => [
      { slug, name, subject, level: 'area' },
      ...objectives.map((objective): Topic => ({ ...objective, subject, level: 'objective' })),
    ]),
  ].map((topic) => [topic.slug, topic]),
);

/** What a slug names; undefined when it names nothing of the exam. */
export function topicOf(slug: string): Topic | undefined {
  return TOPICS.get(slug);
}

/** The name of a subject, area or objective; any other slug is its own name. */
export function topicName(slug: string): string {
  return TOPICS.get(slug)?.name ?? slug;
}

/** Whether an objective is the topic or lies within it: slugs are `subject.area.objective`. */
export function isWithin(objective: string, topic: string): boolean {
  return objective === topic || objective.startsWith(`${topic}.`);
}

import type { TrialBank } from '@prepward/contracts/bank';
import { AREAS } from '@prepward/contracts/objectives';
import type { ObjectiveMastery, Progress } from '@prepward/contracts/progress';
import type { Subject } from '@prepward/contracts/subjects';
import { topicName } from '../../entities/topic/topics.js';

/** Questions of the trial bank: how many, how many answered, how many of these correctly. */
interface TrialCounts {
  items: number;
  done: number;
  right: number;
}

export interface TrialObjective extends TrialCounts {
  slug: string;
  name: string;
  /** Absent while the progress is not known. */
  mastery: ObjectiveMastery | undefined;
}

export interface TrialArea extends TrialCounts {
  slug: string;
  name: string;
  objectives: TrialObjective[];
}

/** The areas of a subject that the trial bank has questions for, with their objectives. */
export function trialTree(
  bank: TrialBank,
  progress: Progress | undefined,
  subject: Subject,
): TrialArea[] {
  return AREAS.filter((area) => area.subject === subject)
    .map(({ slug, name }) => {
      const objectives = bank.objectives
        .filter(({ area }) => area === slug)
        .map(({ slug: objective, items, done, right }) => ({
          slug: objective,
          name: topicName(objective),
          items,
          done,
          right,
          mastery: progress?.objectives.find((one) => one.objective === objective),
        }));
      const sum = (key: keyof TrialCounts): number =>
        objectives.reduce((total, one) => total + one[key], 0);
      return {
        slug,
        name,
        objectives,
        items: sum('items'),
        done: sum('done'),
        right: sum('right'),
      };
    })
    .filter(({ items }) => items > 0);
}

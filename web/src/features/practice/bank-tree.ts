import type { BankCounts, BankOverview } from '@prepward/contracts/bank';
import { AREAS } from '@prepward/contracts/objectives';
import type { ObjectiveMastery, Progress } from '@prepward/contracts/progress';
import { SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import { isWithin, topicName } from '../../entities/topic/topics.js';

/** An objective of the bank with the student's counts and mastery. */
export interface ObjectiveNode {
  slug: string;
  name: string;
  counts: BankCounts;
  /** Absent while the progress is not known. */
  mastery: ObjectiveMastery | undefined;
}

/** The totals of a subject, an area or an objective. */
export interface TopicSummary {
  counts: BankCounts;
  /** How many fit in one attempt. */
  atOnce: number;
  objectives: readonly ObjectiveNode[];
}

export interface AreaNode extends TopicSummary {
  slug: string;
  name: string;
}

export interface SubjectNode extends TopicSummary {
  subject: Subject;
  areas: readonly AreaNode[];
}

function sum(nodes: readonly ObjectiveNode[]): BankCounts {
  const total: BankCounts = { all: 0, unseen: 0, wrong: 0, flagged: 0, due: 0 };
  for (const { counts } of nodes) {
    total.all += counts.all;
    total.unseen += counts.unseen;
    total.wrong += counts.wrong;
    total.flagged += counts.flagged;
    total.due += counts.due;
  }
  return total;
}

/** What the bank holds within a subject, an area or an objective. */
export function summaryOf(
  topic: string,
  bank: BankOverview,
  progress: Progress | undefined,
): TopicSummary {
  const within = bank.objectives.filter(({ slug }) => isWithin(slug, topic));
  const objectives = within.map(({ slug, counts }) => ({
    slug,
    name: topicName(slug),
    counts,
    mastery: progress?.objectives.find(({ objective }) => objective === slug),
  }));
  return {
    objectives,
    counts: sum(objectives),
    atOnce: within.reduce((total, { atOnce }) => total + atOnce, 0),
  };
}

/** Subjects, their areas and objectives, in the exam's order; areas without items are left out. */
export function bankTree(bank: BankOverview, progress: Progress | undefined): SubjectNode[] {
  return SUBJECTS.map((subject) => ({
    subject,
    ...summaryOf(subject, bank, progress),
    areas: AREAS.filter((area) => area.subject === subject)
      .map(({ slug, name }) => ({ slug, name, ...summaryOf(slug, bank, progress) }))
      .filter(({ objectives }) => objectives.length > 0),
  }));
}

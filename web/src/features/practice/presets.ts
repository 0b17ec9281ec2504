import { PRACTICE_ITEMS } from '@prepward/contracts/attempt-rules';
import { count } from '../../lib/format.js';
import type { ObjectiveNode } from './bank-tree.js';
import { minutesAtPace } from './choices.js';
import type { PracticeChoice } from './practice-choice.js';

export const PRESET_IDS = ['weakest', 'mistakes', 'due', 'timed'] as const;
export type PresetId = (typeof PRESET_IDS)[number];

/** A practice that is set up with one press. */
export interface Preset {
  id: PresetId;
  name: string;
  /** What it consists of, or what is missing while it can't be started. */
  hint: string;
  /** The changes it makes to a choice; null if there is nothing to practice yet. */
  change: Partial<PracticeChoice> | null;
}

const WEAKEST = { items: 10, objectives: 5 } as const;

/** The objectives with the lowest mastery among those that were practiced, lowest first. */
function weakestOf(objectives: readonly ObjectiveNode[]): ObjectiveNode[] {
  const practiced = objectives.flatMap((node) => {
    const { mastery } = node;
    return mastery && mastery.mastery !== null && mastery.answers > 0 && node.counts.all > 0
      ? { node, level: mastery.mastery }
      : [];
  });
  return practiced
    .sort((a, b) => a.level - b.level)
    .slice(0, WEAKEST.objectives)
    .map(({ node }) => node);
}

function questions(items: number): string {
  return items === 1 ? '1 question' : `${count(items)} questions`;
}

/** As many as there are, between the limits of a practice. */
function upTo(available: number): string {
  const { min, usual } = PRACTICE_ITEMS;
  return String(Math.max(min, Math.min(available, usual)));
}

function weakestPreset(objectives: readonly ObjectiveNode[]): Preset {
  const weakest = weakestOf(objectives);
  const [first] = weakest;
  const preset = { id: 'weakest', name: `${WEAKEST.items} weakest` } as const;
  if (!first) {
    return { ...preset, hint: 'Answer a few questions first', change: null };
  }
  const others = weakest.length - 1;
  return {
    ...preset,
    hint: others === 0 ? first.name : `${first.name} and ${others} more`,
    change: {
      objectives: weakest.map(({ slug }) => slug),
      count: String(WEAKEST.items),
      mode: 'tutor',
    },
  };
}

/**
 * The presets for some objectives of the bank: the weakest topics, the student's mistakes, what is due,
 * and a timed set.
 */
export function presetsOf(objectives: readonly ObjectiveNode[]): readonly Preset[] {
  const total = (key: 'wrong' | 'due'): number =>
    objectives.reduce((sum, { counts }) => sum + counts[key], 0);
  const mistakes = total('wrong');
  const due = total('due');
  return [
    weakestPreset(objectives),
    {
      id: 'mistakes',
      name: 'My mistakes',
      hint: mistakes === 0 ? 'None right now' : `${questions(mistakes)} you missed last time`,
      change: mistakes === 0 ? null : { pool: 'wrong', count: upTo(mistakes), mode: 'tutor' },
    },
    {
      id: 'due',
      name: 'Due today',
      hint: due === 0 ? "You're up to date" : `${questions(due)} to review`,
      change: due === 0 ? null : { pool: 'due', count: upTo(due), mode: 'tutor' },
    },
    {
      id: 'timed',
      name: `Timed ${PRACTICE_ITEMS.usual}`,
      hint: `Exam pace, ${Math.ceil(minutesAtPace(PRACTICE_ITEMS.usual) ?? 0)} min, answers at the end`,
      change: { count: String(PRACTICE_ITEMS.usual), mode: 'exam' },
    },
  ];
}

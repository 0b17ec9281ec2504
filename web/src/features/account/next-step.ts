import type { AttemptSummary } from '@prepward/contracts/attempt-history';
import { examMinutesFor } from '@prepward/contracts/exam';
import type { PlanStep, Progress } from '@prepward/contracts/progress';
import { SUBJECT_NAMES } from '@prepward/contracts/subjects';
import {
  attemptKind,
  attemptLink,
  attemptTopic,
  keptWords,
} from '../../entities/attempt/attempts.js';
import { topicName } from '../../entities/topic/topics.js';

/** One thing to do: what it is, how much and how long, why, and where it begins. */
export interface NextStep {
  key: string;
  title: string;
  /** "10 questions · about 13 min". */
  amount: string;
  why: string;
  to: string;
  state?: object;
  /** What the button says. */
  action: string;
}

const questions = (count: number): string => (count === 1 ? '1 question' : `${count} questions`);

function amountOf({ items, minutes }: { items: number; minutes: number }): string {
  return `${questions(items)} · about ${minutes} min`;
}

/** What a step of the study plan is, why it comes, and where it begins. */
function aboutStep(step: PlanStep): Pick<NextStep, 'key' | 'title' | 'why' | 'to'> {
  switch (step.kind) {
    case 'diagnostic':
      return {
        key: step.kind,
        title: 'Diagnostic',
        why: 'It shows where your points are. Free.',
        to: '/practice/diagnostic',
      };
    case 'review':
      return {
        key: step.kind,
        title: "Review what's due",
        why: "Just before you'd forget it.",
        to: '/practice/review',
      };
    case 'objective':
      return {
        key: step.objective,
        title: topicName(step.objective),
        why: `Could win you about ${Math.round(step.gain * 10) / 10} points of the total.`,
        to: `/practice/${step.objective}`,
      };
    case 'mock':
      return {
        key: step.kind,
        title: 'Mock exam',
        why: 'The length and pace of the real one.',
        to: '/practice/mock',
      };
    case 'free-bank':
      return {
        key: step.kind,
        title: `${SUBJECT_NAMES[step.subject]}: free practice`,
        why: 'You can gain the most points here. Every option is explained.',
        to: '/free-trial-bank',
      };
  }
}

/** A step of the study plan in words. */
function planned(step: PlanStep): NextStep {
  return { ...aboutStep(step), amount: amountOf(step), action: 'Start' };
}

/** An unfinished attempt as a step; the time is for the questions left, at exam pace. */
function left(attempt: AttemptSummary): NextStep {
  const rest = attempt.items - attempt.answered;
  return {
    key: attempt.id,
    title: `${attemptTopic(attempt)}: ${attemptKind(attempt).toLowerCase()}`,
    amount:
      attempt.time === 'none'
        ? `${questions(rest)} left · about ${examMinutesFor(rest)} min`
        : `${questions(rest)} left`,
    why: `${attempt.answered} of ${attempt.items} answered. ${keptWords(attempt)}`,
    ...attemptLink(attempt),
    action: 'Continue',
  };
}

/** What the student may always do, when nothing is left or planned. */
function anything({ predictionLocked, streak }: Progress): NextStep {
  return {
    key: 'anything',
    title: streak.today ? 'Done for today' : 'Practice whatever you like',
    amount: '',
    why: streak.today ? 'Anything you practice now is a bonus.' : 'Nothing is planned for today.',
    to: predictionLocked ? '/free-trial-bank' : '/test-bank',
    action: 'Choose questions',
  };
}

/**
 * What to do now, most useful first, never empty: what was left open, newest first, then the steps of
 * the plan.
 */
export function nextSteps(
  open: readonly AttemptSummary[],
  progress: Progress | undefined,
): [NextStep, ...NextStep[]] | [] {
  const [first, ...rest] = [...open.map(left), ...(progress?.plan ?? []).map(planned)];
  if (first) {
    return [first, ...rest];
  }
  return progress ? [anything(progress)] : [];
}

import type { DemoQuestion } from '@prepward/content/site/index';

/** The state of the demo quiz. */
export interface DemoQuizState {
  /** The question on the screen, from 0. */
  index: number;
  /** Questions whose first answer was correct. */
  score: number;
  /** The first choice for each answered question, by the question's id. */
  answered: Readonly<Record<number, number>>;
}

export type DemoQuizAction =
  | { type: 'choose'; option: number }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'start-over' };

export const DEMO_QUIZ_START: DemoQuizState = { index: 0, score: 0, answered: {} };

type Quiz = readonly Pick<DemoQuestion, 'id' | 'correctAnswer'>[];

function choose(quiz: Quiz, state: DemoQuizState, option: number): DemoQuizState {
  const question = quiz[state.index];
  if (!question || state.answered[question.id] !== undefined) {
    return state;
  }
  return {
    ...state,
    score: state.score + (option === question.correctAnswer ? 1 : 0),
    answered: { ...state.answered, [question.id]: option },
  };
}

/**
 * The demo quiz as the specification describes it: the first choice locks a question and is the only one
 * that scores; the next question opens once this one is answered; starting over, possible once the last
 * question is answered, forgets everything. An action that isn't possible changes nothing.
 */
export function moveDemoQuiz(
  quiz: Quiz,
  state: DemoQuizState,
  action: DemoQuizAction,
): DemoQuizState {
  const { index, answered } = state;
  const done = answered[quiz[index]?.id ?? -1] !== undefined;
  const last = index === quiz.length - 1;
  switch (action.type) {
    case 'choose':
      return choose(quiz, state, action.option);
    case 'next':
      return done && !last ? { ...state, index: index + 1 } : state;
    case 'previous':
      return index > 0 ? { ...state, index: index - 1 } : state;
    case 'start-over':
      return done && last ? DEMO_QUIZ_START : state;
  }
}

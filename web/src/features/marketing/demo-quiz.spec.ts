/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import {
  DEMO_QUIZ_START,
  type DemoQuizAction,
  type DemoQuizState,
  moveDemoQuiz,
} from './demo-quiz.js';

const QUIZ = [
  { id: 11, correctAnswer: 1 },
  { id: 12, correctAnswer: 2 },
  { id: 13, correctAnswer: 0 },
];

const choose = (option: number): DemoQuizAction => ({ type: 'choose', option });
const NEXT: DemoQuizAction = { type: 'next' };
const PREVIOUS: DemoQuizAction = { type: 'previous' };
const START_OVER: DemoQuizAction = { type: 'start-over' };

const after = (...actions: DemoQuizAction[]): DemoQuizState =>
  actions.reduce((state, action) => moveDemoQuiz(QUIZ, state, action), DEMO_QUIZ_START);

describe('the demo quiz', () => {
  it('scores a right first choice and keeps it', () => {
    expect(after(choose(1))).toEqual({ index: 0, score: 1, answered: { 11: 1 } });
  });

  it('does not score a wrong first choice, nor a right one after it', () => {
    expect(after(choose(3), choose(1))).toEqual({ index: 0, score: 0, answered: { 11: 3 } });
  });

  it('counts the first attempt once, also when the visitor comes back to the question', () => {
    expect(after(choose(1), NEXT, PREVIOUS, choose(1)).score).toBe(1);
    expect(after(choose(0), NEXT, PREVIOUS, choose(1)).score).toBe(0);
  });

  it('takes the first option for an answer too', () => {
    expect(after(choose(0), choose(1)).answered).toEqual({ 11: 0 });
  });

  it('goes on only from an answered question', () => {
    expect(after(NEXT).index).toBe(0);
    expect(after(choose(0), NEXT).index).toBe(1);
    expect(after(choose(0), NEXT, NEXT).index).toBe(1);
  });

  it('does not go before the first question or beyond the last', () => {
    expect(after(PREVIOUS)).toBe(DEMO_QUIZ_START);
    expect(after(choose(0), NEXT, choose(0), NEXT, choose(0), NEXT).index).toBe(2);
  });

  it('starts over from the answered last question, and from nowhere else', () => {
    const end = [choose(1), NEXT, choose(2), NEXT, choose(0)];
    expect(after(...end).score).toBe(3);
    expect(after(...end, START_OVER)).toEqual({ index: 0, score: 0, answered: {} });
    expect(after(choose(1), START_OVER).score).toBe(1);
    expect(after(choose(1), NEXT, choose(2), NEXT, START_OVER).score).toBe(2);
  });
});

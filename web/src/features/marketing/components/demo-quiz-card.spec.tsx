import { describe, expect, it } from '@jest/globals';
import { HOME_DEMO_QUIZ } from '@prepward/content/site/home-demo-quiz';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { button } from '../../../test/page.js';
import { DemoQuizCard } from './demo-quiz-card.js';

function open() {
  render(
    <DemoQuizCard labelledBy="try">
      <h2 id="try">Try it</h2>
    </DemoQuizCard>,
  );
  return userEvent.setup();
}

function at(index: number) {
  const question = HOME_DEMO_QUIZ[index];
  if (!question) {
    throw new Error(`There is no question ${index}`);
  }
  const option = (place: number) =>
    within(screen.getByRole('group', { name: question.question })).getAllByRole('button')[
      place
    ] as HTMLElement;
  return { ...question, key: () => option(question.correctAnswer), option };
}

/** An option of a question that is not its key. */
const wrongOf = (question: { correctAnswer: number }) => (question.correctAnswer + 1) % 4;

const explained = () => screen.getByRole('status').textContent;

describe('DemoQuizCard', () => {
  it('begins with the first question, no score, and no way on before an answer', () => {
    open();
    expect(screen.getByRole('region', { name: 'Try it' })).toBeTruthy();
    expect(screen.getByText('Question 1 of 3')).toBeTruthy();
    expect(screen.getByText('Score 0')).toBeTruthy();
    expect(button('Previous').disabled).toBe(true);
    expect(button('Next').disabled).toBe(true);
    expect(explained()).toBe('');
    expect(screen.queryByText('Correct answer')).toBeNull();
    expect(at(0).key().getAttribute('aria-disabled')).toBe('false');
    expect(document.activeElement).toBe(document.body);
  });

  it('says that a choice is right, why, and scores it', async () => {
    const user = open();
    const { key, explanation } = at(0);
    await user.click(key());
    expect(explained()).toBe(`Correct. ${explanation}`);
    expect(within(key()).getByText('Correct answer')).toBeTruthy();
    expect(screen.getByText('Score 1')).toBeTruthy();
    expect(button('Next').disabled).toBe(false);
  });

  it('locks the question with the first choice: a later one changes neither verdict nor score', async () => {
    const user = open();
    const question = at(0);
    const wrong = wrongOf(question);
    await user.click(question.option(wrong));
    await user.click(question.key());
    expect(explained()).toBe(`Not quite. ${question.explanation}`);
    const said = question.options.map((_, place) => question.option(place).textContent);
    const words = { [wrong]: 'Your answer', [question.correctAnswer]: 'Correct answer' };
    expect(said).toEqual(question.options.map((text, place) => text + (words[place] ?? '')));
    const looks = question.options.map(
      (_, place) =>
        /border-(?:correct|incorrect|line)\b/.exec(question.option(place).className)?.[0],
    );
    const look = { [wrong]: 'border-incorrect', [question.correctAnswer]: 'border-correct' };
    expect(looks).toEqual(question.options.map((_, place) => look[place] ?? 'border-line'));
    expect(screen.getByText('Score 0')).toBeTruthy();
    expect(question.key().getAttribute('aria-disabled')).toBe('true');
  });

  it('moves on and back, keeps what was answered, and puts focus on the question', async () => {
    const user = open();
    await user.click(at(0).key());
    await user.click(button('Next'));
    expect(screen.getByText('Question 2 of 3')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe(at(1).question);
    expect(button('Next').disabled).toBe(true);
    expect(explained()).toBe('');
    await user.click(button('Previous'));
    expect(explained()).toBe(`Correct. ${at(0).explanation}`);
    expect(document.activeElement?.textContent).toBe(at(0).question);
    expect(button('Previous').disabled).toBe(true);
  });

  it('starts over after the last question, with nothing answered and no score', async () => {
    const user = open();
    await user.click(at(0).key());
    await user.click(button('Next'));
    await user.click(at(1).option(wrongOf(at(1))));
    await user.click(button('Next'));
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(button('Start Over').disabled).toBe(true);
    await user.click(at(2).key());
    expect(screen.getByText('Score 2')).toBeTruthy();
    await user.click(button('Start Over'));
    expect(screen.getByText('Question 1 of 3')).toBeTruthy();
    expect(screen.getByText('Score 0')).toBeTruthy();
    expect(explained()).toBe('');
    expect(button('Next').disabled).toBe(true);
  });

  it('is answered by the keyboard, and focus stays on the chosen option', async () => {
    const user = open();
    const { key } = at(0);
    key().focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Score 1')).toBeTruthy();
    expect(document.activeElement).toBe(key());
  });
});

import { describe, expect, it, jest } from '@jest/globals';
import type { AnswerFeedback } from '@prepward/contracts/attempts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { CHOICE, CHOICE_FEEDBACK, HOT_SPOT, SELECT } from '../test-items.js';
import { ItemSheet } from './item-sheet.js';

const PASSAGE = {
  id: 'heart',
  title: 'The heart',
  kind: 'article',
  html: '<p>The left ventricle fills the aorta. The right one fills the lungs.</p>',
};
const FEEDBACK = {
  ...CHOICE_FEEDBACK,
  rationale: '<p>The text says “left ventricle fills the aorta.”</p>',
};
const PICTURE = { alt: 'A heart', svg: '<svg viewBox="0 0 9 9"></svg>' };
const ABOUT = { ...CHOICE, passageId: 'heart' };
const PASSAGES = [PASSAGE];

const sheet = (change: Partial<ComponentProps<typeof ItemSheet>> = {}) => (
  <ItemSheet
    item={ABOUT}
    passages={PASSAGES}
    value={{ type: 'multiple-choice', option: 'o0' }}
    onChange={() => undefined}
    {...change}
  />
);
const passage = () => screen.getByRole('region', { name: 'Passage: The heart' });
const pictures = (alt: string) => screen.queryAllByRole('img', { name: alt }).length;
const marked = () =>
  [...document.querySelectorAll('mark')].map((mark) => [mark.className, mark.textContent]);

it('shows what in the passage proves the key, as soon as the answer is explained', () => {
  const { rerender } = render(sheet());
  expect(screen.queryByText('In the passage')).toBeNull();
  rerender(sheet({ feedback: FEEDBACK }));
  const proof = screen.getByText('In the passage').parentElement as HTMLElement;
  expect(within(proof).getByRole('blockquote').textContent).toBe(
    'The left ventricle fills the aorta.',
  );
  expect(marked()).toEqual([['evidence', 'The left ventricle fills the aorta.']]);
});

it('shows highlights in both texts, each by its name, as soon as they are made', () => {
  const { rerender } = render(sheet({ marks: {} }));
  const names = () =>
    [...document.querySelectorAll('[data-text]')].map((text) => text.getAttribute('data-text'));
  expect([names(), marked()]).toEqual([['passage-heart', 'stem-1'], []]);
  rerender(sheet({ marks: { 'stem-1': [{ start: 0, end: 5 }] } }));
  expect(marked()).toEqual([['', 'Which']]);
  rerender(
    sheet({ marks: { 'passage-heart': [{ start: 4, end: 8 }] }, feedback: { ...FEEDBACK } }),
  );
  expect(marked()).toEqual([
    ['evidence', 'The '],
    ['', 'left'],
    ['evidence', 'left'],
    ['evidence', ' ventricle fills the aorta.'],
  ]);
  rerender(sheet());
  expect([names(), marked()]).toEqual([[], []]);
});

it('shows a picture once: with the passage, beside the options, or as the answer', () => {
  const { rerender } = render(sheet({ item: { ...ABOUT, figure: PICTURE } }));
  expect([pictures('A heart'), document.querySelector('.figure-beside')]).toEqual([
    1,
    expect.anything(),
  ]);
  const withPicture = [{ ...PASSAGE, figure: PICTURE }];
  rerender(sheet({ item: { ...ABOUT, figure: PICTURE }, passages: withPicture }));
  expect([pictures('A heart'), document.querySelector('.figure-beside')]).toEqual([1, null]);
  expect(within(passage()).getByRole('img', { name: 'A heart' })).toBeTruthy();
  const other = { alt: 'A valve', svg: '<svg></svg>' };
  rerender(sheet({ item: { ...ABOUT, figure: other }, passages: withPicture }));
  expect([pictures('A heart'), pictures('A valve')]).toEqual([1, 1]);
  rerender(sheet({ item: HOT_SPOT, value: null }));
  expect([pictures('A cell'), document.querySelector('.figure-beside')]).toEqual([1, null]);
  const width = () => document.querySelector('.max-w-3xl')?.className;
  expect(width()).toBe('mx-auto w-full max-w-3xl');
  rerender(sheet({ item: { ...CHOICE, figure: PICTURE } }));
  expect(width()).toContain('lg:max-w-none');
});

describe('a question about a passage', () => {
  const shown = () => [
    passage().closest('.max-lg\\:hidden') === null,
    screen.getByRole('group', { name: /aorta|air/ }).closest('.max-lg\\:hidden') === null,
  ];
  const side = (name: string) => screen.getByRole('button', { name });

  it('is behind its passage on a small screen, until it is asked for', () => {
    const scrolled = jest.spyOn(window, 'scrollTo');
    const { rerender } = render(sheet());
    expect(shown()).toEqual([true, false]);
    expect(side('Passage').getAttribute('aria-pressed')).toBe('true');
    expect(scrolled).not.toHaveBeenCalled();
    fireEvent.click(side('Question'));
    expect([shown(), scrolled.mock.calls]).toEqual([[false, true], [[0, 0]]]);
    expect(side('Question').getAttribute('aria-pressed')).toBe('true');
    expect(side('Passage').getAttribute('aria-pressed')).toBe('false');
    // The next question about the same passage opens on the question, not the passage.
    rerender(sheet({ item: { ...SELECT, passageId: 'heart' } }));
    expect(shown()).toEqual([false, true]);
    fireEvent.click(side('Passage'));
    expect(shown()).toEqual([true, false]);
    fireEvent.click(side('Question'));
    const passages = [{ ...PASSAGE, id: 'other' }];
    rerender(sheet({ item: { ...CHOICE, passageId: 'other' }, passages }));
    expect(shown()).toEqual([true, false]);
    scrolled.mockRestore();
  });

  it('can be reached and scrolled by the keyboard, under its title', () => {
    render(sheet());
    expect(passage().tabIndex).toBe(0);
    expect(within(passage()).getByRole('heading', { level: 2 }).textContent).toBe('The heart');
    expect(document.querySelector('details')).toBeNull();
  });

  it('has it folded above in a list of many', () => {
    render(sheet({ folded: true, feedback: FEEDBACK }));
    const fold = passage().closest('details');
    expect(fold?.querySelector('summary')?.textContent).toBe('The heart');
    expect(fold?.open).toBe(false);
    expect(screen.queryByRole('button', { name: 'Question' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Why' }).tagName).toBe('H4');
    expect(marked()).toEqual([['evidence', 'The left ventricle fills the aorta.']]);
  });
});

it('explains below the answer, with its buttons, before what else is said of it', () => {
  const parts = { explained: <p>Report it</p>, children: <p>Your note</p> };
  const words = () => document.body.textContent ?? '';
  const { rerender } = render(sheet({ ...parts, item: CHOICE }));
  expect(words()).toMatch(/CLeft ventricleYour note$/);
  const feedback: AnswerFeedback = { ...CHOICE_FEEDBACK, why: '<p>It is thick.</p>' };
  rerender(sheet({ ...parts, item: CHOICE, feedback }));
  expect(words()).toMatch(/Left ventricleCorrect answerWhyIt is thick\..*Report itYour note$/);
  expect(screen.getByRole('heading', { name: 'Why' }).tagName).toBe('H2');
  rerender(sheet({ ...parts, item: { ...CHOICE, figure: PICTURE }, feedback }));
  expect(words()).toMatch(/Left ventricleCorrect answerWhyIt is thick\..*Report itYour note$/);
});

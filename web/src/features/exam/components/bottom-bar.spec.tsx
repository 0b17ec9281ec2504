import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { Answer } from '../answer-types.js';
import type { Exam } from '../hooks/use-exam.js';
import type { ExamView } from '../hooks/use-exam-view.js';
import { CHOICE, CHOICE_FEEDBACK, SELECT } from '../test-items.js';
import { buttonNamed } from '../test-screen.js';
import { BottomBar } from './bottom-bar.js';

const ANSWER: Answer = { sequence: 0, response: null, flagged: false };
const EXPLAINED = { given: true, answer: { ...ANSWER, feedback: CHOICE_FEEDBACK } };
const CORRECT = {
  given: true,
  answer: { ...ANSWER, feedback: { ...CHOICE_FEEDBACK, correct: true } },
};
const LAST = { item: SELECT, index: 1 };

const did = jest.fn<(what: string) => void>();
const VIEW = {
  back: () => did('back'),
  next: () => did('next'),
  show: (panel: string) => did(`show ${panel}`),
} as unknown as ExamView;

function bar(change: object = {}, finishing = false) {
  const exam = {
    ...{ item: CHOICE, items: [CHOICE, SELECT], index: 0, tutor: true, answer: ANSWER },
    ...{ given: false, ready: null, book: { save: 'saved' } },
    ...{ check: () => did('check'), flag: () => did('flag') },
    ...change,
  } as unknown as Exam;
  return <BottomBar exam={exam} view={VIEW} finishing={finishing} />;
}

beforeEach(() => {
  jest.clearAllMocks();
});

describe('the focus below a question', () => {
  it('goes to the way on when the verdict comes, and scrolls nothing', () => {
    const { rerender } = render(bar({ ready: {} }));
    buttonNamed('Flag this question').focus();
    rerender(bar({ given: true }));
    expect(document.activeElement).toBe(buttonNamed('Flag this question'));
    const focus = jest.spyOn(buttonNamed('Next question'), 'focus');
    rerender(bar(EXPLAINED));
    expect(document.activeElement).toBe(buttonNamed('Next question'));
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    // Only then: later changes leave the focus where the student put it.
    buttonNamed('Flag this question').focus();
    rerender(bar({ ...EXPLAINED, answer: { ...EXPLAINED.answer, flagged: true } }));
    expect(document.activeElement).toBe(buttonNamed('Flag this question'));
  });

  it('stays where it is when the student comes back to a question that is explained', () => {
    const { rerender, unmount } = render(bar(LAST));
    buttonNamed('Flag this question').focus();
    rerender(bar(EXPLAINED));
    expect(document.activeElement).toBe(buttonNamed('Flag this question'));
    rerender(bar({ ...EXPLAINED }));
    expect(document.activeElement).toBe(buttonNamed('Flag this question'));
    unmount();
    render(bar(EXPLAINED));
    expect(document.activeElement).toBe(document.body);
  });

  it('waits at the last question until the result can be seen', () => {
    const { rerender } = render(bar({ ...LAST, given: true, book: { save: 'saving' } }));
    buttonNamed('Flag this question').focus();
    rerender(bar({ ...LAST, ...EXPLAINED, book: { save: 'saving' } }));
    expect(document.activeElement).toBe(buttonNamed('Flag this question'));
    rerender(bar({ ...LAST, ...EXPLAINED }));
    expect(document.activeElement).toBe(buttonNamed('See your result'));
  });

  it('is not taken to a later question by a verdict that was left', () => {
    const { rerender } = render(bar({ ...LAST, given: true, book: { save: 'saving' } }));
    rerender(bar({ ...LAST, ...EXPLAINED, book: { save: 'saving' } }));
    rerender(bar(EXPLAINED));
    rerender(bar({ ...EXPLAINED }));
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the buttons below a question', () => {
  it('do what they are called', () => {
    const { rerender } = render(bar(LAST));
    for (const name of ['Back', 'Flag this question', 'All questions', 'Finish']) {
      fireEvent.click(buttonNamed(name));
    }
    rerender(bar({ ready: {} }));
    fireEvent.click(buttonNamed('Check answer'));
    rerender(bar(EXPLAINED));
    fireEvent.click(buttonNamed('Next question'));
    rerender(bar({ tutor: false }));
    fireEvent.click(buttonNamed('Next'));
    expect(did.mock.calls.flat()).toEqual([
      ...['back', 'flag', 'show navigator', 'next'],
      ...['check', 'next', 'next'],
    ]);
    expect(buttonNamed('All questions').getAttribute('aria-haspopup')).toBe('dialog');
  });

  it('show that something is on its way, and only then', () => {
    const busy = (name: string) => buttonNamed(name).getAttribute('aria-busy');
    const saving = { book: { save: 'saving' } };
    const { rerender } = render(bar({ given: true, ...saving }));
    expect([busy('Next question'), buttonNamed('Next question').disabled]).toEqual(['true', true]);
    rerender(bar({ ...EXPLAINED, ...saving }));
    expect([busy('Next question'), buttonNamed('Next question').disabled]).toEqual([null, false]);
    rerender(bar({ given: true, book: { save: 'offline' } }));
    expect([busy('Next question'), buttonNamed('Next question').disabled]).toEqual([null, false]);
    rerender(bar({ ...LAST, ...EXPLAINED }, true));
    expect(busy('See your result')).toBe('true');
    rerender(bar({ ...LAST, ...EXPLAINED, ...saving }));
    expect([busy('See your result'), buttonNamed('See your result').disabled]).toEqual([
      null,
      true,
    ]);
  });

  it('show the flag, and right or wrong by sign and ground', () => {
    const { rerender } = render(bar());
    const ground = () => document.querySelector('.action-bar')?.className;
    const signs = () =>
      ['circle-check', 'circle-x'].map(
        (name) => document.querySelectorAll(`.lucide-${name}`).length,
      );
    const flag = () => document.querySelector('.lucide-flag')?.classList.contains('fill-current');
    expect([ground(), signs(), flag()]).toEqual([
      expect.stringMatching(/border-line bg-paper$/),
      [0, 0],
      false,
    ]);
    expect(buttonNamed('Flag this question').getAttribute('aria-pressed')).toBe('false');
    rerender(bar({ ...CORRECT, answer: { ...CORRECT.answer, flagged: true } }));
    expect([ground(), signs(), flag()]).toEqual([
      expect.stringMatching(/border-correct bg-correct-tint$/),
      [1, 0],
      true,
    ]);
    const said = screen.getByRole('status', { name: 'Verdict' });
    expect([said.textContent, said.classList.contains('text-correct')]).toEqual(['Correct', true]);
    rerender(bar(EXPLAINED));
    expect([ground(), signs()]).toEqual([
      expect.stringMatching(/border-incorrect bg-incorrect-tint$/),
      [0, 1],
    ]);
    expect(said.classList.contains('text-incorrect')).toBe(true);
  });
});

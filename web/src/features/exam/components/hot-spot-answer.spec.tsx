import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AnswerFeedback } from '@prepward/contracts/attempts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { HOT_SPOT } from '../test-items.js';
import { HotSpotAnswer } from './hot-spot-answer.js';

const changed = jest.fn();
const FEEDBACK: AnswerFeedback = {
  correct: false,
  key: { type: 'hot-spot', region: 'b' },
  rationales: [],
};

function answer(region: string | null, feedback?: AnswerFeedback, item = HOT_SPOT) {
  return (
    <HotSpotAnswer
      item={item}
      value={region === null ? null : { type: 'hot-spot', region }}
      onChange={changed}
      feedback={feedback}
      strikes={{ struck: ['c'], toggle: changed }}
      stemId="stem"
    />
  );
}
const shapes = () => within(screen.getByRole('radiogroup')).getAllByRole('radio');
const at = (index: number) => shapes()[index] as HTMLElement;
const chosen = () =>
  changed.mock.calls.map(([response]) => (response as { region: string }).region);
const list = () => screen.getByRole('group');
const fold = () => screen.getByRole('button', { name: 'Choose from a list' });
const classes = () => shapes().map((shape) => shape.getAttribute('class'));

beforeEach(() => {
  jest.clearAllMocks();
});

describe('a place in a picture', () => {
  it('is drawn over the picture, in its coordinates', () => {
    const { rerender } = render(answer(null));
    const svg = () => screen.getByRole('radiogroup').querySelector('svg');
    expect(svg()?.getAttribute('viewBox')).toBe('0 0 100 50');
    const attributes = (index: number, ...names: string[]) =>
      names.map((name) => at(index).firstElementChild?.getAttribute(name));
    expect(attributes(0, 'x', 'y', 'width', 'height')).toEqual(['0', '0', '10', '10']);
    expect(attributes(1, 'cx', 'cy', 'r')).toEqual(['50', '25', '10']);
    expect(attributes(2, 'points')).toEqual(['80,10 90,10 90,30']);
    expect(screen.getByRole('img', { name: 'A cell' }).closest('.figure-large')).toBeTruthy();
    rerender(
      answer(null, undefined, { ...HOT_SPOT, figure: { alt: 'A cell', svg: '<svg></svg>' } }),
    );
    expect(svg()?.getAttribute('viewBox')).toBe('0 0 100 100');
    const rect = { kind: 'rect' as const, x: 1, y: 2, width: 3, height: 4 };
    const regions = [{ id: 'a', name: 'One', shape: rect }];
    rerender(answer(null, undefined, { ...HOT_SPOT, regions }));
    expect(attributes(0, 'x', 'y', 'width', 'height')).toEqual(['1', '2', '3', '4']);
  });

  it('is chosen by a click, or with the arrow keys around the list', () => {
    render(answer('b'));
    fireEvent.click(at(2));
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Tab']) {
      fireEvent.keyDown(at(1), { key });
    }
    fireEvent.keyDown(at(2), { key: 'ArrowDown' });
    fireEvent.keyDown(at(0), { key: 'ArrowUp' });
    expect(chosen()).toEqual(['c', 'c', 'c', 'a', 'a', 'a', 'c']);
    expect(fireEvent.keyDown(at(0), { key: 'ArrowRight' })).toBe(false);
    expect(fireEvent.keyDown(at(0), { key: 'Tab' })).toBe(true);
    expect(document.activeElement).toBe(at(1));
  });

  it('is one stop for the keyboard: the chosen one, or else the first', () => {
    const { rerender } = render(answer(null));
    const stops = () => shapes().map(({ tabIndex }) => tabIndex);
    expect([stops(), classes()]).toEqual([
      [0, -1, -1],
      ['region', 'region', 'region'],
    ]);
    rerender(answer('b'));
    expect([stops(), classes()]).toEqual([
      [-1, 0, -1],
      ['region', 'region region-chosen', 'region'],
    ]);
    expect(shapes().map((shape) => shape.getAttribute('aria-checked'))).toEqual([
      'false',
      'true',
      'false',
    ]);
    expect(at(0).hasAttribute('aria-disabled')).toBe(false);
    rerender(answer('b', FEEDBACK));
    expect(stops()).toEqual([-1, -1, -1]);
  });

  it('is final once it counts, and says what was right', () => {
    const { rerender } = render(answer('a', FEEDBACK));
    fireEvent.click(at(2));
    expect(fireEvent.keyDown(at(0), { key: 'ArrowRight' })).toBe(true);
    expect(changed).not.toHaveBeenCalled();
    expect(at(0).getAttribute('aria-disabled')).toBe('true');
    expect(classes()).toEqual(['region region-chosen region-wrong', 'region region-key', 'region']);
    expect(screen.queryByText(/^Tap or click/)).toBeNull();
    rerender(answer('b', { ...FEEDBACK, correct: true }));
    expect(classes()).toEqual(['region', 'region region-chosen region-key', 'region']);
  });

  it('is in a list that folds, where it can be struck out while it is seen', () => {
    const { rerender } = render(answer(null));
    const struck = () => screen.queryAllByRole('button', { name: /^Strike out/ }).length;
    expect(screen.getByText('Tap or click the place in the picture.')).toBeTruthy();
    expect([fold().getAttribute('aria-expanded'), struck()]).toEqual(['false', 0]);
    expect(fold().getAttribute('aria-controls')).toBe(list().id);
    expect(list().className).toContain('sr-only');
    fireEvent.click(fold());
    expect([fold().getAttribute('aria-expanded'), struck()]).toEqual(['true', 3]);
    expect(list().className).not.toContain('sr-only');
    fireEvent.click(fold());
    expect([fold().getAttribute('aria-expanded'), struck()]).toEqual(['false', 0]);
    rerender(answer('a', FEEDBACK));
    expect(screen.queryByRole('button')).toBeNull();
    expect(list().className).not.toContain('sr-only');
    expect(list().textContent).toBe(
      'The places in the pictureAOuter lineYour answer: incorrectBRound bodyCorrect answerCFolded band',
    );
    const radios = within(list()).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ name, checked }) => [name, checked])).toEqual([
      ['item-4', true],
      ['item-4', false],
      ['item-4', false],
    ]);
  });
});

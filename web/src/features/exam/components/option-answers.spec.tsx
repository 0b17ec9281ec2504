import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AnswerFeedback, AttemptItem, ItemResponse } from '@prepward/contracts/attempts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { takesKeys } from '../shortcuts.js';
import {
  CHOICE,
  CHOICE_FEEDBACK,
  ORDERED,
  ORDERED_FEEDBACK,
  SELECT,
  SUPPLY,
  SUPPLY_FEEDBACK,
} from '../test-items.js';
import { AnswerControl } from './answer-control.js';

interface Given {
  value?: ItemResponse | null;
  feedback?: AnswerFeedback | undefined;
  struck?: string[] | undefined;
}

const changed = jest.fn();
const toggled = jest.fn();

function control(item: AttemptItem, { value = null, feedback, struck }: Given = {}) {
  return (
    <>
      <p id="stem">The question</p>
      <AnswerControl
        item={item}
        value={value}
        onChange={changed}
        feedback={feedback}
        strikes={struck && { struck, toggle: toggled }}
        stemId="stem"
      />
    </>
  );
}
const option = (id: string) => document.querySelector(`[data-option="${id}"]`) as HTMLElement;
const input = (id: string) => within(option(id)).getByDisplayValue<HTMLInputElement>(id);
const button = (name: string) => screen.getByRole('button', { name });
const FIRST: ItemResponse = { type: 'multiple-choice', option: 'o0' };
const several = (...options: string[]): ItemResponse => ({ type: 'multiple-select', options });

beforeEach(() => {
  jest.clearAllMocks();
});

describe('options', () => {
  it('of which one is right are radios of one group, with letters', () => {
    render(control(CHOICE, { value: FIRST }));
    const ids = ['o0', 'o1', 'o2'];
    expect(ids.map((id) => [input(id).type, input(id).name, input(id).checked])).toEqual([
      ['radio', 'item-1', true],
      ['radio', 'item-1', false],
      ['radio', 'item-1', false],
    ]);
    expect(ids.map((id) => option(id).textContent)).toEqual([
      'ARight atrium',
      'BRight ventricle',
      'CLeft ventricle',
    ]);
    expect(option('o0').querySelector('.rounded-full')?.textContent).toBe('A');
    expect(ids.map((id) => option(id).classList.contains('bg-tint'))).toEqual([true, false, false]);
    expect(input('o0').hasAttribute('aria-disabled')).toBe(false);
    expect(screen.getByText('Choose one answer').tagName).toBe('LEGEND');
  });

  it('can be struck out until the answer counts', () => {
    const options = [
      { id: 'o0', html: 'The <em>left</em> side' },
      ...(CHOICE.options ?? []).slice(1),
    ];
    const item = { ...CHOICE, options };
    const { rerender } = render(control(item, { struck: ['o1'] }));
    const lined = () =>
      ['o0', 'o1'].map((id) => option(id).querySelector('.line-through') !== null);
    expect(lined()).toEqual([false, true]);
    expect(button('Strike out: Right ventricle').getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button('Strike out: The left side'));
    expect(toggled.mock.calls).toEqual([['o0']]);
    rerender(control(item, { value: FIRST, struck: ['o1'], feedback: CHOICE_FEEDBACK }));
    expect(lined()).toEqual([false, false]);
    expect(screen.queryByRole('button', { name: /^Strike out/ })).toBeNull();
    rerender(control(SELECT, { struck: ['o2'] }));
    expect(button('Strike out: Bronchus').getAttribute('aria-pressed')).toBe('true');
    rerender(control(SELECT));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('say what they are once the answer counts, by word, sign and ground', () => {
    const key = { type: 'multiple-select' as const, options: ['o0', 'o1'] };
    render(
      control(
        { ...SELECT, options: [...(SELECT.options ?? []), { id: 'o3', html: 'Larynx' }] },
        { value: several('o0', 'o2'), feedback: { ...CHOICE_FEEDBACK, key } },
      ),
    );
    const shown = ['o0', 'o1', 'o2', 'o3'].map((id) => {
      const { textContent, className } = option(id);
      const sign = option(id).querySelector('svg')?.getAttribute('class') ?? '';
      return [
        textContent,
        /border-(correct|incorrect|line) /.exec(className)?.[1],
        /lucide-circle-(check|x)/.exec(sign)?.[1],
        input(id).getAttribute('aria-disabled'),
      ];
    });
    expect(shown).toEqual([
      ['ATracheaYour answer: correct', 'correct', 'check', 'true'],
      ['BUreterCorrect answer', 'correct', 'check', 'true'],
      ['CBronchusYour answer: incorrect', 'incorrect', 'x', 'true'],
      ['DLarynx', 'line', undefined, 'true'],
    ]);
    fireEvent.click(input('o3'));
    expect(changed).not.toHaveBeenCalled();
  });

  it('of which several are right say so, unless the question does', () => {
    const { rerender } = render(control(SELECT, { value: several('o0') }));
    const legend = () => screen.getByText('Select all that apply.').className;
    expect(legend()).not.toBe('sr-only');
    expect([input('o0').type, input('o0').name, input('o0').checked]).toEqual([
      'checkbox',
      '',
      true,
    ]);
    expect(option('o0').querySelector('.rounded-sm')?.textContent).toBe('A');
    fireEvent.click(input('o2'));
    fireEvent.click(input('o0'));
    expect(changed.mock.calls).toEqual([[several('o0', 'o2')], [several()]]);
    rerender(control({ ...SELECT, stem: '<p>Which? Choose <b>all</b> that APPLY.</p>' }));
    expect(legend()).toBe('sr-only');
  });
});

describe('a typed answer', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Your answer');
  const typed = (text: string): ItemResponse => ({ type: 'supply', text });

  it('is described by its question and a hint, which fits what is asked for', () => {
    const { rerender } = render(control(SUPPLY, { value: typed('7') }));
    const hint = document.getElementById(`${field().id}-hint`);
    expect(field().getAttribute('aria-describedby')).toBe(`stem ${field().id}-hint`);
    expect(hint?.textContent).toBe('Type a number, for example 12, 0.5 or 1/2.');
    expect([field().value, field().maxLength, field().readOnly]).toEqual(['7', 100, false]);
    expect(field().classList.contains('border-line-strong')).toBe(true);
    // Enter in it checks the answer.
    expect(takesKeys(field(), 'Enter')).toBe(false);
    expect(screen.queryByText(/^Your answer: /)).toBeNull();
    rerender(control({ ...SUPPLY, answerKind: 'word', unit: undefined }, { value: FIRST }));
    expect(hint?.textContent).toBe('Type one word.');
    expect(field().value).toBe('');
    expect(screen.queryByText('mL')).toBeNull();
  });

  it('counts as it is, with the right one below where it was wrong', () => {
    const { rerender } = render(
      control(SUPPLY, { value: typed('250'), feedback: SUPPLY_FEEDBACK }),
    );
    const right = () => screen.queryByText(/^Correct answer:/)?.textContent;
    expect(screen.getByText('Your answer: incorrect')).toBeTruthy();
    expect(right()).toBe('Correct answer: 750 mL');
    expect([field().readOnly, field().classList.contains('border-incorrect')]).toEqual([
      true,
      true,
    ]);
    expect(screen.queryByText(/^Type a number/)).toBeNull();
    rerender(control({ ...SUPPLY, unit: undefined }, { feedback: SUPPLY_FEEDBACK }));
    expect(right()).toBe('Correct answer: 750');
    rerender(
      control(SUPPLY, { value: typed('750'), feedback: { ...SUPPLY_FEEDBACK, correct: true } }),
    );
    expect(screen.getByText('Your answer: correct')).toBeTruthy();
    expect(right()).toBeUndefined();
    expect(field().classList.contains('border-correct')).toBe(true);
  });
});

describe('steps in the right order', () => {
  it('have their reasons, and the place that each was given', () => {
    const { rerender } = render(
      control(ORDERED, {
        value: { type: 'ordered', order: ['o1', 'o0'] },
        feedback: ORDERED_FEEDBACK,
      }),
    );
    const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows()).toEqual([
      '1.WetYour place: correctReason 1',
      '2.SoapReason 2',
      '3.DryYour place: 2Reason 0',
    ]);
    rerender(control(ORDERED, { feedback: { ...ORDERED_FEEDBACK, rationales: [] } }));
    expect(rows()).toEqual(['1.Wet', '2.Soap', '3.Dry']);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { AnswerFeedback, AttemptItem, ItemResponse } from '@prepward/contracts/attempts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import {
  CHOICE,
  CHOICE_FEEDBACK,
  HOT_SPOT,
  ORDERED,
  ORDERED_FEEDBACK,
  SELECT,
  SUPPLY,
  SUPPLY_FEEDBACK,
} from '../test-items.js';
import { ItemSheet } from './item-sheet.js';

/** One item on its own page; `given()` is what the student has chosen so far. */
function show(item: AttemptItem, start: ItemResponse | null = null, feedback?: AnswerFeedback) {
  let latest = start;
  function Page() {
    const [value, setValue] = useState(start);
    latest = value;
    return (
      <ItemSheet item={item} passages={[]} value={value} onChange={setValue} feedback={feedback} />
    );
  }
  render(<Page />);
  return { user: userEvent.setup(), given: () => latest };
}

describe('multiple choice', () => {
  it('is one group of radios named by the question; the keyboard chooses', async () => {
    const { user, given } = show(CHOICE);
    const group = screen.getByRole('group', { name: 'Which chamber fills the aorta?' });
    expect(within(group).getAllByRole('radio')).toHaveLength(3);
    await user.tab();
    await user.keyboard(' ');
    expect(given()).toEqual({ type: 'multiple-choice', option: 'o0' });
    await user.keyboard('{ArrowDown}');
    expect(given()).toEqual({ type: 'multiple-choice', option: 'o1' });
  });

  it('says right and wrong in words, explains every option, and stays readable and final', async () => {
    const { user, given } = show(
      CHOICE,
      { type: 'multiple-choice', option: 'o0' },
      CHOICE_FEEDBACK,
    );
    expect(screen.getByText('Your answer: incorrect')).toBeTruthy();
    expect(screen.getByText('Correct answer')).toBeTruthy();
    for (const reason of ['Reason 0', 'Reason 1', 'Reason 2']) {
      expect(screen.getByText(reason)).toBeTruthy();
    }
    const chosen = screen.getByRole<HTMLInputElement>('radio', { name: /^Right atrium/ });
    expect(chosen.disabled).toBe(false);
    await user.click(screen.getByRole('radio', { name: /^Left ventricle/ }));
    expect(given()).toEqual({ type: 'multiple-choice', option: 'o0' });
    expect(chosen.checked).toBe(true);
  });
});

describe('multiple select', () => {
  it('ticks and unticks with the space bar', async () => {
    const { user, given } = show(SELECT);
    await user.tab();
    await user.keyboard(' ');
    await user.tab();
    await user.tab();
    await user.keyboard(' ');
    expect(given()).toEqual({ type: 'multiple-select', options: ['o0', 'o2'] });
    await user.keyboard(' ');
    expect(given()).toEqual({ type: 'multiple-select', options: ['o0'] });
  });
});

describe('supply', () => {
  it('takes what is typed, beside its unit', async () => {
    const { user, given } = show(SUPPLY);
    await user.tab();
    await user.keyboard('1/2');
    expect(given()).toEqual({ type: 'supply', text: '1/2' });
    expect(screen.getByLabelText('Your answer')).toBeTruthy();
    expect(screen.getByText('mL')).toBeTruthy();
  });

  it('takes numbers only, and says so when a letter is left out', async () => {
    const { user, given } = show(SUPPLY);
    const field = screen.getByLabelText('Your answer');
    expect(field.getAttribute('aria-describedby')).toContain('hint');
    expect(screen.getByText('Type a number, for example 12, 0.5 or 1/2.')).toBeTruthy();
    await user.type(field, '7x');
    expect(given()).toEqual({ type: 'supply', text: '7' });
    expect(screen.getByRole('status').textContent).toBe(
      'Only numbers go here: letters are left out.',
    );
    await user.type(field, '50');
    expect(screen.getByRole('status').textContent).toBe('');
    await user.clear(field);
    await user.type(field, '-$1,000 1/2.5%');
    expect(given()).toEqual({ type: 'supply', text: '-$1,000 1/2.5%' });
  });

  it('takes a word where one is asked for', async () => {
    const { user, given } = show({ ...SUPPLY, answerKind: 'word' });
    await user.type(screen.getByLabelText('Your answer'), 'aorta');
    expect(given()).toEqual({ type: 'supply', text: 'aorta' });
  });

  it('explains a frequent error by its own reason', () => {
    show(SUPPLY, { type: 'supply', text: '250' }, SUPPLY_FEEDBACK);
    expect(screen.getByText(/^750/)).toBeTruthy();
    expect(screen.getByText('You typed 250')).toBeTruthy();
    expect(screen.getByText('That is one of the two.')).toBeTruthy();
  });
});

describe('hot spot', () => {
  const shapes = () => within(screen.getByRole('radiogroup')).getAllByRole('radio');
  const list = () => within(screen.getByRole('group')).getAllByRole('radio');

  it('offers the same named places in the picture and in a list, kept in step', async () => {
    const { user, given } = show(HOT_SPOT);
    expect(shapes().map((shape) => shape.getAttribute('aria-label'))).toEqual([
      'Outer line',
      'Round body',
      'Folded band',
    ]);
    await user.click(screen.getByRole('button', { name: 'Choose from a list' }));
    await user.click(list()[2] as HTMLElement);
    expect(given()).toEqual({ type: 'hot-spot', region: 'c' });
    expect(shapes()[2]?.getAttribute('aria-checked')).toBe('true');
  });

  it('is one stop for the keyboard; arrows move and choose, and wrap', async () => {
    const { user, given } = show(HOT_SPOT);
    await user.tab();
    expect(document.activeElement).toBe(shapes()[0]);
    await user.keyboard(' ');
    expect(given()).toEqual({ type: 'hot-spot', region: 'a' });
    await user.keyboard('{ArrowLeft}');
    expect(given()).toEqual({ type: 'hot-spot', region: 'c' });
    expect(document.activeElement).toBe(shapes()[2]);
    expect(list()[2]).toHaveProperty('checked', true);
    // Enter on the chosen region is left to the screen, which checks the answer.
    expect(fireEvent.keyDown(shapes()[2] as Element, { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(shapes()[0] as Element, { key: 'Enter' })).toBe(false);
    expect(given()).toEqual({ type: 'hot-spot', region: 'a' });
    await user.keyboard('{ArrowLeft}');
    await user.tab();
    await user.tab();
    expect(list()).toContain(document.activeElement);
  });
});

describe('ordered', () => {
  const placed = () =>
    screen
      .queryAllByRole('listitem')
      .flatMap((step) => (step.hasAttribute('data-step') ? [step.textContent] : []));
  const button = (name: string) => screen.getByRole('button', { name });
  const said = () => screen.getByRole('status', { name: 'Order' }).textContent;
  const WHOLE: ItemResponse = { type: 'ordered', order: ['o0', 'o1', 'o2'] };

  it('is placed step by step, by tap or keyboard, and each can be taken back', async () => {
    const { user, given } = show(ORDERED);
    expect(given()).toBeNull();
    await user.click(button('Place next: Wet'));
    expect(said()).toBe('Placed at position 1 of 3.');
    expect(document.activeElement).toBe(button('Place next: Soap'));
    await user.keyboard('{Enter}');
    expect(placed()).toEqual(['1.Wet', '2.Soap']);
    expect(given()).toEqual({ type: 'ordered', order: ['o1', 'o2'] });
    await user.click(button('Remove: Wet'));
    expect(placed()).toEqual(['1.Soap']);
    expect(document.activeElement).toBe(button('Place next: Wet'));
  });

  it('moves a placed step with its buttons, keeps focus on it, and says where it is', async () => {
    const { user, given } = show(ORDERED, WHOLE);
    expect(screen.getByText('All steps are placed.')).toBeTruthy();
    await user.click(button('Move down: Dry, position 1'));
    expect(placed()).toEqual(['1.Wet', '2.Dry', '3.Soap']);
    expect(said()).toBe('Moved to position 2 of 3.');
    expect(document.activeElement).toBe(button('Move down: Dry, position 2'));
    await user.keyboard('{Enter}');
    expect(given()).toEqual({ type: 'ordered', order: ['o1', 'o2', 'o0'] });
  });

  it('moves a placed step with Alt+↑ and Alt+↓', async () => {
    const { user, given } = show(ORDERED, WHOLE);
    const keys = (name: string) => button(name).getAttribute('aria-keyshortcuts');
    expect(keys('Move up: Soap, position 3')).toBe('Alt+ArrowUp');
    expect(keys('Move down: Soap, position 3')).toBe('Alt+ArrowDown');
    button('Move up: Soap, position 3').focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(given()).toEqual({ type: 'ordered', order: ['o0', 'o2', 'o1'] });
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(given()).toEqual({ type: 'ordered', order: ['o2', 'o0', 'o1'] });
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(given()).toEqual({ type: 'ordered', order: ['o2', 'o0', 'o1'] });
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(given()).toEqual({ type: 'ordered', order: ['o0', 'o2', 'o1'] });
  });

  it('shows one list in the right order, with the place each step was given', () => {
    show(ORDERED, { type: 'ordered', order: ['o1', 'o0', 'o2'] }, ORDERED_FEEDBACK);
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toContain('Your place: correct');
    expect(rows[1]).toContain('Your place: 3');
    expect(rows[2]).toContain('Your place: 2');
    const signs = screen
      .getAllByRole('listitem')
      .map((row) => row.querySelectorAll('.lucide-circle-check, .lucide-check').length);
    expect(signs).toEqual([1, 0, 0]);
    expect(screen.getByText('The correct order')).toBeTruthy();
  });
});

import { describe, expect, it } from '@jest/globals';
import { shortcutOf, takesKeys } from './shortcuts.js';

const press = (key: string, held: Partial<KeyboardEventInit> = {}) =>
  shortcutOf(new KeyboardEvent('keydown', { key, ...held }));

function inside(html: string): Element {
  document.body.innerHTML = html;
  const target = document.body.querySelector('[data-here]');
  if (!target) {
    throw new Error('Nothing is marked');
  }
  return target;
}

describe('the keys of the exam screen', () => {
  it('choose by number, and by letter with Shift', () => {
    expect(press('1')).toEqual({ kind: 'choose', index: 0 });
    expect(press('9')).toEqual({ kind: 'choose', index: 8 });
    expect(press('A', { shiftKey: true })).toEqual({ kind: 'choose', index: 0 });
    expect(press('G', { shiftKey: true })).toEqual({ kind: 'choose', index: 6 });
    expect(press('H', { shiftKey: true })).toBeNull();
    expect(press('0')).toBeNull();
  });

  it('command by letter, also with Caps Lock', () => {
    const commands = ['n', 'b', 'f', 's', 'h', 'c', 'g'].map((key) => press(key)?.kind);
    expect(commands).toEqual([
      'next',
      'back',
      'flag',
      'strike',
      'highlight',
      'calculator',
      'navigator',
    ]);
    expect(press('N')?.kind).toBe('next');
    expect(press('?', { shiftKey: true })?.kind).toBe('help');
  });

  it('take letters with Shift for answers only', () => {
    expect(['N', 'H', 'S', 'a', 'A'].map((key) => press(key, { shiftKey: true }))).toEqual([
      ...[null, null, null, null, { kind: 'choose', index: 0 }],
    ]);
    expect([press('A'), press('z'), press('?')]).toEqual([null, null, { kind: 'help' }]);
  });

  it('belong to every part that is typed into or has keys of its own', () => {
    const parts = [
      '<select data-here></select>',
      '<p contenteditable data-here></p>',
      '<p role="menu"><b data-here></b></p>',
    ];
    expect(parts.map((part) => takesKeys(inside(part), 'n'))).toEqual([true, true, true]);
    const pressed = ['<a href="/" data-here></a>', '<p role="button" data-here></p>'];
    expect(pressed.map((part) => takesKeys(inside(part), 'Enter'))).toEqual([true, true]);
    expect(pressed.map((part) => takesKeys(inside(part), 'n'))).toEqual([false, false]);
    expect(takesKeys(inside('<input type="checkbox" data-here>'), '1')).toBe(false);
    expect(takesKeys(null, 'n')).toBe(false);
  });

  it('leave alone what the browser does with Ctrl, Alt and the command key', () => {
    expect(press('f', { ctrlKey: true })).toBeNull();
    expect(press('c', { metaKey: true })).toBeNull();
    expect(press('1', { altKey: true })).toBeNull();
  });

  it('belong to fields, dialogs and the calculator while the focus is there', () => {
    expect(takesKeys(inside('<input data-here>'), 'n')).toBe(true);
    expect(takesKeys(inside('<textarea data-here></textarea>'), 'n')).toBe(true);
    expect(takesKeys(inside('<div role="dialog"><button data-here></button></div>'), 'n')).toBe(
      true,
    );
    expect(takesKeys(inside('<div data-keys><button data-here></button></div>'), 'n')).toBe(true);
    expect(takesKeys(inside('<input type="radio" data-here>'), 'n')).toBe(false);
    expect(takesKeys(inside('<button data-here></button>'), 'n')).toBe(false);
  });

  it('leave Enter to a button, but not to the answer that is typed', () => {
    expect(takesKeys(inside('<button data-here></button>'), 'Enter')).toBe(true);
    expect(takesKeys(inside('<summary data-here></summary>'), 'Enter')).toBe(true);
    expect(takesKeys(inside('<textarea data-here></textarea>'), 'Enter')).toBe(true);
    expect(takesKeys(inside('<input data-answer data-here>'), 'Enter')).toBe(false);
    expect(takesKeys(inside('<input data-answer data-here>'), 'n')).toBe(true);
    expect(takesKeys(inside('<input type="radio" data-here>'), 'Enter')).toBe(false);
    expect(takesKeys(inside('<g role="radio" aria-checked="false" data-here></g>'), 'Enter')).toBe(
      true,
    );
    expect(takesKeys(inside('<g role="radio" aria-checked="true" data-here></g>'), 'Enter')).toBe(
      false,
    );
    expect(press('Enter')).toEqual({ kind: 'advance' });
    expect(press('Enter', { shiftKey: true })).toBeNull();
  });
});

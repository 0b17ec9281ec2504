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

  it('leave alone what the browser does with Ctrl, Alt and the command key', () => {
    expect(press('f', { ctrlKey: true })).toBeNull();
    expect(press('c', { metaKey: true })).toBeNull();
    expect(press('1', { altKey: true })).toBeNull();
  });

  it('belong to fields, dialogs and the calculator while the focus is there', () => {
    expect(takesKeys(inside('<input data-here>'))).toBe(true);
    expect(takesKeys(inside('<textarea data-here></textarea>'))).toBe(true);
    expect(takesKeys(inside('<div role="dialog"><button data-here></button></div>'))).toBe(true);
    expect(takesKeys(inside('<div data-keys><button data-here></button></div>'))).toBe(true);
    expect(takesKeys(inside('<input type="radio" data-here>'))).toBe(false);
    expect(takesKeys(inside('<button data-here></button>'))).toBe(false);
  });
});

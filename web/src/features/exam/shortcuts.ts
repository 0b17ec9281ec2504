export type Command =
  | 'advance'
  | 'next'
  | 'back'
  | 'flag'
  | 'strike'
  | 'highlight'
  | 'calculator'
  | 'navigator'
  | 'help';

export type Shortcut = { kind: 'choose'; index: number } | { kind: Command };

/** The keys of the exam screen, as the help sheet lists them. */
export const SHORTCUTS: readonly { keys: string; does: string }[] = [
  { keys: '1 to 9', does: 'Choose an answer' },
  { keys: 'Shift + A to G', does: 'Choose an answer' },
  { keys: 'Enter', does: 'Check the answer, then go on' },
  { keys: 'N', does: 'Next question; a chosen answer is checked first' },
  { keys: 'B', does: 'Previous question' },
  { keys: 'F', does: 'Flag the question' },
  { keys: 'S', does: 'Strike out the focused answer' },
  { keys: 'H', does: 'Highlight the selected text, or choose sentences' },
  { keys: 'C', does: 'Calculator, in Math' },
  { keys: 'G', does: 'List of questions' },
  { keys: '?', does: 'This help' },
];

const COMMANDS: Record<string, Command> = {
  n: 'next',
  b: 'back',
  f: 'flag',
  s: 'strike',
  h: 'highlight',
  c: 'calculator',
  g: 'navigator',
  '?': 'help',
};

export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * What a key means on the exam screen; null for nothing. B, C, F and G are commands, so answer letters
 * need Shift.
 */
export function shortcutOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): Shortcut | null {
  if (ctrlKey || metaKey || altKey) {
    return null;
  }
  if (key === 'Enter' && !shiftKey) {
    return { kind: 'advance' };
  }
  if (/^[1-9]$/.test(key)) {
    return { kind: 'choose', index: Number(key) - 1 };
  }
  if (shiftKey && /^[A-G]$/.test(key)) {
    return { kind: 'choose', index: key.charCodeAt(0) - 'A'.charCodeAt(0) };
  }
  const command = COMMANDS[shiftKey ? key : key.toLowerCase()];
  return command ? { kind: command } : null;
}

/** Text fields, dialogs, and parts with keys of their own. */
const TYPED =
  'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu], [data-keys]';

/** Elements that Enter presses by itself; a radio that is already chosen has no use for it. */
const PRESSED = 'a, button, summary, [role=radio]:not([aria-checked=true]), [role=button]';

/**
 * Whether a key belongs to the focused element: a text field, a dialog, or for Enter a button. Enter in
 * the answer's own field belongs to the screen.
 */
export function takesKeys(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) {
    return false;
  }
  if (key === 'Enter' && target.closest('[data-answer]')) {
    return false;
  }
  return target.closest(key === 'Enter' ? `${TYPED}, ${PRESSED}` : TYPED) !== null;
}

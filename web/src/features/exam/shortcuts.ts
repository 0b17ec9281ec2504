export type Command =
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
  { keys: 'N', does: 'Next question' },
  { keys: 'B', does: 'Back to the question before' },
  { keys: 'F', does: 'Flag the question' },
  { keys: 'S', does: 'Strike out the answer that has the focus' },
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
 * What a key means on the exam screen; null for nothing. B, C, F and G are commands, so the letters
 * of answers are taken with Shift.
 */
export function shortcutOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): Shortcut | null {
  if (ctrlKey || metaKey || altKey) {
    return null;
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

/** Whether keys belong to what has the focus: a field that is typed into, or a dialog. */
export function takesKeys(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [data-keys]',
    ) !== null
  );
}

/** Whether a press asks the browser for something else than to follow a link here: a new tab or window. */
export function isChangedClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey'>): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey;
}

/** Whether a click asks the browser for something other than following the link here, such as a new tab. */
export function isChangedClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey'>): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey;
}

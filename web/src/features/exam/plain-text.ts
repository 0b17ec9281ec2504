/**
 * An item's text without markup, for announcements. A formula becomes the words that the bank gives for
 * it, never its TeX.
 */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of body.querySelectorAll('[aria-hidden="true"], annotation')) {
    hidden.remove();
  }
  for (const formula of body.querySelectorAll('math[aria-label]')) {
    formula.replaceWith(formula.getAttribute('aria-label') ?? '');
  }
  return body.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

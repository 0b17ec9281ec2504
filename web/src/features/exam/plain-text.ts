/**
 * The words of a text of an item, without its markup: for what is announced. A formula is said by
 * the words that the bank gives it, never by its TeX.
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

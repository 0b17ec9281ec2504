/** For tests: elements of the page, mainly of drawings. */
export const all = (selector: string) => [...document.querySelectorAll(selector)];

/** Some attributes of each element, as rounded numbers if they are numeric. */
export const placed = (selector: string, ...names: string[]) =>
  all(selector).map((element) =>
    names.map((name) => {
      const value = element.getAttribute(name) ?? '';
      return value !== '' && Number.isFinite(Number(value)) ? Math.round(Number(value)) : value;
    }),
  );

/** Each text, and where it is. */
export const texts = () =>
  placed('svg text', 'x', 'y').map((at, i) => [all('svg text')[i]?.textContent, ...at]);

/** Makes every element `width` pixels wide. */
export function wide(width: number): void {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', {
    configurable: true,
    get: () => width,
  });
}

/** Undoes `wide`. */
export function anyWidth(): void {
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
}

import { fireEvent, screen } from '@testing-library/react';

/** For tests: the page's whole text. */
export const words = (): string => document.body.textContent ?? '';

export const button = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>('button', { name });
export const press = (name: string | RegExp) => fireEvent.click(button(name));

/** A field by its label, even if a button next to it has the same one. */
export const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
export const type = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });

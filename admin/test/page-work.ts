import { afterEach, beforeEach, jest } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { buttonOf, settle } from './show-page.js';

/** Keeps logged errors out of the tests' output: what a server refused is logged too. */
export function hushErrors(): void {
  let logged: ReturnType<typeof jest.spyOn>;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => logged.mockRestore());
}

export const words = () => document.body.textContent ?? '';

export const press = async (name: string) => {
  fireEvent.click(buttonOf(name));
  await settle();
};

export const fieldOf = (name: string) => {
  const field = document.querySelector<HTMLTextAreaElement>(`[name="${name}"]`);
  if (field === null) throw new Error(`No field ${name}`);
  return field;
};

export const type = (name: string, value: string) =>
  act(() => void fireEvent.change(fieldOf(name), { target: { value } }));

/** A server that isn't available. */
export const refuse = (): never => {
  throw new HttpError('x', 503, { code: 'SERVICE_UNAVAILABLE' });
};
/** The message for that error. */
export const REFUSED = "(error) We're not available right now. Try again in a moment.";

/** A promise, and the function that resolves it. */
export function later<T>() {
  let answer: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

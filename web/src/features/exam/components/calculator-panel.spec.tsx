import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { takesKeys } from '../shortcuts.js';
import { buttonNamed } from '../test-screen.js';
import { CalculatorPanel } from './calculator-panel.js';

const nothing = () => undefined;
const display = () => screen.getByLabelText('Display').textContent;
const panel = () => screen.getByRole('region', { name: 'Calculator' });
const click = (...names: string[]) => {
  for (const name of names) fireEvent.click(buttonNamed(name));
};

it('takes typed keys also after a key was clicked, which keeps Enter for itself', () => {
  render(<CalculatorPanel onClose={nothing} />);
  const three = buttonNamed('3');
  fireEvent.click(three);
  for (const key of ['4', '+', '2']) fireEvent.keyDown(three, { key });
  expect(display()).toBe('2');
  fireEvent.keyDown(three, { key: 'Enter' });
  expect(display()).toBe('2');
  fireEvent.keyDown(three, { key: '=' });
  expect(display()).toBe('36');
});

it('has a key for each thing it can do, which does what it is called', () => {
  render(<CalculatorPanel onClose={nothing} />);
  const keys = [...document.querySelectorAll('.grid-cols-5 button')];
  expect(keys.map((key) => key.textContent).join(' ')).toBe('7 8 9 ÷  4 5 6 × C 1 2 3 − ± 0 . + =');
  click('1', '2', '3', '4', '5', '6', '7', '8', '9', '0');
  expect(display()).toBe('1234567890');
  click('Clear', '9', '6', 'Delete the last digit', 'Change sign');
  expect(display()).toBe('-9');
  click('Divide', '2', 'Equals');
  expect(display()).toBe('-4.5');
  expect(screen.getByText('-9 ÷ 2 = -4.5')).toBeTruthy();
  click('Multiply', '3', 'Subtract', '1', 'Add', 'Decimal point', '5', 'Equals');
  expect(display()).toBe('-14');
  expect(screen.getByText('-14.5 + 0.5 = -14')).toBeTruthy();
  expect(screen.getByLabelText('Display').getAttribute('aria-live')).toBe('polite');
});

it('shows which operator waits for its second number', () => {
  render(<CalculatorPanel onClose={nothing} />);
  const pressed = () =>
    ['Divide', 'Multiply', 'Subtract', 'Add'].map((name) =>
      buttonNamed(name).getAttribute('aria-pressed'),
    );
  expect(pressed()).toEqual(['false', 'false', 'false', 'false']);
  click('6', 'Subtract');
  expect(pressed()).toEqual(['false', 'false', 'true', 'false']);
  click('2', 'Equals');
  expect(pressed()).toEqual(['false', 'false', 'false', 'false']);
  expect(buttonNamed('Equals').hasAttribute('aria-pressed')).toBe(false);
  expect(buttonNamed('7').hasAttribute('aria-pressed')).toBe(false);
});

it('takes the keys that are its own, and leaves the browser its combinations and the Tab key', () => {
  render(<CalculatorPanel onClose={nothing} />);
  const typed = (key: string, held: object = {}) => fireEvent.keyDown(panel(), { key, ...held });
  expect([typed('4'), typed('/'), typed('Tab'), typed('n')]).toEqual([false, false, true, true]);
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) {
    expect(typed('5', { [held]: true })).toBe(true);
  }
  expect(display()).toBe('4');
  expect(typed('8')).toBe(false);
  expect(typed('Enter')).toBe(false);
  expect(display()).toBe('0.5');
  // The exam's shortcuts don't react to what is typed here.
  expect(takesKeys(panel(), 'n')).toBe(true);
});

it('takes the focus while it is there, gives it back, and closes by its button or Escape', () => {
  const close = jest.fn();
  const page = (open: boolean) => (
    <>
      <button type="button">Before</button>
      {open ? <CalculatorPanel onClose={close} /> : null}
    </>
  );
  const { rerender } = render(page(false));
  buttonNamed('Before').focus();
  rerender(page(true));
  expect(document.activeElement).toBe(panel());
  // The Tab key reaches only its buttons.
  expect(panel().tabIndex).toBe(-1);
  fireEvent.keyDown(panel(), { key: 'Escape' });
  click('Close the calculator');
  expect(close).toHaveBeenCalledTimes(2);
  click('7');
  expect(close).toHaveBeenCalledTimes(2);
  rerender(page(false));
  expect(document.activeElement).toBe(buttonNamed('Before'));
});

it('is moved by its handle', () => {
  render(<CalculatorPanel onClose={nothing} />);
  Object.assign(window, { innerWidth: 1000, innerHeight: 800 });
  panel().getBoundingClientRect = () =>
    ({ left: 500, right: 700, top: 400, bottom: 500 }) as DOMRect;
  fireEvent.keyDown(buttonNamed('Move the calculator'), { key: 'ArrowLeft' });
  expect(panel().style.translate).toBe('-24px 0px');
  expect(display()).toBe('0');
});

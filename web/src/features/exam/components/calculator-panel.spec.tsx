import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { CalculatorPanel } from './calculator-panel.js';

const display = () => screen.getByLabelText('Display').textContent;

it('takes typed keys also after a key was clicked, which keeps Enter for itself', () => {
  render(<CalculatorPanel onClose={() => {}} />);
  const three = screen.getByRole('button', { name: '3' });
  fireEvent.click(three);
  for (const key of ['4', '+', '2']) fireEvent.keyDown(three, { key });
  expect(display()).toBe('2');
  fireEvent.keyDown(three, { key: 'Enter' });
  expect(display()).toBe('2');
  fireEvent.keyDown(three, { key: '=' });
  expect(display()).toBe('36');
});

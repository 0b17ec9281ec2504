import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { bankOf, progressOf } from '../../../test/student-data.js';
import { bankTree } from '../bank-tree.js';
import { presetsOf } from '../presets.js';
import { PresetPicker } from './preset-picker.js';

const [NODE] = bankTree(bankOf(), progressOf()).flatMap(({ objectives }) => objectives);
if (!NODE) throw new Error('The bank is empty');

it('a practice is offered by presets that have something in them', () => {
  const picked = jest.fn();
  const presets = presetsOf([NODE]);
  const { rerender } = render(<PresetPicker presets={presets} onPick={picked} />);
  const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button(/^Due today/).disabled).toBe(true);
  expect(button(/^My mistakes/).disabled).toBe(false);
  expect(button(/^Timed/).hasAttribute('aria-pressed')).toBe(false);
  const inOneRow = () => screen.getByRole('list').classList.contains('lg:grid-cols-4');
  expect(inOneRow()).toBe(false);
  rerender(<PresetPicker presets={presets} wide onPick={picked} />);
  expect(inOneRow()).toBe(true);
  rerender(<PresetPicker presets={presets} chosen="timed" onPick={picked} />);
  expect(button(/^Timed/).getAttribute('aria-pressed')).toBe('true');
  expect(button(/^My mistakes/).getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(button(/^Timed/));
  expect(picked).toHaveBeenCalledWith(presets[3]);
});

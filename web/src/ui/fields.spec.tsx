import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { words } from '../test/page.js';
import { Checkbox } from './checkbox.js';
import { ChoiceGroup, ChoiceSet } from './choice-group.js';
import { TextAreaField, TextField } from './field.js';
import { PasswordField } from './password-field.js';
import { SegmentedFilter } from './segmented-filter.js';
import { SelectField } from './select-field.js';

describe('a field', () => {
  it('says what is wrong with it, before its hint', () => {
    const { rerender } = render(<TextField label="Name" hint="As in your passport" />);
    const field = screen.getByLabelText('Name');
    const described = () =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
    expect([described(), field.getAttribute('aria-invalid')]).toEqual([
      ['As in your passport'],
      null,
    ]);
    rerender(<TextField label="Name" hint="As in your passport" error="Too long" />);
    expect([described(), field.getAttribute('aria-invalid')]).toEqual([
      ['Too long', 'As in your passport'],
      'true',
    ]);
  });

  it('of several lines has its name, hint and error too, and the id that it is given', () => {
    const { rerender } = render(<TextAreaField id="words" label="Words" error="Too long" />);
    const field = screen.getByLabelText('Words');
    expect([field.id, field.getAttribute('aria-describedby')]).toEqual(['words', 'words-error']);
    expect(field.className).toContain('border-incorrect');
    rerender(<TextAreaField id="words" label="Words" hint="A few" />);
    expect(field.getAttribute('aria-describedby')).toBe('words-hint');
    expect(field.className).toContain('border-line-strong');
    rerender(<TextAreaField id="words" label="Words" />);
    expect(field.getAttribute('aria-describedby')).toBeNull();
  });

  it('that is checked says what is wrong with it, and nothing where nothing is', () => {
    const { rerender } = render(<Checkbox label="Agree" error="Please agree" />);
    const box = screen.getByRole('checkbox', { name: 'Agree' });
    const described = box.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Please agree');
    rerender(<Checkbox label="Agree" />);
    expect([box.getAttribute('aria-invalid'), box.getAttribute('aria-describedby')]).toEqual([
      null,
      null,
    ]);
    expect(words()).toBe('Agree');
  });

  it('shows a password on request', () => {
    render(<PasswordField label="Password" />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    const button = screen.getByRole('button', { name: 'Show password' });
    expect([field.type, button.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
    fireEvent.click(button);
    expect([field.type, button.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  });

  it('takes one or several of a few', () => {
    const options = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ] as const;
    const one = jest.fn();
    const several = jest.fn();
    const listed = jest.fn();
    render(
      <>
        <ChoiceGroup legend="One" options={options} value="a" onValue={one} />
        <ChoiceSet legend="Several" options={options} values={['b']} onValues={several} />
        <SelectField label="List" options={options} value="a" onValue={listed} />
        <Checkbox label="Agree" error="Please agree" />
      </>,
    );
    const [a, b] = screen.getAllByRole<HTMLInputElement>('radio');
    expect([a?.checked, b?.checked]).toEqual([true, false]);
    if (b) fireEvent.click(b);
    const [c, d, agree] = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect([c?.checked, d?.checked, agree?.getAttribute('aria-invalid')]).toEqual([
      false,
      true,
      'true',
    ]);
    if (c && d) for (const box of [c, d]) fireEvent.click(box);
    fireEvent.change(screen.getByLabelText('List'), { target: { value: 'b' } });
    expect([one.mock.calls, several.mock.calls, listed.mock.calls]).toEqual([
      [['b']],
      [[['b', 'a']], [[]]],
      [['b']],
    ]);
  });

  it('takes some of a few away again, and says what the group is for', () => {
    const options = (['a', 'b', 'c'] as const).map((value) => ({ value, label: value }));
    const several = jest.fn();
    render(
      <>
        <ChoiceSet
          legend="Several"
          hint="At least one"
          options={options}
          values={['a', 'b']}
          onValues={several}
        />
        <ChoiceGroup legend="One" stacked options={options} value={undefined} onValue={several} />
      </>,
    );
    const [set, group] = screen.getAllByRole('group');
    const described = set?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('At least one');
    expect(group?.getAttribute('aria-describedby')).toBeNull();
    expect([set, group].map((one) => one?.querySelector('div')?.className)).toEqual([
      'mt-1.5 gap-2 flex flex-wrap',
      'mt-1.5 gap-2 grid',
    ]);
    fireEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    expect(several).toHaveBeenCalledWith(['b']);
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.filter(({ checked }) => checked)).toEqual([]);
    expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
    expect(radios[0]?.name).not.toBe('');
  });

  it('filters in one row, or in rows of two or three where it counts', () => {
    const row = (options: number, counted: boolean) => {
      const { container, unmount } = render(
        <SegmentedFilter
          legend="Show"
          legendShown={counted}
          options={['a', 'b', 'c', 'd', 'e'].slice(0, options).map((value) => ({
            value,
            label: value,
            ...(counted ? { count: 1 } : {}),
          }))}
          value="a"
          onValue={() => undefined}
        />,
      );
      const seen = [
        container.querySelector('legend')?.className.includes('sr-only'),
        container.querySelector('fieldset > div')?.className.includes('max-sm:flex-wrap'),
        /(?:max-sm:)?basis-\S+/.exec(container.querySelector('label')?.className ?? '')?.[0],
      ];
      unmount();
      return seen;
    };
    expect(row(4, true)).toEqual([false, true, 'max-sm:basis-2/5']);
    expect(row(5, true)).toEqual([false, true, 'max-sm:basis-[30%]']);
    expect(row(3, true)).toEqual([false, true, 'max-sm:basis-[30%]']);
    expect(row(4, false)).toEqual([true, false, 'basis-0']);
  });

  it('filters by words with their counts', () => {
    const chosen = jest.fn();
    render(
      <SegmentedFilter
        legend="Show"
        options={[
          { value: 'all', label: 'All', count: 0 },
          { value: 'some', label: 'Some' },
        ]}
        value="all"
        onValue={chosen}
      />,
    );
    expect(words()).toMatch(/All\(0\)Some$/);
    expect(screen.getByText('Show').className).toBe('sr-only');
    fireEvent.click(screen.getByRole('radio', { name: 'Some' }));
    expect(chosen).toHaveBeenCalledWith('some');
  });
});

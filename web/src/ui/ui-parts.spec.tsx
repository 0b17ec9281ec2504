import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Alert } from './alert.js';
import { Button } from './button.js';
import { Checkbox } from './checkbox.js';
import { ChoiceGroup, ChoiceSet } from './choice-group.js';
import { TextField } from './field.js';
import { LinkButtons } from './link-buttons.js';
import { Loaded } from './load-error.js';
import { PasswordField } from './password-field.js';
import { Progress } from './progress.js';
import { SegmentedFilter } from './segmented-filter.js';
import { SelectField } from './select-field.js';
import { connectToaster, toast } from './toast.js';

const words = (): string => document.body.textContent ?? '';

describe('a message on a page', () => {
  it('is spoken only where it appears, and at once where it is an error', () => {
    const { rerender } = render(<Alert tone="error">A</Alert>);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(
      <Alert tone="error" live>
        A
      </Alert>,
    );
    expect(screen.getByRole('alert')).toBeTruthy();
    rerender(<Alert live>A</Alert>);
    expect(screen.getByRole('status')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('waits for the toaster, and is shown once', () => {
    const shown = jest.fn();
    toast({ title: 'First' });
    const stop = connectToaster(shown);
    toast({ title: 'Second' });
    stop();
    toast({ title: 'Third' });
    expect(shown.mock.calls).toEqual([[{ title: 'First' }], [{ title: 'Second' }]]);
    const later = jest.fn();
    connectToaster(later)();
    expect(later.mock.calls).toEqual([[{ title: 'Third' }]]);
  });
});

describe('a button', () => {
  it('is off while it is busy, and says so', () => {
    const button = (change: object) => <Button {...change}>Save</Button>;
    const { rerender } = render(button({}));
    const element = screen.getByRole<HTMLButtonElement>('button');
    expect([element.disabled, element.type, element.getAttribute('aria-busy')]).toEqual([
      false,
      'button',
      null,
    ]);
    rerender(button({ busy: true }));
    expect([element.disabled, element.getAttribute('aria-busy')]).toEqual([true, 'true']);
    expect(words()).toMatch(/Save/);
    rerender(button({ busy: true, busyLabel: 'Saving...' }));
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeTruthy();
    rerender(button({ disabled: true, busyLabel: 'Saving...' }));
    expect(element.disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  });

  it('that leads on is the main one where it is first', () => {
    render(
      <MemoryRouter>
        <LinkButtons
          links={[
            { label: 'A', to: '/a' },
            { label: 'B', to: '/b' },
          ]}
        />
      </MemoryRouter>,
    );
    const [first, second] = screen.getAllByRole('link');
    expect([first, second].map((link) => link?.className.includes('bg-accent'))).toEqual([
      true,
      false,
    ]);
  });
});

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
    fireEvent.click(screen.getByRole('radio', { name: 'Some' }));
    expect(chosen).toHaveBeenCalledWith('some');
  });
});

describe('a bar', () => {
  it.each([
    [1, 4, '0.25', '4'],
    [9, 4, '1', '4'],
    [0, 0, '0', '1'],
  ])('of %d in %d is filled to %s', (value, max, share, most) => {
    render(<Progress label="Done" value={value} max={max} valueText="so much" />);
    const bar = screen.getByRole('progressbar');
    expect(bar.getAttribute('aria-valuemax')).toBe(most);
    expect((bar.firstElementChild as HTMLElement).style.transform).toBe(`scaleX(${share})`);
  });
});

describe('what is read', () => {
  it('is shown once it is here, also where a later try failed', () => {
    const refetch = jest.fn();
    const query = { data: undefined as string | undefined, error: null as unknown, refetch };
    const loaded = (change: object) => (
      <Loaded query={{ ...query, isFetching: false, ...change }} what="it">
        {(data) => <p>{data}</p>}
      </Loaded>
    );
    const { rerender } = render(loaded({}));
    expect(words()).toMatch(/^Loading it/);
    rerender(loaded({ error: new Error('x') }));
    expect(words()).toMatch(/We couldn't load it/);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
    rerender(loaded({ data: 'here', error: new Error('x') }));
    expect(words()).toBe('here');
  });
});

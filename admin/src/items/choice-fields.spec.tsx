import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { HotSpotFields, MultipleChoiceFields, MultipleSelectFields } from './choice-fields.js';

describe('the text of a question', () => {
  const option = (id: string, misconception?: string) => ({
    ...{ id, text: id, rationale: 'R' },
    ...(misconception === undefined ? {} : { misconception }),
  });

  it('has no mistake behind what is right', () => {
    const changed = jest.fn();
    const options = [option('a'), option('b', 'halved'), option('c', 'doubled')];
    const text = { type: 'multiple-choice' as const, stem: 'S', options, key: 'a' };
    const { unmount } = render(<MultipleChoiceFields text={text} onChange={changed} />);
    const [, second] = screen.getAllByRole('radio');
    if (second) fireEvent.click(second);
    expect(changed).toHaveBeenLastCalledWith({
      ...text,
      key: 'b',
      options: [option('a'), option('b'), option('c', 'doubled')],
    });
    expect(screen.getAllByLabelText(/^Why it’s correct/)).toHaveLength(1);
    expect(screen.getAllByLabelText(/^Why it’s not/)).toHaveLength(2);
    unmount();
    const several = { type: 'multiple-select' as const, stem: 'S', options, key: ['a'] };
    render(<MultipleSelectFields text={several} onChange={changed} />);
    const [first, other] = screen.getAllByRole('checkbox');
    if (other) fireEvent.click(other);
    expect(changed).toHaveBeenLastCalledWith({
      ...several,
      key: ['a', 'b'],
      options: [option('a'), option('b'), option('c', 'doubled')],
    });
    if (first) fireEvent.click(first);
    expect(changed).toHaveBeenLastCalledWith({ ...several, key: [], options });
  });

  it('of a region changes alone', () => {
    const changed = jest.fn();
    const region = (id: string, name: string) => ({ id, name, rationale: 'R', misconception: 'm' });
    const regions = [region('a', 'A'), region('b', 'B')];
    const text = { type: 'hot-spot' as const, stem: 'S', regions, key: 'a' };
    render(<HotSpotFields text={text} onChange={changed} />);
    const [, name] = screen.getAllByLabelText(/^Name, as screen readers/);
    if (name) fireEvent.change(name, { target: { value: 'C' } });
    expect(changed).toHaveBeenLastCalledWith({
      ...text,
      regions: [region('a', 'A'), region('b', 'C')],
    });
  });
});

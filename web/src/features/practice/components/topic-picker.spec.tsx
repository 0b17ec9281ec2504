import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { words } from '../../../test/page.js';
import { bankOf, progressOf } from '../../../test/student-data.js';
import { bankTree } from '../bank-tree.js';
import { TopicPicker } from './topic-picker.js';

it('a practice is chosen by areas and objectives, which leave other choices alone', () => {
  const chosen = jest.fn();
  const tree = bankTree(bankOf(), progressOf());
  const areas = tree[1]?.areas ?? [];
  const [first, second] = areas;
  if (!first || !second) throw new Error('no areas');
  const slugs = first.objectives.map(({ slug }) => slug);
  const other = second.objectives[0]?.slug ?? '';
  const picker = (objectives: readonly string[], subject: 'math' | 'all' = 'math') => (
    <TopicPicker tree={tree} choice={{ subject, objectives }} onChoice={chosen} />
  );
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const area = new RegExp(`^${first.name}`);
  const { rerender } = render(picker([other]));
  expect([box(area).checked, box(area).indeterminate]).toEqual([false, false]);
  fireEvent.click(box(area));
  expect(chosen).toHaveBeenLastCalledWith({ subject: 'math', objectives: [other, ...slugs] });
  rerender(picker([other, ...slugs.slice(1)]));
  expect([box(area).checked, box(area).indeterminate]).toEqual([false, true]);
  expect(words()).toContain(`${slugs.length - 1} of ${slugs.length} objectives`);
  rerender(picker([other, ...slugs]));
  expect([box(area).checked, box(area).indeterminate]).toEqual([true, false]);
  fireEvent.click(box(area));
  expect(chosen).toHaveBeenLastCalledWith({ subject: 'math', objectives: [other] });
  fireEvent.click(box(new RegExp(`^${first.objectives[0]?.name}`)));
  expect(chosen).toHaveBeenLastCalledWith({
    subject: 'math',
    objectives: [other, ...slugs.slice(1)],
  });
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'science' } });
  expect(chosen).toHaveBeenLastCalledWith({ subject: 'science', objectives: [] });
  rerender(
    <TopicPicker
      tree={bankTree({ ...bankOf(), objectives: [] }, undefined)}
      choice={{ subject: 'math', objectives: [] }}
      onChoice={chosen}
    />,
  );
  expect(screen.queryByRole('group')).toBeNull();
  rerender(picker([], 'all'));
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});

import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { words } from '../../../test/page.js';
import { bankOf, progressOf } from '../../../test/student-data.js';
import { bankTree } from '../bank-tree.js';
import { MasteryMark, masteredOf } from './mastery-mark.js';

const [NODE] = bankTree(bankOf(), progressOf()).flatMap(({ objectives }) => objectives);
if (!NODE) throw new Error('The bank is empty');
const MASTERY = { objective: NODE.slug, answers: 9, right: 8, mastery: 88.4 };

describe('mastery', () => {
  it('says how much is mastered once that is known', () => {
    const mastered = { ...NODE, mastery: { ...MASTERY, state: 'mastered' as const } };
    expect(masteredOf([mastered, NODE])).toBe('1 of 2 mastered');
    expect(masteredOf([])).toBeNull();
    expect(masteredOf([mastered, { ...NODE, mastery: undefined }])).toBeNull();
  });

  it('shows a bar of mastery with its words', () => {
    const state = 'mastered' as const;
    const { rerender } = render(<MasteryMark name="A" mastery={{ ...MASTERY, state }} />);
    expect(words()).toMatch(/, 88%$/);
    const bar = screen.getByRole('progressbar', { name: 'Mastery of A' });
    expect([bar.ariaValueNow, bar.ariaValueMax]).toEqual(['88.4', '100']);
    rerender(<MasteryMark name="A" mastery={{ ...MASTERY, state, answers: 0 }} />);
    expect(words()).toBe('Not practiced yet');
    rerender(<MasteryMark name="A" mastery={{ ...MASTERY, state, mastery: null }} />);
    expect(words()).toBe('Not practiced yet');
    rerender(<MasteryMark name="A" mastery={undefined} />);
    expect(words()).toBe('');
  });
});

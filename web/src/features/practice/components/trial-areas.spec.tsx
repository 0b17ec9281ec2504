import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { words } from '../../../test/page.js';
import { trialTree } from '../trial-tree.js';
import { TrialAreas } from './trial-areas.js';

const area = 'math.data';
const bank = {
  objectives: [
    { slug: 'math.data.units', area, items: 4, done: 3, right: 2 },
    { slug: 'math.data.statistics', area, items: 2, done: 0, right: 0 },
    { slug: 'math.data.formulas', area, items: 2, done: 1, right: 0 },
  ],
};

it('the trial bank adds up its areas, without those that have nothing', () => {
  const [only, ...more] = trialTree(bank, undefined, 'math');
  expect(only).toMatchObject({ slug: area, items: 8, done: 4, right: 2 });
  expect(more).toEqual([]);
  expect(trialTree(bank, undefined, 'science')).toEqual([]);
  render(<TrialAreas areas={only ? [only] : []} />);
  expect(words()).toMatch(
    /4 of 8 done, 2 correct.*3 of 4 done, 2 correct.*2 to do.*1 of 2 done, 0 correct/,
  );
});

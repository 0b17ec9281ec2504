import { describe, expect, it } from '@jest/globals';
import { generateModel } from '../kit/generate.js';
import { readLessons } from '../kit/lessons.js';
import { scienceBank } from './index.js';

describe('science bank', () => {
  const items = scienceBank.models.flatMap((m) => generateModel(m).map((g) => g.item));

  it('has a question for every lesson of an objective', () => {
    const { objectives = [] } = readLessons(import.meta.url);
    const unused = objectives.filter(
      ({ objective, method }) =>
        !items.some(
          (i) => i.objective === objective && [i.why ?? []].flat()[0]?.startsWith(method),
        ),
    );
    expect(unused.map(({ objective, method }) => `${objective}: ${method}`)).toEqual([]);
  });
});

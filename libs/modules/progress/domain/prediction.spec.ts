import { describe, expect, it } from '@jest/globals';
import { BLUEPRINT } from '@prepward/contracts/exam';
import { AREAS } from '@prepward/contracts/objectives';
import { levelOf } from '@prepward/contracts/scores';
import { SUBJECTS } from '@prepward/contracts/subjects';
import { answers } from '../test/answers.js';
import { Evidence } from './evidence.js';
import { examForm } from './exam-form.js';
import type { AttemptAnswer } from './history.js';
import { bandOf, predictExam } from './prediction.js';

const AT = new Date('2026-06-01T12:00:00Z');
const form = examForm(
  BLUEPRINT,
  AREAS.map(({ slug }) => ({ area: slug, type: 'multiple-choice', difficulty: 0 })),
);

function look(list: AttemptAnswer[], daysLater = 0) {
  const evidence = new Evidence();
  for (const one of list) evidence.add(one);
  return predictExam(form, evidence.at(new Date(AT.getTime() + daysLater * 86_400_000)));
}

/** Answers in every area, the same number in each subject. */
function everywhere(bySubject: number, shareRight: number): AttemptAnswer[] {
  return SUBJECTS.flatMap((subject) => {
    const areas = AREAS.filter((area) => area.subject === subject);
    return areas.flatMap(({ slug }, i) => {
      const count = Math.floor(bySubject / areas.length) + (i < bySubject % areas.length ? 1 : 0);
      return answers(count, Math.round(count * shareRight), { area: slug });
    });
  });
}

describe('predictExam', () => {
  it('says what is missing before any answer, and nothing else', () => {
    const { prediction, missing, subjects } = look([]);
    expect(prediction).toBeNull();
    expect(missing).toEqual(SUBJECTS.map((subject) => ({ subject, answers: 20 })));
    expect([...subjects.values()]).toEqual([null, null, null, null]);
  });

  it('withholds the total until the last subject has its twenty', () => {
    const list = everywhere(20, 0.75);
    const short = list.filter((one, i) => !(one.area === 'english.vocabulary' && i % 2 === 0));
    const lost = list.length - short.length;
    const thin = look(short);
    expect(thin.prediction).toBeNull();
    expect(thin.missing).toEqual([{ subject: 'english', answers: lost }]);
    expect(thin.subjects.get('english')).toBeNull();
    expect(thin.subjects.get('math')).toBeGreaterThan(50);
    expect(look(list)).toMatchObject({ missing: [], prediction: { level: 'proficient' } });
  });

  it('predicts near the share that was right, within a band that more answers narrow', () => {
    const few = look(everywhere(30, 0.8)).prediction;
    const many = look(everywhere(150, 0.8)).prediction;
    if (few === null || many === null) throw new Error('withheld');
    expect(many.total).toBeGreaterThan(77);
    expect(many.total).toBeLessThan(81);
    expect(few.high - few.low).toBeGreaterThan(many.high - many.low);
    // The sampling error of 170 items alone: 1.645 · 2 · √(0.8 · 0.2 / 170) is 10 points.
    expect(many.high - many.low).toBeGreaterThan(10);
    expect(many.level).toBe(levelOf(many.total));
  });

  it('draws few answers toward the middle: no one is told 100', () => {
    const { prediction } = look(everywhere(20, 1));
    expect(prediction?.total).toBeLessThan(95);
    expect(prediction?.high).toBeLessThanOrEqual(100);
  });

  it('weighs areas as the exam does', () => {
    const base = everywhere(60, 0.6);
    const better = (slug: string) =>
      look([...base.filter(({ area }) => area !== slug), ...answers(20, 20, { area: slug })]);
    const anatomy = better('science.anatomy').prediction?.total ?? 0;
    const chemistry = better('science.chemistry').prediction?.total ?? 0;
    expect(anatomy).toBeGreaterThan(chemistry);
  });

  it('asks for more where answers are many but say little: all in one area, and guessed', () => {
    const lopsided = ['reading.craft', 'math.data', 'science.chemistry', 'english.knowledge'];
    const { prediction, missing } = look(
      lopsided.flatMap((area) => answers(20, 5, { area, difficulty: 3 })),
    );
    expect(prediction).toBeNull();
    expect(missing).toMatchObject([{ answers: 5 }]);
  });

  it.each([
    ['math.data', 'math'],
    ['english.knowledge', 'english'],
  ])('asks for more answers where it knows least: few in %s', (least, subject) => {
    const lopsided = ['reading.craft', 'math.data', 'science.chemistry', 'english.knowledge'];
    const { missing } = look(
      lopsided.flatMap((area) => {
        const [count, right] = area === least ? [20, 5] : [80, 20];
        return answers(count, right, { area, difficulty: 3 });
      }),
    );
    expect(missing).toEqual([{ subject, answers: 5 }]);
  });

  it('takes the areas of a subject for related: the more alike, the wider the band', () => {
    const { areas, subjects, prediction } = look(everywhere(60, 0.7));
    // Were they independent, the variance of the whole would be the sum of its parts.
    const parts = form.map(({ area, items }) => (areas.get(area)?.sd ?? 0) * items);
    const independent = Math.sqrt(parts.reduce((sum, part) => sum + part ** 2, 0)) / 170;
    const band = ((prediction?.high ?? 0) - (prediction?.low ?? 0)) / 2 / 1.645;
    expect(band).toBeGreaterThan(independent * 1.02);
    expect(subjects.size).toBe(4);
  });

  it('withholds what grew old, and says how much is missing again', () => {
    const list = everywhere(20, 0.75);
    expect(look(list, 40).prediction).not.toBeNull();
    const old = look(list, 46);
    expect(old.prediction).toBeNull();
    expect(old.missing.map(({ answers: more }) => more)).toEqual([11, 11, 11, 11]);
  });

  it('gives an area a wider band than the total', () => {
    const { areas, prediction } = look(everywhere(60, 0.7));
    const band = bandOf(areas.get('science.chemistry') ?? { mean: 0, sd: 0 });
    expect(band.high - band.low).toBeGreaterThan(
      2 * ((prediction?.high ?? 0) - (prediction?.low ?? 0)),
    );
  });
});

describe('bandOf', () => {
  it('ends where scores end', () => {
    expect(bandOf({ mean: 97.26, sd: 4 })).toEqual({ expected: 97.3, low: 90.7, high: 100 });
    expect(bandOf({ mean: 2, sd: 4 })).toEqual({ expected: 2, low: 0, high: 8.6 });
  });
});

import { describe, expect, it } from '@jest/globals';
import { AREAS } from '@prepward/contracts/objectives';
import { answers } from '../test/answers.js';
import { type Abilities, estimateAbilities, PRIOR_VARIANCE } from './ability.js';
import { Evidence } from './evidence.js';
import type { AttemptAnswer } from './history.js';

const indexOf = (slug: string) => AREAS.findIndex((area) => area.slug === slug);

function estimate(...lists: AttemptAnswer[][]): Abilities {
  const evidence = new Evidence();
  for (const one of lists.flat()) evidence.add(one);
  return estimateAbilities(evidence.at(new Date('2026-06-01T12:00:00Z')));
}

function of({ ability, covariance }: Abilities, slug: string) {
  const i = indexOf(slug);
  return { ability: ability[i] ?? Number.NaN, error: Math.sqrt(covariance[i]?.[i] ?? Number.NaN) };
}

describe('estimateAbilities', () => {
  it('knows nothing but the prior without answers', () => {
    const prior = of(estimate(), 'science.chemistry');
    const { overall, subject, area } = PRIOR_VARIANCE;
    expect(prior.ability).toBe(0);
    expect(prior.error ** 2).toBeCloseTo(overall + subject + area, 10);
  });

  it('finds the ability of many answers: three right of four to items of 0.5 that have no guess', () => {
    const many = answers(800, 600, { type: 'supply', difficulty: 0.5 });
    const { ability, error } = of(estimate(many), 'math.numbers');
    expect(ability).toBeCloseTo(0.5 + Math.log(3), 1);
    expect(error).toBeCloseTo(1 / Math.sqrt(800 * 0.1875), 2);
  });

  it('takes less from right answers that may be guessed', () => {
    const typed = of(estimate(answers(40, 30, { type: 'supply' })), 'math.numbers');
    const chosen = of(estimate(answers(40, 30)), 'math.numbers');
    expect(chosen.ability).toBeLessThan(typed.ability - 0.2);
    expect(chosen.error).toBeGreaterThan(typed.error);
  });

  it('lets an area speak for its subject, and less for the others', () => {
    const found = estimate(answers(60, 55));
    const [own, sister, stranger] = ['math.numbers', 'math.data', 'english.vocabulary'].map(
      (slug) => of(found, slug),
    );
    expect(own?.ability).toBeGreaterThan((sister?.ability ?? 0) + 0.1);
    expect(sister?.ability).toBeGreaterThan((stranger?.ability ?? 0) + 0.1);
    expect(stranger?.ability).toBeGreaterThan(0.3);
    expect(own?.error).toBeLessThan(sister?.error ?? 0);
    expect(sister?.error).toBeLessThan(stranger?.error ?? 0);
  });

  it.each([
    ['right', 400],
    ['wrong', 0],
  ])('settles when all of 400 answers are %s', (_, right) => {
    const found = estimate(...AREAS.map(({ slug }) => answers(400, right, { area: slug })));
    const sign = right === 0 ? -1 : 1;
    for (const { slug } of AREAS) {
      const { ability, error } = of(found, slug);
      expect(sign * ability).toBeGreaterThan(1.5);
      expect(Math.abs(ability)).toBeLessThan(8);
      expect(error).toBeGreaterThan(0);
    }
  });

  it('is where the posterior has no slope', () => {
    const list = [answers(25, 10), answers(30, 27, { area: 'science.biology', difficulty: 1 })];
    const found = estimate(...list);
    const again = estimate(...[...list].reverse());
    found.ability.forEach((value, i) => {
      expect(value).toBeCloseTo(again.ability[i] ?? Number.NaN, 6);
    });
  });

  it('passes over areas that the exam does not have', () => {
    expect(estimate(answers(9, 9, { area: 'latin.verbs' })).ability).toEqual(AREAS.map(() => 0));
  });
});

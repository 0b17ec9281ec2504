import { describe, expect, it } from '@jest/globals';
import { ITEM_TYPES } from '@prepward/contracts/subjects';
import { responseTo, scoreAndInformation, type WeightedAnswers } from './rasch.js';

const supply = { type: 'supply', difficulty: 0.5 } as const;

describe('responseTo', () => {
  it('is an even chance where ability meets the difficulty and nothing can be guessed', () => {
    expect(responseTo(supply, 0.5)).toEqual({ right: 0.5, slope: 0.25 });
    expect(responseTo(supply, 0.5 + Math.log(3)).right).toBeCloseTo(0.75, 10);
  });

  it('leaves a guess to those who know nothing', () => {
    const guessed = ITEM_TYPES.map((type) => responseTo({ type, difficulty: 0 }, -40).right);
    expect(guessed.map((value) => Math.round(value * 100))).toEqual([25, 5, 0, 22, 2]);
  });

  it.each(ITEM_TYPES)('has the slope of its own curve: %s', (type) => {
    const at = (ability: number) => responseTo({ type, difficulty: -0.3 }, ability);
    const step = 1e-5;
    const measured = (at(0.4 + step).right - at(0.4 - step).right) / (2 * step);
    expect(at(0.4).slope).toBeCloseTo(measured, 8);
  });
});

describe('scoreAndInformation', () => {
  const cells: WeightedAnswers[] = [
    { type: 'multiple-choice', difficulty: -0.4, right: 3, wrong: 1.5 },
    { ...supply, right: 0.5, wrong: 2 },
  ];
  const logLikelihood = (ability: number) =>
    cells.reduce((sum, cell) => {
      const { right } = responseTo(cell, ability);
      return sum + cell.right * Math.log(right) + cell.wrong * Math.log(1 - right);
    }, 0);

  it('is the derivative of the log likelihood', () => {
    const step = 1e-5;
    const measured = (logLikelihood(0.2 + step) - logLikelihood(0.2 - step)) / (2 * step);
    expect(scoreAndInformation(cells, 0.2).score).toBeCloseTo(measured, 6);
  });

  it('learns p(1 − p) from an answer that cannot be guessed, and less where it can', () => {
    const one = { difficulty: 0.5, right: 1, wrong: 0 };
    const of = (type: WeightedAnswers['type']) =>
      scoreAndInformation([{ ...one, type }], 0.5).information;
    expect(of('supply')).toBeCloseTo(0.25, 10);
    expect(of('multiple-choice')).toBeCloseTo(0.15, 10);
  });

  it('stays finite at the ends of the scale', () => {
    for (const ability of [-800, 800]) {
      const { score, information } = scoreAndInformation(cells, ability);
      expect([Number.isFinite(score), Number.isFinite(information)]).toEqual([true, true]);
    }
  });
});

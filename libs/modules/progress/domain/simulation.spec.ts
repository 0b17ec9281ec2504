import { describe, expect, it } from '@jest/globals';
import { simulate } from '../test/simulated-students.js';

/*
 * Is the band honest? 500 students whose true ability is known answer 80 to 400 items each over one
 * to eight weeks, and take five mock exams; docs/progress.md reports the results.
 */
const SIZE = { students: 500, mocks: 5 };

describe('the 90 % band', () => {
  it.each([
    ['in a world as the model assumes it', { seed: 1 }],
    ['where items are harder or easier than the bank says', { seed: 2, difficultyNoise: 0.3 }],
    [
      'where students differ by objective as well',
      { seed: 3, difficultyNoise: 0.3, objectiveSpread: 0.3 },
    ],
  ])('holds nine of ten mock scores, for weak and strong alike, %s', (_, world) => {
    const { all, low, middle, high } = simulate({ ...SIZE, ...world });
    expect(all.covered).toBeGreaterThan(88);
    expect(all.covered).toBeLessThan(92);
    expect(Math.abs(all.bias)).toBeLessThan(1);
    expect(all.width).toBeLessThan(17);
    for (const third of [low, middle, high]) {
      expect(third.covered).toBeGreaterThan(85);
      expect(third.covered).toBeLessThan(95);
      expect(Math.abs(third.bias)).toBeLessThan(2.5);
    }
  });

  it('errs low, never high, for students who learn while they practice', () => {
    const { all } = simulate({ ...SIZE, students: 250, seed: 4, monthlyGain: 0.4 });
    expect(all.bias).toBeLessThan(0);
    expect(all.bias).toBeGreaterThan(-3);
    expect(all.covered).toBeGreaterThan(83);
  });

  it('bears students who are weaker and more unlike than assumed', () => {
    const { all } = simulate({
      ...SIZE,
      students: 250,
      seed: 5,
      meanAbility: -0.5,
      abilitySpread: 1.3,
    });
    expect(all.covered).toBeGreaterThan(86);
    expect(Math.abs(all.bias)).toBeLessThan(2);
  });
});

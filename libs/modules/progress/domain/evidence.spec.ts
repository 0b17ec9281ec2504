import { describe, expect, it } from '@jest/globals';
import { answer } from '../test/answers.js';
import { Evidence } from './evidence.js';

const START = new Date('2026-06-01T12:00:00Z');
const later = (days: number) => new Date(START.getTime() + days * 86_400_000);

function gathered(...list: Parameters<Evidence['add']>[0][]): Evidence {
  const evidence = new Evidence();
  for (const one of list) evidence.add(one);
  return evidence;
}

describe('Evidence', () => {
  it('is empty without answers', () => {
    expect(new Evidence().at(START)).toEqual([]);
  });

  it('counts answers to items alike together', () => {
    const cells = gathered(
      answer({ difficulty: 0.31 }),
      answer({ difficulty: 0.29, correct: false }),
      answer({ difficulty: 0.3, type: 'supply' }),
    ).at(START);
    expect(cells).toHaveLength(2);
    expect(cells[0]).toMatchObject({ difficulty: 0.3, answers: 2, correct: 1, right: 1, wrong: 1 });
  });

  it('halves an answer every 45 days, from whenever it was given', () => {
    const evidence = gathered(
      answer({ answeredAt: later(0) }),
      answer({ answeredAt: later(45), correct: false }),
    );
    const [cell] = evidence.at(later(90));
    expect(cell?.right).toBeCloseTo(0.25, 10);
    expect(cell?.wrong).toBeCloseTo(0.5, 10);
    expect(cell).toMatchObject({ answers: 2, correct: 1 });
  });

  it('takes answers in any order', () => {
    const two = [answer({ answeredAt: later(10) }), answer({ answeredAt: later(3) })] as const;
    const [cell] = gathered(...two).at(later(20));
    const [other] = gathered(two[1], two[0]).at(later(20));
    expect(cell?.right).toBeCloseTo(other?.right ?? 0, 10);
  });

  it('passes over a second answer to an item: it follows the key', () => {
    const cells = gathered(
      answer({ itemId: 'math.a:1', correct: false }),
      answer({ itemId: 'math.a:1', correct: true }),
      answer({ itemId: 'math.a:2', correct: true }),
    ).at(START);
    expect(cells).toMatchObject([{ answers: 2, correct: 1, right: 1, wrong: 1 }]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { candidate } from '../test/candidates.js';
import type { Candidate } from './candidate.js';
import { chanceOf } from './chance.js';
import { arranged, Draw } from './draw.js';

const ids = (items: readonly Candidate[]) => items.map(({ id }) => id);
const numbered = (count: number, extra: (i: number) => Partial<Candidate> = () => ({})) =>
  Array.from({ length: count }, (_, i) => candidate(`i${i}`, extra(i)));
const together = () => 'all';
const drawOf = (seen: Record<string, number> = {}, seed = 'test') =>
  new Draw<Candidate>(new Map(Object.entries(seen)), chanceOf(seed));

describe('a line', () => {
  it('has what was seen least first, by chance among equals', () => {
    const items = numbered(30);
    const seen = Object.fromEntries(items.map(({ id }, i) => [id, i % 3]));
    const line = drawOf(seen).line(items);
    expect(line.map(({ id }) => seen[id])).toEqual([
      ...Array(10).fill(0),
      ...Array(10).fill(1),
      ...Array(10).fill(2),
    ]);
    const others = ids(drawOf(seen, 'other').line(items)).slice(0, 10);
    expect(ids(line).slice(0, 10)).not.toEqual(others);
  });
});

describe('taking', () => {
  it('stops at the count, and says how many there were', () => {
    const draw = drawOf();
    expect(draw.take(numbered(5), 3, together)).toBe(3);
    expect(draw.drawn).toHaveLength(3);
    expect(drawOf().take(numbered(5), 9, together)).toBe(5);
    expect(drawOf().take([], 1, together)).toBe(0);
    expect(drawOf().take(numbered(5), 0, together)).toBe(0);
  });

  it('never takes what does not fit with what was drawn before', () => {
    const draw = drawOf();
    const twins = [candidate('a:1', { model: 'a' }), candidate('a:2', { model: 'a' })];
    draw.add(twins[0] as Candidate);
    expect(draw.fits(twins[1] as Candidate)).toBe(false);
    expect(draw.fits(candidate('b'))).toBe(true);
    expect(draw.take([...twins, candidate('b')], 3, together)).toBe(1);
    expect(ids(draw.drawn)).toEqual(['a:1', 'b']);
  });

  it('takes no more on one text than may ask about it', () => {
    const texts = ['long', 'short'].flatMap((passage) =>
      numbered(4).map((item) => ({ ...item, id: `${passage} ${item.id}`, passage })),
    );
    const most = ({ passage }: Candidate) => (passage === 'long' ? 3 : 1);
    const draw = new Draw<Candidate>(new Map(), chanceOf('texts'), most);
    expect(draw.take(texts, 8, together)).toBe(4);
    const onLong = draw.drawn.filter(({ passage }) => passage === 'long');
    expect(onLong).toHaveLength(3);
    const others = texts.filter((item) => !draw.drawn.includes(item));
    expect([others.some((item) => draw.fits(item)), draw.fits(candidate('x'))]).toEqual([
      false,
      true,
    ]);
    expect(new Draw<Candidate>(new Map(), chanceOf('texts')).take(texts, 8, together)).toBe(8);
  });

  it('lets the groups take turns, and goes on with the others when one is empty', () => {
    const items = numbered(9, (i) => ({ objective: i < 7 ? 'big' : 'small' }));
    const draw = drawOf();
    expect(draw.take(items, 6, ({ objective }) => objective)).toBe(6);
    const groups = draw.drawn.map(({ objective }) => objective);
    expect(groups.slice(0, 4).filter((group) => group === 'small')).toHaveLength(2);
    expect(groups[0]).not.toBe(groups[1]);
    expect(groups.slice(4)).toEqual(['big', 'big']);
  });

  it('takes what was seen least although something else would be of better difficulty', () => {
    const items = numbered(12, (i) => ({ difficulty: i === 0 ? 3 : 0 }));
    const seen = Object.fromEntries(ids(items).map((id) => [id, id === 'i0' ? 0 : 1]));
    const draw = drawOf(seen);
    draw.take(items, 1, together);
    expect(ids(draw.drawn)).toEqual(['i0']);
  });

  it('keeps the mean difficulty near that of what there is', () => {
    // A mean other than 0, so that sums are compared, not single items.
    const items = numbered(200, (i) => ({ difficulty: 1 + ((i % 21) - 10) / 5 }));
    const middle = items.reduce((sum, { difficulty }) => sum + difficulty, 0) / items.length;
    for (const [count, within] of [
      [2, 0.6],
      [5, 0.3],
      [10, 0.2],
    ] as const) {
      for (let seed = 0; seed < 20; seed++) {
        const draw = drawOf({}, `mean ${seed}`);
        draw.take(items, count, together);
        const drawn = draw.drawn.reduce((sum, { difficulty }) => sum + difficulty, 0) / count;
        expect(Math.abs(drawn - middle)).toBeLessThan(within);
      }
    }
  });

  it('looks at eight items, not at all: the same one is not drawn every time', () => {
    const items = numbered(60, (i) => ({ difficulty: i === 0 ? 0 : 1 + i / 60 }));
    const first = Array.from({ length: 60 }, (_, seed) => {
      const draw = drawOf({}, `first ${seed}`);
      draw.take([...items, candidate('low', { difficulty: -90 })], 1, together);
      return draw.drawn[0]?.id;
    });
    // The best of all is among eight of 61 in about an eighth of the draws.
    expect(new Set(first).size).toBeGreaterThan(8);
  });

  it('asks no more about a text than it bears, and as much as fits where no one says', () => {
    const items = numbered(12, (i) => ({
      passage: i < 5 ? 'long' : i < 10 ? 'short' : null,
      passageWords: i < 5 ? 300 : 90,
    }));
    const about = (draw: Draw<Candidate>) =>
      ['long', 'short', null].map(
        (text) => draw.drawn.filter(({ passage }) => passage === text).length,
      );
    const bears = ({ passageWords }: Candidate) => (passageWords > 100 ? 3 : 2);
    const limited = new Draw<Candidate>(new Map(), chanceOf('test'), bears);
    expect(limited.take(items, 12, together)).toBe(7);
    expect(about(limited)).toEqual([3, 2, 2]);
    const free = drawOf();
    expect(free.take(items, 12, together)).toBe(12);
    expect(about(free)).toEqual([5, 5, 2]);
  });

  it('takes another turn’s draw into account only for marks', () => {
    const draw = drawOf();
    draw.take([candidate('hard', { difficulty: 5 })], 1, together);
    const rest = numbered(8, (i) => ({ difficulty: i === 0 ? 0 : 4 }));
    draw.take(rest, 1, together);
    // The mean of the rest is 3.5: 4 is nearer than 0.
    expect(draw.drawn.at(-1)?.difficulty).toBe(4);
  });
});

describe('arranged', () => {
  it('keeps the questions of a passage together, in their order, and mixes the rest', () => {
    const items = [
      candidate('t1', { passage: 't' }),
      candidate('a'),
      candidate('t2', { passage: 't' }),
      candidate('b'),
      candidate('t3', { passage: 't' }),
      candidate('c'),
    ];
    const orders = Array.from({ length: 20 }, (_, i) => ids(arranged(items, chanceOf(`o${i}`))));
    for (const order of orders) {
      expect(order.join()).toContain('t1,t2,t3');
      expect([...order].sort()).toEqual(['a', 'b', 'c', 't1', 't2', 't3']);
    }
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(8);
  });
});

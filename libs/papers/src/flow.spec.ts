import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Block } from './block.js';
import { COLUMN, Flow, type Unit } from './flow.js';
import type { Sheet, Tag } from './sheet.js';
import { AREA, PAGE } from './theme.js';

const PARENT = { type: 'Sect' } as Tag;
const RIGHT = PAGE.left + COLUMN + 24;

let pageCount: number;
let drawn: [name: string, page: number, x: number, y: number][];
let flow: Flow;
beforeEach(() => {
  pageCount = 0;
  drawn = [];
  const sheet = {
    addPage: () => {
      pageCount += 1;
    },
    get pageCount() {
      return pageCount;
    },
  };
  flow = new Flow(sheet as Sheet);
});

const block = (name: string, height: number, before = 0): Block => ({
  ...{ height, before },
  draw: ({ x, y }) => {
    drawn.push([name, pageCount, x, y]);
  },
});
const unit = (name: string, height: number, before = 0): Unit => ({
  blocks: [block(name, height, before)],
  parent: () => PARENT,
});
/** Fills the first page until `rest` is left. */
const leave = (rest: number) => {
  flow.newPage();
  flow.place([block('top', AREA.height - rest)], PARENT);
  drawn = [];
};

describe('blocks one below the other', () => {
  it('begin at the top of a page without their distance, and keep it below others', () => {
    flow.newPage();
    flow.place([block('a', 100, 30), block('b', 50, 20)], PARENT, 7);
    expect(drawn).toEqual([
      ['a', 1, PAGE.left + 7, PAGE.top],
      ['b', 1, PAGE.left + 7, PAGE.top + 120],
    ]);
  });

  it('stand on one page where they fit there, up to the last point', () => {
    leave(100);
    flow.place([block('a', 60, 10), block('b', 25, 5)], PARENT);
    expect(drawn.map(([name, page]) => [name, page])).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
  });

  it('go to the next page together where they don’t', () => {
    leave(100);
    flow.place([block('a', 60, 10), block('b', 26, 5)], PARENT);
    expect(drawn).toEqual([
      ['a', 2, PAGE.left, PAGE.top],
      ['b', 2, PAGE.left, PAGE.top + 65],
    ]);
  });

  it('go on to the next page one by one where no page holds them all', () => {
    leave(100);
    flow.place([block('a', 90), block('b', AREA.height), block('c', 1, 9)], PARENT);
    expect(drawn.map(([name, page, , y]) => [name, page, y])).toEqual([
      ['a', 1, AREA.bottom - 100],
      ['b', 2, PAGE.top],
      ['c', 3, PAGE.top],
    ]);
    expect(() => flow.place([block('d', AREA.height + 1)], PARENT)).toThrow('higher than a page');
  });

  it('begin no page while one is empty, and find room for more than themselves where asked', () => {
    flow.newPage();
    flow.newPage();
    expect(pageCount).toBe(1);
    flow.place([block('a', 100)], PARENT);
    flow.need(AREA.height - 100 - 20, 20);
    expect(pageCount).toBe(1);
    flow.need(AREA.height - 100 - 20, 21);
    expect(pageCount).toBe(2);
    // At the top of a page, the space above doesn't count.
    flow.need(AREA.height, 30);
    expect(pageCount).toBe(2);
  });
});

describe('units in two columns', () => {
  const names = () => drawn.map(([name, page, x]) => `${name}${page}${x === RIGHT ? 'r' : 'l'}`);

  it('end at one height on the last page, the left one no shorter', () => {
    flow.newPage();
    flow.placeColumns([unit('a', 40), unit('b', 40, 5), unit('c', 40), unit('d', 10)]);
    flow.place([block('after', 10, 6)], PARENT);
    expect(drawn).toEqual([
      ['a', 1, PAGE.left, PAGE.top],
      ['b', 1, PAGE.left, PAGE.top + 45],
      ['c', 1, RIGHT, PAGE.top],
      ['d', 1, RIGHT, PAGE.top + 40],
      ['after', 1, PAGE.left, PAGE.top + 85 + 6],
    ]);
  });

  it('fill the left column to its end, then the right one, then the next page', () => {
    leave(100);
    flow.placeColumns([40, 50, 60, 41, 7, 7].map((height, i) => unit('abcdef'[i] ?? '', height)));
    expect(names()).toEqual(['a1l', 'b1l', 'c1r', 'd2l', 'e2r', 'f2r']);
    const [first] = drawn;
    expect(first?.[3]).toBe(AREA.bottom - 100);
  });

  it('take a column that is full to the last point', () => {
    leave(100);
    flow.placeColumns([unit('a', 60, 0), unit('b', 40), unit('c', 100), unit('d', 1)]);
    expect(names()).toEqual(['a1l', 'b1l', 'c1r', 'd2l']);
  });

  it('begin on the next page where not even the first fits, with its distance above', () => {
    leave(100);
    flow.placeColumns([unit('a', 90, 11)]);
    expect(drawn).toEqual([['a', 2, PAGE.left, PAGE.top]]);
    flow.placeColumns([unit('b', 30, 11)]);
    expect(drawn.at(-1)).toEqual(['b', 2, PAGE.left, PAGE.top + 90 + 11]);
    expect(() => flow.placeColumns([unit('c', AREA.height + 1)])).toThrow('higher than a page');
  });

  it('are nothing without any', () => {
    flow.newPage();
    flow.placeColumns([]);
    flow.place([block('a', 1, 50)], PARENT);
    expect(drawn).toEqual([['a', 1, PAGE.left, PAGE.top]]);
  });
});

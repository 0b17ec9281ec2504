import { expect, it, jest } from '@jest/globals';
import { figureBlock } from './figures.js';
import { Sheet } from './sheet.js';

it('letters each place of a picture at the size that the picture has on paper', () => {
  const sheet = new Sheet({ title: 't', subject: 's', author: 'a', date: new Date(0) });
  sheet.addPage();
  const circle = jest.spyOn(sheet.canvas, 'circle');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"></svg>';
  const places = [
    { letter: 'A', shape: { kind: 'rect', x: 100, y: 60, width: 40, height: 20 } },
    {
      letter: 'B',
      shape: {
        kind: 'polygon',
        points: [
          [90, 30],
          [20, 40],
          [50, 80],
        ],
      },
    },
  ] as const;
  // Half the drawing's width.
  const block = figureBlock(sheet, { svg, alt: 'Two places.' }, 200, 0, places);
  expect(block.height).toBe(100);
  block.draw({ x: 1000, y: 500 }, sheet.root);
  expect(circle.mock.calls.map(([x, y]) => [x, y])).toEqual([
    [1000 + 120 / 2, 500 + (60 - 3.5) / 2],
    [1000 + 20 / 2, 500 + 40 / 2],
  ]);
});

it('a picture is as large as its letters want, and no higher than leaves room for the question', () => {
  const sheet = new Sheet({ title: 't', subject: 's', author: 'a', date: new Date(0) });
  const heightOf = (viewBox: string, width = 400) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"></svg>`;
    return figureBlock(sheet, { svg, alt: 'A line.' }, width, 0).height;
  };
  expect([heightOf('0 0 100 100'), heightOf('0 0 300 600'), heightOf('0 0 400 100', 200)]).toEqual([
    ...[67, 210, 50],
  ]);
  for (const size of ['', '0 0 100', '0 0 0 100']) {
    expect(() => heightOf(size)).toThrow('A figure has no size');
  }
});

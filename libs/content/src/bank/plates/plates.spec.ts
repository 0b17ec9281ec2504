import { describe, expect, it } from '@jest/globals';
import clipping, { type Ring } from 'polygon-clipping';
import type { RegionShape } from '../kit/types.js';
import { line, mirror, outline, oval, signedArea, stretch } from './curve.js';
import { PLATES } from './index.js';
import { definePlate } from './plate.js';
import { centerOf, visibleRegion } from './regions.js';

function ringOf(shape: RegionShape): Ring {
  if (shape.kind !== 'polygon') throw new TypeError(`a ${shape.kind}, not an outline`);
  return shape.points;
}

const areaOf = (rings: Ring[]) =>
  rings.reduce((sum, ring, i) => sum + (i === 0 ? 1 : -1) * Math.abs(signedArea(ring)), 0);

const shared = (a: Ring, b: Ring) =>
  clipping.intersection([a], [b]).reduce((sum, polygon) => sum + areaOf(polygon), 0);

const bare = (name: string) => name.replace(/^(the|an|a) /, '').toLowerCase();

describe.each(PLATES.map((plate) => [plate.id, plate] as const))('plate %s', (_, plate) => {
  const rings = plate.parts.map((part) => ringOf(part.region));

  it('has regions that are apart, inside the picture and large enough for a finger', () => {
    rings.forEach((ring, i) => {
      for (const [x, y] of ring) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(plate.width);
        expect(y).toBeLessThanOrEqual(plate.height);
      }
      expect([plate.parts[i]?.id, Math.abs(signedArea(ring)) > 150]).toEqual([
        plate.parts[i]?.id,
        true,
      ]);
      rings.slice(i + 1).forEach((other, k) => {
        const pair = `${plate.parts[i]?.id} and ${plate.parts[i + 1 + k]?.id}`;
        expect([pair, shared(ring, other) < 0.5]).toEqual([pair, true]);
      });
    });
  });

  it('leads each label to its own part', () => {
    plate.parts.forEach((part, i) => {
      const own = rings.findIndex((ring) => {
        const [x, y] = part.at;
        const dot: Ring = [
          [x - 0.2, y - 0.2],
          [x + 0.2, y - 0.2],
          [x + 0.2, y + 0.2],
          [x - 0.2, y + 0.2],
        ];
        return shared(ring, dot) > 0.01;
      });
      expect([part.id, plate.parts[own]?.id]).toEqual([part.id, plate.parts[i]?.id]);
    });
  });

  it('tells the picture in words without naming a part', () => {
    const { alt } = plate.draw();
    expect(alt.length).toBeGreaterThan(150);
    for (const part of plate.parts) {
      expect(alt.toLowerCase()).not.toContain(bare(part.name));
      expect(part.place.toLowerCase()).not.toContain(bare(part.name));
    }
    expect(new Set(plate.parts.map((p) => p.place)).size).toBe(plate.parts.length);
  });

  it('is a small SVG without ids that says the same in each drawing', () => {
    const { svg } = plate.draw({ labels: 'all' });
    expect(svg.length).toBeLessThan(40_000);
    expect(svg).not.toMatch(/NaN|undefined|\sid=|<script|<style/);
    expect(plate.draw({ labels: 'all' }).svg).toBe(svg);
    expect(plate.draw().svg).toContain(`viewBox="0 0 ${plate.width} ${plate.height}"`);
  });

  it('names all parts, or marks some with letters', () => {
    const named = plate.draw({ labels: 'all' });
    for (const part of plate.parts) {
      for (const word of part.label.split(' '))
        expect(named.svg).toContain(word.replace("'", '&#39;'));
      expect(named.alt).toContain(part.label);
    }
    const [a, b] = [plate.parts[0], plate.parts[1]];
    const { svg, alt } = plate.draw({ letters: [b?.id ?? '', a?.id ?? ''] });
    expect(svg.match(/<text/g)).toHaveLength(2);
    expect(alt.indexOf(b?.place.slice(1) ?? '-')).toBeLessThan(
      alt.lastIndexOf(a?.place.slice(1) ?? '-'),
    );
    expect(alt).toMatch(/Letters mark parts\. A: .+ B: .+/);
    expect(() => plate.draw({ labels: ['no-such-part'] })).toThrow(
      `${plate.id}: no part no-such-part`,
    );
  });
});

describe('the pen of the plates', () => {
  it('says which point it cannot read', () => {
    expect(() => line('10,20 30;40')).toThrow('"30;40" is not a point like 12,34 or 12,34!');
    expect(() => line('10,20')).toThrow('a curve needs two points');
  });

  it('runs through its points, and straight between corners', () => {
    const curve = line('0,0 10,10 20,0! 40,0!');
    expect(curve.samples).toEqual(
      expect.arrayContaining([
        [0, 0],
        [10, 10],
        [20, 0],
        [40, 0],
      ]),
    );
    expect(curve.d).toMatch(/^M0 0c.*l20 0$/);
    expect(stretch(curve, 2).d).toBe('M20 0l20 0');
  });

  it('draws outlines clockwise, also in a mirror', () => {
    const there = outline('0,0! 0,10! 10,10!');
    expect(signedArea(there.samples)).toBeCloseTo(50);
    expect(signedArea(mirror(there, 20).samples)).toBeCloseTo(50);
  });

  it('takes what covers a part out of its region, also from its middle', () => {
    const [whole, inner] = [oval(50, 50, 40, 40), oval(50, 50, 15, 15)];
    const ring = ringOf(visibleRegion('ring', [whole], [inner]));
    const expected = Math.abs(signedArea(whole.samples)) - Math.abs(signedArea(inner.samples));
    expect(Math.abs(signedArea(ring)) / expected).toBeGreaterThan(0.85);
    expect(Math.abs(signedArea(ring)) / expected).toBeLessThan(1);
    expect(() => visibleRegion('hidden', [inner], [whole])).toThrow('nothing of hidden shows');
  });

  it('finds the middle of a bent region inside it', () => {
    const bent = outline('0,0! 60,0! 60,20! 20,20! 20,60! 0,60!');
    const [x, y] = centerOf(visibleRegion('bent', [bent], []));
    expect(x <= 20 || y <= 20).toBe(true);
  });

  it('refuses two parts of one id', () => {
    const part = { id: 'a', name: 'the a', place: 'Here', outline: oval(5, 5, 4, 4) };
    const spec = { id: 'x', title: 'X', width: 10, height: 10, alt: '', drawing: [] };
    expect(() => definePlate({ ...spec, parts: [part, part] })).toThrow('x: two parts have one id');
  });
});

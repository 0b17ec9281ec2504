import { tidy } from './support.js';

/** The TeX of the equation in a stem, both sides as functions of the unknown. */
function sides(stem: string): [(x: number) => number, (x: number) => number] {
  const tex =
    [...stem.matchAll(/\$([^$]+)\$/g)].map((m) => m[1] ?? '').find((t) => t.includes('=')) ?? '';
  const [left = '', right = ''] = tex.split('=');
  return [linear(left), linear(right)];
}

/** Reads one side with parentheses, fractions, and a single variable, term by term. */
function linear(side: string): (x: number) => number {
  const text = side
    .replaceAll(' ', '')
    .replace(/\\frac\{([a-z])\}\{(\d+)\}/g, '1/$2$1')
    .replace(/\\frac\{(\d+)\}\{(\d+)\}/g, '$1/$2');
  return (x) => {
    let total = 0;
    for (const m of text.matchAll(/([+-]?)(\d+\/\d+|[\d.]+)?(?:\(([^)]+)\)|([a-z]))?/g)) {
      const [all, sign, size, inner, letter] = m;
      if (all === '') continue;
      const [top = '1', bottom = '1'] = (size ?? '1').split('/');
      const unit = inner ? linear(inner)(x) : letter ? x : 1;
      total += (sign === '-' ? -1 : 1) * (Number(top) / Number(bottom)) * unit;
    }
    return total;
  };
}

/** The root of a linear equation by two evaluations, without rearranging it. */
export function root(stem: string): number {
  const [left, right] = sides(stem);
  const gap = (x: number) => left(x) - right(x);
  return tidy(-gap(0) / (gap(1) - gap(0)));
}

import { type NumberLine, numberLine, numberLineRegions } from '../kit/figures/index.js';
import { inSeries } from '../kit/series.js';
import type { ItemModel } from '../kit/types.js';
import { fraction, plain } from './formats.js';
import { q, readNumbers, redraw } from './support.js';

/** All the numbers between a fraction and a decimal. */
export const selectBetween: ItemModel = {
  id: 'math.select-between',
  family: 'math.compare-with-a-mark',
  objective: 'math.numbers.compare',
  type: 'multiple-select',
  difficulty: 0.3,
  variants: 13,
  make: (rng) =>
    redraw(() => {
      const low = rng.pick([q(1, 8), q(1, 5), q(1, 4), q(3, 8), q(2, 5)]);
      const high = low.add(rng.int(22, 40), 100);
      const values = [
        { v: q(rng.int(1, 7), 8), form: 'fraction' },
        { v: q(rng.int(1, 4), 5), form: 'fraction' },
        { v: q(rng.int(5, 95), 100), form: 'percent' },
        { v: q(rng.int(5, 95), 100), form: 'decimal' },
        { v: q(rng.int(51, 949), 1000), form: 'decimal' },
      ];
      const near = values.some(({ v }) => [low, high].some((e) => v.sub(e).abs().lt(q(2, 100))));
      if (near || new Set(values.map(({ v }) => v.toFraction())).size < 5) return undefined;
      const [from, to] = [fraction.text(low), plain(high)];
      const rows = values.map(({ v, form }) => {
        const text =
          form === 'fraction'
            ? fraction.text(v)
            : form === 'percent'
              ? `${plain(v.mul(100))}%`
              : plain(v);
        const size = text === plain(v) ? '' : ` as a decimal is ${plain(v)}, which`;
        const place = v.lt(low)
          ? `is less than ${plain(low)}`
          : v.gt(high)
            ? `is greater than ${to}`
            : `is between ${plain(low)} and ${to}`;
        return { text, fits: v.gt(low) && v.lt(high), rationale: `${text}${size} ${place}.` };
      });
      const keys = rows.filter((r) => r.fits);
      if (keys.length < 2 || keys.length > 4) return undefined;
      return {
        type: 'multiple-select',
        stem: rng.pick([
          `A lab accepts readings that are greater than ${from} and less than ${to}. Which of the following readings does it accept? Select **all** that apply.`,
          `Which of the following numbers are between ${from} and ${to}? Select **all** that apply.`,
        ]),
        why: [
          `Write everything as a decimal: ${from} is ${plain(low)}.`,
          `Each number has to be greater than ${plain(low)} and less than ${to}.`,
          `Only ${inSeries(keys.map((k) => k.text))} fit.`,
        ],
        remember: 'To compare fractions, decimals, and percents, write them all as decimals.',
        keys: keys.map(({ text, rationale }) => ({ text, rationale })),
        distractors: rows
          .filter((r) => !r.fits)
          .map(({ text, rationale }) => ({
            text,
            rationale,
            misconception: 'checks-one-limit',
          })),
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'multiple-select') throw new TypeError('multiple-select expected');
    const size = (t: string) =>
      t.endsWith('%') ? Number.parseFloat(t) / 100 : (readNumbers(t, 1)[0] ?? 0);
    const [low = 0, high = 0] = readNumbers(draft.stem, 2);
    return [...draft.keys, ...draft.distractors]
      .map((o) => o.text)
      .filter((t) => size(t) > low && size(t) < high)
      .join(' | ');
  },
};

/** Four lists of the same numbers, one of them in order. */
export const listInOrder: ItemModel = {
  id: 'math.list-in-order',
  family: 'math.mixed-forms',
  objective: 'math.numbers.compare',
  type: 'multiple-choice',
  difficulty: 0,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const a = q(rng.int(1, 7), 8);
      const b = q(rng.int(5, 95), 100);
      const c = q(rng.int(1, 9), 10);
      const d = q(rng.int(1, 4), 5);
      const all = [
        { v: a, text: fraction.text(a) },
        { v: b, text: `${plain(b.mul(100))}%` },
        { v: c, text: plain(c) },
        { v: d, text: fraction.text(d) },
      ];
      const rising = rng.pick([true, false]);
      const sorted = [...all].sort((x, y) => (rising ? 1 : -1) * x.v.compare(y.v));
      const gaps = sorted.every(
        (x, i) =>
          i === 0 ||
          x.v
            .sub(sorted[i - 1]?.v ?? 0)
            .abs()
            .gte(q(2, 100)),
      );
      if (!gaps || a.d < 4n) return undefined;
      const list = (items: typeof all) => items.map((i) => i.text).join(', ');
      const [w, x, y, z] = sorted as [
        (typeof all)[0],
        (typeof all)[0],
        (typeof all)[0],
        (typeof all)[0],
      ];
      const decimals = sorted.map((s) => plain(s.v)).join(rising ? ' < ' : ' > ');
      const slip = (items: typeof all) => {
        if (items[0] === z) return 'the reverse of the order that is asked for';
        const [first, second] = items[0] === x ? [x, w] : [y, x];
        return `where ${plain(first.v)} and ${plain(second.v)} have changed places`;
      };
      const option = (items: typeof all, misconception: string) => ({
        text: list(items),
        misconception,
        rationale: `As decimals, this list is ${items.map((i) => plain(i.v)).join(', ')}, ${slip(items)}.`,
      });
      return {
        type: 'multiple-choice',
        stem: rng.pick([
          `Which of the following lists is in order from ${rising ? 'least to greatest' : 'greatest to least'}?`,
          `A nurse sorts four numbers from ${rising ? 'least to greatest' : 'greatest to least'}. Which of the following lists is in the correct order?`,
        ]),
        why: [
          `Write each number as a decimal.`,
          `In the order that is asked for, they are ${decimals}.`,
          `So the list is ${list(sorted)}.`,
        ],
        remember: 'Write all numbers as decimals before you compare them.',
        key: { text: list(sorted), rationale: `As decimals, the list is ${decimals}.` },
        distractors: [
          option([z, y, x, w], 'reverses-order'),
          option([x, w, y, z], 'compares-unlike-forms'),
          option([w, y, x, z], 'compares-digits'),
        ],
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'multiple-choice') throw new TypeError('multiple-choice expected');
    const size = (t: string) =>
      t.endsWith('%') ? Number.parseFloat(t) / 100 : (readNumbers(t, 1)[0] ?? 0);
    const up = draft.stem.includes('least to greatest');
    const inOrder = (text: string) => {
      const sizes = text.split(', ').map(size);
      return sizes.every(
        (s, i) => i === 0 || (up ? s > (sizes[i - 1] ?? 0) : s < (sizes[i - 1] ?? 0)),
      );
    };
    return [draft.key, ...draft.distractors]
      .map((o) => o.text)
      .filter(inOrder)
      .join(' and ');
  },
};

/** Signed numbers put in order. */
export const orderSignedNumbers: ItemModel = {
  id: 'math.order-signed-numbers',
  objective: 'math.numbers.compare',
  type: 'ordered',
  difficulty: 0.1,
  variants: 15,
  make: (rng) =>
    redraw(() => {
      const values = [
        q(rng.int(-39, -11), 10),
        q(-rng.int(2, 7), 2),
        q(rng.int(-9, 9), 10),
        q(rng.int(1, 15), 4),
        q(rng.int(-3, 3)),
      ];
      const rising = rng.pick([true, false]);
      const show = (v: (typeof values)[0], i: number) =>
        i === 1 || i === 3 ? fraction.text(v) : plain(v);
      const rows = values
        .map((v, i) => ({ v, text: show(v, i) }))
        .sort((a, b) => (rising ? 1 : -1) * a.v.compare(b.v));
      if (
        rows.some(
          (r, i) =>
            i > 0 &&
            r.v
              .sub(rows[i - 1]?.v ?? 0)
              .abs()
              .lt(q(1, 5)),
        )
      )
        return undefined;
      const list = rows.map((r) => plain(r.v)).join(rising ? ' < ' : ' > ');
      const fractions = rows.filter((r) => r.text.includes('frac')).length;
      const line = [...rows].sort((a, b) => a.v.compare(b.v));
      const place = (row: (typeof rows)[0]) => {
        const at = line.indexOf(row);
        const name = row.text.includes('frac') ? `${row.text} (${plain(row.v)})` : row.text;
        if (at === 0) return `${name} is the farthest to the left on a number line: the least.`;
        if (at === 4) return `${name} is the farthest to the right on a number line: the greatest.`;
        return `${name} lies between ${line[at - 1]?.text} and ${line[at + 1]?.text} on a number line.`;
      };
      return {
        type: 'ordered',
        stem: `${rng.pick(['The changes in weight, in pounds, of five patients are listed.', 'Five readings are given as differences from a target value.', 'The five numbers are temperatures in degrees Celsius.'])} Place them in order from **${rising ? 'least to greatest' : 'greatest to least'}**.`,
        why: [
          ...(fractions === 0
            ? []
            : [
                `Write the ${fractions === 1 ? 'fraction as a decimal' : 'fractions as decimals'}.`,
              ]),
          `Negative numbers are less than 0, and a negative number farther from 0 is less than one closer to 0.`,
          `The order is ${list}.`,
        ],
        remember: 'On a number line, the number farther to the left is always less.',
        steps: rows.map((r) => ({
          text: r.text,
          rationale: place(r),
        })),
        rationale: `As decimals, the order is ${list}.`,
        misconception: 'ignores-minus-sign',
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'ordered') throw new TypeError('ordered expected');
    const sign = draft.stem.includes('least to greatest') ? 1 : -1;
    const size = (t: string) => {
      const f = /(-?)\\frac\{(\d+)\}\{(\d+)\}/.exec(t);
      return f ? ((f[1] ? -1 : 1) * Number(f[2])) / Number(f[3]) : Number(t.replaceAll('$', ''));
    };
    return draft.steps
      .map((s) => s.text)
      .sort((a, b) => sign * (size(a) - size(b)))
      .join(' | ');
  },
};

/** The dot of a number line with negative numbers that shows a decimal. */
export const decimalOnLine: ItemModel = {
  id: 'math.decimal-on-line',
  objective: 'math.numbers.compare',
  type: 'hot-spot',
  difficulty: 0,
  variants: 10,
  make: (rng) =>
    redraw(() => {
      const d = rng.pick([4, 5]);
      const value = q(rng.int(-11, -1), d);
      if (value.d === 1n) return undefined;
      const near = value.floor();
      const places = [
        { v: value, slug: '' },
        { v: value.neg(), slug: 'ignores-minus-sign' },
        { v: near.mul(2).add(1).sub(value), slug: 'reverses-direction' },
        { v: value.add(1), slug: 'counts-off-by-one' },
      ].sort((a, b) => a.v.compare(b.v));
      const apart = places.every((p, i) => i === 0 || p.v.sub(places[i - 1]?.v ?? 0).gte(q(2, 5)));
      if (!apart || places.some((p) => p.v.abs().gt(3))) return undefined;
      const line: NumberLine = {
        min: -3,
        max: 3,
        major: 1,
        minor: 1 / d,
        points: places.map((p, i) => ({ label: 'PQRS'[i] ?? '', value: p.v.valueOf() })),
      };
      const said: Record<string, string> = {
        '': `this dot is at ${plain(value)}`,
        'ignores-minus-sign': `this dot is at ${plain(value.neg())}, on the other side of 0`,
        'reverses-direction': `this dot is at ${plain(near.mul(2).add(1).sub(value))}: the parts were counted to the right from ${plain(near)}`,
        'counts-off-by-one': `this dot is at ${plain(value.add(1))}, one whole too far to the right`,
      };
      return {
        type: 'hot-spot',
        stem: `Neighboring marks on the number line are one ${d === 4 ? 'fourth' : 'fifth'} apart. Select the dot that shows ${plain(value)}.`,
        why: [
          `Negative numbers are to the left of 0.`,
          `Neighboring marks are $\\frac{1}{${d}}$ apart, which is ${plain(q(1, d))}.`,
          `From 0, count ${value.neg().mul(d).n} ${value.neg().mul(d).n === 1n ? 'mark' : 'marks'} to the left to reach ${plain(value)}.`,
        ],
        remember: 'Count negative decimals away from zero, to the left.',
        figure: numberLine(line),
        regions: numberLineRegions(
          line,
          places.map((p) => p.v.valueOf()),
        ).map((shape, i) => {
          const slug = places[i]?.slug ?? '';
          return {
            name: `Dot ${'PQRS'[i]}`,
            shape,
            rationale: `The marks are ${plain(q(1, d))} apart, and ${said[slug]}.`,
            ...(slug === '' ? {} : { misconception: slug }),
          };
        }),
        key: places.findIndex((p) => p.slug === ''),
      };
    }),
  solve: (draft) => {
    const value = Number(/shows \$(-[\d.]+)\$/.exec(draft.stem)?.[1]);
    const whole = Math.floor(value);
    const parts = draft.stem.includes('fourth') ? 4 : 5;
    const mark = ['', 'first', 'second', 'third', 'fourth'][Math.round((value - whole) * parts)];
    const alt = (draft.figure?.alt ?? '').replaceAll('−', '-');
    return `Dot ${new RegExp(`([A-Z]) is at the ${mark} small mark after ${whole}\\.`).exec(alt)?.[1]}`;
  },
};

import type { DraftOption, ItemModel } from '../kit/types.js';
import { plain } from './formats.js';
import { q, redraw } from './support.js';

interface Form {
  text: string;
  size: number;
}

const frac = (top: number, bottom: number): Form => ({
  text: `$\\frac{${top}}{${bottom}}$`,
  size: top / bottom,
});

/** All the forms that really equal a given number. */
export const selectEqualForms: ItemModel = {
  id: 'math.select-equal-forms',
  objective: 'math.numbers.convert',
  type: 'multiple-select',
  difficulty: 0.1,
  variants: 13,
  make: (rng) =>
    redraw(() => {
      const bottom = rng.pick([4, 5, 8, 20, 25]);
      const top = rng.int(1, bottom * 2 - 1);
      const value = q(top, bottom);
      if (value.d !== BigInt(bottom) || value.equals(1)) return undefined;
      const factor = rng.int(2, 6);
      const name = `$\\frac{${top}}{${bottom}}$`;
      const right = rng.sample(
        [
          {
            text: `$\\frac{${top * factor}}{${bottom * factor}}$`,
            rationale: `Multiply the numerator and the denominator of ${name} by ${factor}: $\\frac{${top * factor}}{${bottom * factor}}$ is equal.`,
          },
          {
            text: plain(value),
            rationale: `${top} ÷ ${bottom} = ${plain(value)}, so it is equal to ${name}.`,
          },
          {
            text: `${plain(value.mul(100))}%`,
            rationale: `${top} ÷ ${bottom} × 100 = ${plain(value.mul(100))}, so ${plain(value.mul(100))}% is equal to ${name}.`,
          },
        ],
        rng.int(2, 3),
      );
      const errors: (DraftOption & { size: number })[] = [
        {
          ...frac(top + factor, bottom + factor),
          misconception: 'additive-thinking',
          rationale: `This adds ${factor} to the numerator and the denominator of ${name}. Only multiplying or dividing both keeps the value.`,
        },
        {
          ...frac(bottom * factor, top * factor),
          misconception: 'inverts-fraction',
          rationale: `This is equal to $\\frac{${bottom}}{${top}}$: the fraction is turned upside down.`,
        },
        {
          text: `${plain(value.mul(10))}%`,
          size: value.valueOf() / 10,
          misconception: 'percent-decimal-shift',
          rationale: `${plain(value.mul(10))}% is ${plain(value.div(10))}, a tenth of ${name}.`,
        },
        {
          text: `${plain(value)}%`,
          size: value.valueOf() / 100,
          misconception: 'percent-decimal-shift',
          rationale: `This puts a percent sign on the decimal ${plain(value)}; ${plain(value)}% is only ${plain(value.div(100))}.`,
        },
        {
          text: `${top}.${bottom}`,
          size: Number(`${top}.${bottom}`),
          misconception: 'digits-as-decimal',
          rationale: `This writes numerator and denominator around a decimal point. The decimal of ${name} is ${plain(value)}.`,
        },
        {
          text: plain(value.div(10)),
          size: value.valueOf() / 10,
          misconception: 'misplaces-decimal',
          rationale: `${plain(value.div(10))} is a tenth of ${name}, which is ${plain(value)}.`,
        },
      ];
      if (errors.some((e) => Math.abs(e.size - value.valueOf()) < 1e-9)) return undefined;
      const distractors = rng
        .sample(errors, 5 - right.length)
        .map(({ size: _, ...option }) => option);
      const place = rng.pick([
        `A dilution table lists the number ${name}`,
        `A question on a dosage worksheet has the answer ${name}`,
        `A staffing report lists the fraction ${name}`,
        `A student simplifies a fraction and gets ${name}`,
      ]);
      return {
        type: 'multiple-select',
        why: [
          `Write ${name} as a decimal: ${top} ÷ ${bottom} = ${plain(value)}.`,
          `As a percent, that is ${plain(value.mul(100))}%.`,
          `Turn each of the other fractions into a decimal too. Keep what comes to ${plain(value)} and nothing else.`,
        ],
        remember:
          'A fraction, a decimal, and a percent are equal when they come to the same decimal.',
        stem: `${place}. Which of the following are equal to ${name}? Select **all** that apply.`,
        keys: right,
        distractors,
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'multiple-select') throw new TypeError('multiple-select expected');
    const size = (text: string) => {
      const parts = /frac\{(\d+)\}\{(\d+)\}/.exec(text);
      if (parts) return Number(parts[1]) / Number(parts[2]);
      return text.endsWith('%') ? Number.parseFloat(text) / 100 : Number(text);
    };
    const target = size(draft.stem);
    return [...draft.keys, ...draft.distractors]
      .map((o) => o.text)
      .filter((text) => Math.abs(size(text) - target) < 1e-9)
      .sort()
      .join(' | ');
  },
};

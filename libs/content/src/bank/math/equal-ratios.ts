import type { DraftOption, ItemModel } from '../kit/types.js';
import { redraw } from './support.js';

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** All the ratios that are equivalent to a given one. */
export const selectEqualRatios: ItemModel = {
  id: 'math.select-equal-ratios',
  objective: 'math.numbers.proportions',
  type: 'multiple-select',
  difficulty: -0.1,
  variants: 13,
  make: (rng) =>
    redraw(() => {
      const [a, b] = [rng.int(2, 7), rng.int(3, 9)];
      if (a >= b || gcd(a, b) !== 1) return undefined;
      const keys = rng.sample([2, 3, 4, 5, 6, 8, 10], rng.int(2, 3)).map((f) => ({
        text: `${a * f} to ${b * f}`,
        rationale: `Both parts of ${a} to ${b} are multiplied by ${f}, so the ratio stays the same.`,
      }));
      const [f, g] = rng.sample([2, 3, 4, 5], 2) as [number, number];
      const wrongs: (DraftOption & { pair: [number, number] })[] = [
        {
          pair: [a + f, b + f],
          text: '',
          misconception: 'additive-thinking',
          rationale: `This adds ${f} to both parts of ${a} to ${b}; a ratio keeps its value under multiplication, not under addition.`,
        },
        {
          pair: [b * f, a * f],
          text: '',
          misconception: 'swaps-quantities',
          rationale: `This is ${b} to ${a} multiplied by ${f}: the two parts have changed places.`,
        },
        {
          pair: [a * f, b * g],
          text: '',
          misconception: a * f * (a + b) === b * g * a ? 'part-to-part' : 'swaps-quantities',
          rationale:
            a * f * (a + b) === b * g * a
              ? `${a * f} to ${b * g} is ${a} to ${a + b}: this compares ${a} parts with all ${a + b} parts, not with the other ${b}.`
              : `The first part is multiplied by ${f} and the second by ${g}, so the ratio changes.`,
        },
        {
          pair: [a * f, b * f + a],
          text: '',
          misconception: 'calculation-slip',
          rationale: `The first part is ${a} × ${f}, but ${b} × ${f} is ${b * f} and not ${b * f + a}.`,
        },
        {
          pair: [a * g, (a + b) * g],
          text: '',
          misconception: 'part-to-part',
          rationale: `This compares ${a} parts with all ${a + b} parts, not with the other ${b}.`,
        },
      ];
      const usable = wrongs.filter(({ pair: [x, y] }) => x * b !== y * a);
      if (usable.length < 3) return undefined;
      const distractors = rng
        .sample(usable, 6 - keys.length - rng.int(0, 1))
        .map(({ pair: [x, y], ...rest }) => ({ ...rest, text: `${x} to ${y}` }));
      const texts = [...keys, ...distractors].map((o) => o.text);
      if (new Set(texts).size !== texts.length) return undefined;
      return {
        type: 'multiple-select',
        why: [
          `The ratio is ${a} to ${b}.`,
          `Divide the first number of each pair by ${a} and the second by ${b}.`,
          `Where both quotients are the same number, the pair is equivalent to ${a} to ${b}.`,
        ],
        remember: 'Equivalent ratios come from multiplying both parts by the same number.',
        stem: rng.pick([
          `A cleaning solution is mixed from bleach and water in a ratio of ${a} to ${b}. Which of the following mixtures of bleach and water have the same strength? Select **all** that apply.`,
          `On a hospital unit, the ratio of nurses to patients is ${a} to ${b}. Which of the following numbers of nurses and patients have the same ratio? Select **all** that apply.`,
          `A trail mix has nuts and raisins in a ratio of ${a} to ${b}. Which of the following ratios are equivalent to this ratio? Select **all** that apply.`,
        ]),
        keys,
        distractors,
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'multiple-select') throw new TypeError('multiple-select expected');
    const pair = (text: string) => /(\d+) to (\d+)/.exec(text)?.slice(1).map(Number) ?? [];
    const reduced = (text: string) => {
      const [x = 0, y = 1] = pair(text);
      return `${x / gcd(x, y)}:${y / gcd(x, y)}`;
    };
    const wanted = reduced(draft.stem);
    return [...draft.keys, ...draft.distractors]
      .map((o) => o.text)
      .filter((text) => reduced(text) === wanted)
      .join(' | ');
  },
};

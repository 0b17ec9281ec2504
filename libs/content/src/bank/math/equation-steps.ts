import type { ItemModel } from '../kit/types.js';
import { root } from './linear-equation.js';
import { redraw } from './support.js';

/** The lines of a solution, put in order. */
export const orderSolutionSteps: ItemModel = {
  id: 'math.order-solution-steps',
  family: 'math.solution-steps',
  objective: 'math.numbers.equations',
  type: 'ordered',
  difficulty: -0.2,
  variants: 15,
  make: (rng) =>
    redraw(() => {
      const [a, b, c, x] = [rng.int(3, 8), rng.int(2, 9), rng.int(2, 15), rng.int(2, 12)];
      const e = a * (x + b) - c;
      if (e <= 0 || new Set([e, e + c, a * x, a * b, x, c]).size < 6) return undefined;
      const rest = a * b - c;
      const [shown, size] = [rest < 0 ? `−${-rest}` : `${rest}`, Math.abs(rest)];
      return {
        type: 'ordered',
        why: [
          `Distribute: ${a} × ${b} = ${a * b}.`,
          `Combine the numbers: ${a * b} − ${c} = ${shown}.`,
          `${rest < 0 ? `Add ${size} to` : `Subtract ${size} from`} both sides, then divide by ${a}.`,
          `The solution is $x = ${x}$.`,
        ],
        remember: 'Distribute, combine like terms, move the constant, divide.',
        stem: `A student solves $${a}(x + ${b}) - ${c} = ${e}$ and distributes before doing anything else. Put the lines of the solution in order.`,
        steps: [
          {
            text: `$${a}x + ${a * b} - ${c} = ${e}$`,
            rationale: `The ${a} is distributed to both terms: ${a} × ${b} = ${a * b}.`,
          },
          {
            text: `$${a}x + ${a * b - c} = ${e}$`,
            rationale: `The numbers on the left are combined: ${a * b} − ${c} = ${shown}.`,
          },
          {
            text: `$${a}x = ${a * x}$`,
            rationale: `${size} is ${rest < 0 ? 'added to' : 'subtracted from'} both sides: ${e} ${rest < 0 ? '+' : '−'} ${size} = ${a * x}.`,
          },
          {
            text: `$x = ${x}$`,
            rationale: `Both sides are divided by ${a}: ${a * x} ÷ ${a} = ${x}.`,
          },
        ].map((s) => ({ ...s, text: s.text.replace('+ -', '- ') })),
        rationale: `Each line follows from the one before: distribute, combine ${a * b} − ${c}, move the constant, divide by ${a}. The solution is $x = ${x}$.`,
        misconception: 'wrong-step-order',
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'ordered') throw new TypeError('ordered expected');
    // Every line must have the root of the given equation; each line is simpler than the one before.
    const wanted = root(draft.stem);
    return draft.steps
      .map((step) => step.text)
      .filter((text) => root(text) === wanted)
      .sort((p, r) => r.replace(/\D+/g, '.').length - p.replace(/\D+/g, '.').length)
      .join(' | ');
  },
};

function permutations(list: readonly string[]): string[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, i) =>
    permutations([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [first, ...rest]),
  );
}

/** Whether the steps can be applied in this order to the stem's equation. */
function works(stem: string, order: readonly string[]): boolean {
  let [a = 0, b = 0, c = 0, d = 0] = [...stem.matchAll(/\d+/g)].map(Number);
  let written = true;
  return order.every((step) => {
    const [n = 0, m = 0, k = 0] = [...step.matchAll(/\d+/g)].map(Number);
    if (step.startsWith('Write')) {
      written = true;
      return c === 0 && n === a && (b === 0 ? m === d : m === b && k === d);
    }
    if (!written) return false;
    written = false;
    if (step.startsWith('Divide')) return b === 0 && c === 0 && n === a;
    if (step.includes('x')) {
      const possible = c === n;
      [a, c] = [a - n, 0];
      return possible;
    }
    const possible = c === 0 && b === n;
    [d, b] = [d - n, 0];
    return possible;
  });
}

/** An equation with the unknown on both sides, solved step after step. */
export const orderBalancingSteps: ItemModel = {
  id: 'math.order-balancing-steps',
  family: 'math.solution-steps',
  objective: 'math.numbers.equations',
  type: 'ordered',
  difficulty: 0.3,
  variants: 15,
  make: (rng) =>
    redraw(() => {
      const [a, c, x, b] = [rng.int(6, 12), rng.int(2, 5), rng.int(2, 11), rng.int(3, 20)];
      const d = (a - c) * x + b;
      if (a - c < 2) return undefined;
      return {
        type: 'ordered',
        why: [
          `Subtract $${c}x$ from both sides, which leaves $${a - c}x + ${b} = ${d}$.`,
          `Subtract ${b} from both sides, which leaves $${a - c}x = ${d - b}$.`,
          `Divide both sides by ${a - c}: $x = ${x}$.`,
        ],
        remember: 'Variable terms to one side, numbers to the other, then divide.',
        stem: `A student solves the equation $${a}x + ${b} = ${c}x + ${d}$ and first moves the terms with $x$ to one side. Put the steps in order.`,
        steps: [
          {
            text: `Subtract $${c}x$ from both sides.`,
            rationale: `The terms with $x$ are moved first: $${a}x - ${c}x = ${a - c}x$.`,
          },
          {
            text: `Write $${a - c}x + ${b} = ${d}$.`,
            rationale: `This is the equation after $${c}x$ is subtracted.`,
          },
          {
            text: `Subtract ${b} from both sides.`,
            rationale: `Now the constant ${b} is moved to the right.`,
          },
          {
            text: `Write $${a - c}x = ${d - b}$.`,
            rationale: `This is the equation after ${b} is subtracted: ${d} − ${b} = ${d - b}.`,
          },
          { text: `Divide both sides by ${a - c}.`, rationale: `The last step gives $x = ${x}$.` },
        ],
        rationale: `Terms with $x$ are moved first, then the constant; dividing by ${a - c} comes last and gives $x = ${x}$.`,
        misconception: 'wrong-step-order',
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'ordered') throw new TypeError('ordered expected');
    const valid = permutations(draft.steps.map((step) => step.text)).filter((order) =>
      works(draft.stem, order),
    );
    return valid.length === 1 ? (valid[0] ?? []).join(' | ') : `${valid.length} orders work`;
  },
};

import { expect, it } from '@jest/globals';
import { createRng } from '@prepward/content/bank/kit/rng';
import type { BankItem } from '@prepward/content/bank/kit/types';
import { areasOf } from '@prepward/contracts/objectives';
import { ITEM_TYPES, type Subject } from '@prepward/contracts/subjects';
import { chooseItems } from './choose.js';
import { DESIGNS } from './designs.js';

/*
 * Which questions a paper gets from a made-up bank, and in which order. Changing the rules changes papers
 * that people already have: if you mean to, look at the papers and update the snapshot with `-u`.
 */

const KINDS = ['memo', 'story', 'letter'];
const kinds = new Map(Array.from({ length: 60 }, (_, i) => [`t${i}`, KINDS[i % 3] ?? '']));

/** Questions on texts, and others, some of them twins: of all types, areas and difficulties. */
function bankOf(subject: Subject, texts: number, others: number): BankItem[] {
  const rng = createRng(`a bank of ${subject}`);
  const areas = areasOf(subject);
  const made = (id: string, seed: number, rarer: number, middle: number): BankItem => {
    const { slug: area, objectives } = rng.pick(areas);
    const type = rng.int(1, 100) <= rarer ? rng.pick(ITEM_TYPES) : 'multiple-choice';
    const difficulty = middle + rng.int(-4, 4) / 10;
    const about = {
      id,
      seed,
      subject,
      area,
      objective: rng.pick(objectives).slug,
      type,
      difficulty,
    };
    return { ...about, model: id, family: id, stem: '?' } as unknown as BankItem;
  };
  // Some texts are hard as a whole, some have rarer types, and most questions without one are plain.
  const onTexts = Array.from({ length: texts * 6 }, (_, i) => ({
    ...made(`q${i}`, i % 6, i % 5 === 0 ? 60 : 10, (Math.floor(i / 6) % 7) / 7 - 0.4),
    passageId: `t${Math.floor(i / 6)}`,
  }));
  const alone = Array.from({ length: others }, (_, i) => ({
    ...made(`s${i}`, i, texts > 0 ? 12 : 30, 0),
    family: `f${Math.floor(i / 3)}`,
  }));
  return [...onTexts, ...alone];
}

it.each([
  ['reading', 'test-bank', 60, 60],
  ['science', 'test-bank', 12, 300],
  ['math', 'test-bank', 0, 300],
  ['reading', 'questions', 20, 60],
  ['science', 'questions', 6, 150],
] as const)('of %s a %s asks the same', (subject, kind, texts, others) => {
  const bank = bankOf(subject, texts, others);
  const chosen = chooseItems(subject, DESIGNS[kind], bank, kinds);
  const kept = chosen.filter((_, i) => i % 4 > 0);
  const again = chooseItems(subject, DESIGNS[kind], bank.slice(5), kinds, kept);
  const idsOf = (items: readonly BankItem[]) => items.map(({ id }) => id).join(' ');
  expect([idsOf(chosen), idsOf(again)]).toMatchSnapshot();
});

import { areasOf } from '@prepward/contracts/objectives';
import { ITEM_TYPES, SUBJECTS } from '@prepward/contracts/subjects';
import { MAX_VARIANTS } from '../kit/generate.js';
import type { BankItem, ItemModel, Passage } from '../kit/types.js';
import { perItem } from './per-item.js';
import { alternateShare, countItems } from './stats.js';
import type { Check, CheckedBank, Finding } from './types.js';

/** "About one item in five is not plain multiple choice." */
const ALTERNATE = { least: 0.15, most: 0.25 };
const DIFFICULTY = 2;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const OBJECTIVES = new Set(
  SUBJECTS.flatMap((s) => areasOf(s).flatMap((a) => a.objectives.map((o) => o.slug))),
);

function subjectFaults(bank: CheckedBank): Finding[] {
  const counts = bank.subjects.map((subject) => [subject, countItems(bank, subject)] as const);
  const faults: Finding[] = [];
  for (const [subject, stats] of counts) {
    const tell = (id: string, message: string) => faults.push({ rule: 8, id, message });
    for (const type of ITEM_TYPES) {
      if (stats.byType[type] === 0) tell(subject, `no item of type ${type}`);
    }
    const share = alternateShare(stats);
    if (share < ALTERNATE.least || share > ALTERNATE.most) {
      tell(subject, `${(share * 100).toFixed(1)} % alternate types, wanted 15 to 25 %`);
    }
  }
  for (const [subject, { byObjective }] of counts) {
    for (const { slug } of areasOf(subject).flatMap((a) => a.objectives)) {
      if ((byObjective[slug] ?? 0) === 0) {
        faults.push({ rule: 8, id: slug, message: 'the objective has no items' });
      }
    }
  }
  return faults;
}

/** What is wrong with an item's tags. */
const tagFaults = perItem((item: BankItem): readonly string[] => {
  const messages: string[] = [];
  if (!OBJECTIVES.has(item.objective)) messages.push(`no objective ${item.objective}`);
  if (item.subject !== item.model.split('.')[0]) messages.push('tagged with another subject');
  if (item.area !== item.objective.split('.').slice(0, 2).join('.')) messages.push('wrong area');
  if (!(Math.abs(item.difficulty) <= DIFFICULTY)) messages.push(`difficulty ${item.difficulty}`);
  return messages;
});

function itemFaults({ items, passages }: CheckedBank): Finding[] {
  const passageIds = new Set(passages.map((p) => p.id));
  return items.flatMap(({ item }) => {
    const { passageId } = item;
    const isLost = passageId !== undefined && !passageIds.has(passageId);
    const messages = [...tagFaults(item), ...(isLost ? [`no passage ${passageId}`] : [])];
    return messages.map((message): Finding => ({ rule: 8, id: item.id, message }));
  });
}

/** Maximum items per model, so that variety comes from the models. Math may have more: see `checkMath`. */
const MOST_PER_MODEL = 12;

function shareFaults({ items }: CheckedBank): Finding[] {
  const counts = new Map<string, number>();
  for (const { item, model } of items) {
    if (item.subject !== 'math') counts.set(model.id, (counts.get(model.id) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_PER_MODEL)
    .map(([id, count]) => ({
      rule: 8,
      id,
      message: `${count} items of one model, at most ${MOST_PER_MODEL}`,
    }));
}

function modelFaults(models: readonly ItemModel[]): Finding[] {
  const seen = new Set<string>();
  return models.flatMap((model) => {
    const messages: string[] = [];
    const [subject = '', name = '', ...more] = model.id.split('.');
    if (seen.has(model.id)) messages.push('two models have this id');
    seen.add(model.id);
    if (!SUBJECTS.some((s) => s === subject)) messages.push('the id begins with no subject');
    if (![name, ...more].every((part) => SLUG.test(part))) messages.push('the id is no slug');
    if (model.variants > MAX_VARIANTS) messages.push(`${model.variants} variants`);
    return messages.map((message): Finding => ({ rule: 8, id: model.id, message }));
  });
}

/** The minimum number of objectives a text's questions cover; an index only asks where to look. */
const leastObjectives = ({ kind }: Passage) => (kind === 'index' ? 1 : 3);

/** The objectives that the questions on each text cover. */
function objectivesOfTexts({ items }: CheckedBank): Map<string, Set<string>> {
  const objectives = new Map<string, Set<string>>();
  for (const { item } of items) {
    if (item.passageId === undefined) continue;
    const known = objectives.get(item.passageId) ?? new Set();
    objectives.set(item.passageId, known.add(item.objective));
  }
  return objectives;
}

function passageFaults(bank: CheckedBank): Finding[] {
  const { passages } = bank;
  const objectives = objectivesOfTexts(bank);
  const seen = new Set<string>();
  return passages.flatMap((passage) => {
    const messages: string[] = [];
    if (seen.has(passage.id)) messages.push('two passages have this id');
    seen.add(passage.id);
    if (!SUBJECTS.some((s) => passage.id.startsWith(`${s}.`)))
      messages.push('no subject in the id');
    const asked = objectives.get(passage.id)?.size ?? 0;
    if (asked === 0) messages.push('no item is about this passage');
    else if (passage.id.startsWith('reading.') && asked < leastObjectives(passage)) {
      messages.push(`asked under ${asked} objectives, at least ${leastObjectives(passage)}`);
    }
    if (passage.text.trim() === '' || passage.title.trim() === '') messages.push('it is empty');
    return messages.map((message): Finding => ({ rule: 8, id: passage.id, message }));
  });
}

function duplicateIds({ items }: CheckedBank): Finding[] {
  const seen = new Set<string>();
  return items.flatMap(({ item }) => {
    const twice = seen.has(item.id);
    seen.add(item.id);
    return twice ? [{ rule: 8 as const, id: item.id, message: 'two items have this id' }] : [];
  });
}

/** Rule 8: every item has its place in the blueprint, and the blueprint is covered. */
export const checkCoverage: Check = (bank) => [
  ...subjectFaults(bank),
  ...itemFaults(bank),
  ...modelFaults([...new Set(bank.items.map((g) => g.model))]),
  ...shareFaults(bank),
  ...passageFaults(bank),
  ...duplicateIds(bank),
];

import { createHash } from 'node:crypto';
import type { Subject } from '@prepward/contracts/subjects';
import { createRng, type Rng } from './rng.js';
import type {
  BankItem,
  BankOption,
  BankRegion,
  DraftOption,
  HotSpotDraft,
  ItemDraft,
  ItemModel,
  MultipleChoiceDraft,
  MultipleSelectDraft,
  OrderedDraft,
  SupplyDraft,
} from './types.js';

/** A model yields at most this many items (bank.md): variety comes from models, not from seeds. */
export const MAX_VARIANTS = 60;
/** Seeds tried per wanted variant before a model is called exhausted. */
const TRIES_PER_VARIANT = 20;

/** Ids come from the content, so they're stable and don't reveal the key or its place. */
function optionId(itemId: string, text: string): string {
  return createHash('sha256').update(`${itemId}\n${text}`).digest('hex').slice(0, 8);
}

function toOption(itemId: string, draft: DraftOption): BankOption {
  return { id: optionId(itemId, draft.text), ...draft };
}

/** Numbers are in ascending order, as on the exam; other options in random order. */
function arrange(options: BankOption[], rng: Rng): BankOption[] {
  if (options.every((option) => option.value !== undefined)) {
    return [...options].sort((a, b) => (a.value ?? 0) - (b.value ?? 0));
  }
  // Options that are letters of a figure or a source: in another order, they'd clash with a paper's
  // option letters.
  if (options.every(({ text }) => /^[A-Z]$/.test(text))) {
    return [...options].sort((a, b) => (a.text < b.text ? -1 : 1));
  }
  return rng.shuffle(options);
}

function finishChoice(itemId: string, draft: MultipleChoiceDraft, rng: Rng) {
  const key = toOption(itemId, draft.key);
  const options = arrange([key, ...draft.distractors.map((d) => toOption(itemId, d))], rng);
  return { type: draft.type, options, key: key.id };
}

function finishSelect(itemId: string, draft: MultipleSelectDraft, rng: Rng) {
  const keys = draft.keys.map((k) => toOption(itemId, k));
  const options = arrange([...keys, ...draft.distractors.map((d) => toOption(itemId, d))], rng);
  const right = new Set(keys.map((k) => k.id));
  const key = options.filter((o) => right.has(o.id)).map((o) => o.id);
  return { type: draft.type, options, key };
}

function finishSupply(draft: SupplyDraft) {
  const { type, answer, answerKind, unit, rationale, commonErrors } = draft;
  return {
    type,
    answer,
    answerKind,
    tolerance: draft.tolerance ?? 0,
    accepted: draft.accepted ?? [],
    ...(unit === undefined ? {} : { unit }),
    rationale,
    commonErrors,
  };
}

function finishHotSpot(itemId: string, draft: HotSpotDraft) {
  const regions: BankRegion[] = draft.regions.map((region) => ({
    id: optionId(itemId, region.name),
    ...region,
  }));
  const key = regions[draft.key]?.id;
  if (key === undefined) throw new RangeError(`${itemId}: no region ${draft.key}`);
  return { type: 'hot-spot' as const, figure: draft.figure, regions, key };
}

function finishOrdered(itemId: string, draft: OrderedDraft, rng: Rng) {
  const steps = draft.steps.map((step) => toOption(itemId, step));
  const key = steps.map((step) => step.id);
  let options = rng.shuffle(steps);
  // The order shown must not be the answer already.
  while (options.every((option, i) => option.id === key[i])) options = rng.shuffle(steps);
  return {
    type: 'ordered' as const,
    options,
    key,
    rationale: draft.rationale,
    misconception: draft.misconception,
  };
}

/** An item keeps its id, and all its random draws, when its model is split. */
function itemId({ id, continues }: ItemModel, seed: number): string {
  return `${continues ?? id}:${seed}`;
}

/** What items of every type have: ids, tags and the question itself. */
function commonPart(model: ItemModel, seed: number, draft: ItemDraft) {
  const objective = (model.set ? draft.objective : undefined) ?? model.objective;
  return {
    id: itemId(model, seed),
    model: model.id,
    family: model.family ?? model.continues ?? model.id,
    seed,
    subject: objective.split('.')[0] as Subject,
    area: objective.split('.').slice(0, 2).join('.'),
    objective,
    difficulty: (model.set ? draft.difficulty : undefined) ?? model.difficulty,
    stem: draft.stem,
    ...(draft.passageId === undefined ? {} : { passageId: draft.passageId }),
    ...(draft.figure === undefined ? {} : { figure: draft.figure }),
    ...(draft.why === undefined ? {} : { why: draft.why }),
    ...(draft.remember === undefined ? {} : { remember: draft.remember }),
  };
}

/** Gives a draft its ids, option order, and tags. Ordering draws from `rng` after the model has. */
function finishItem(model: ItemModel, seed: number, draft: ItemDraft, rng: Rng): BankItem {
  if (!model.set && draft.type !== model.type) {
    throw new TypeError(`${model.id}: declares ${model.type}, made ${draft.type}`);
  }
  const common = commonPart(model, seed, draft);
  switch (draft.type) {
    case 'multiple-choice':
      return { ...common, ...finishChoice(common.id, draft, rng) };
    case 'multiple-select':
      return { ...common, ...finishSelect(common.id, draft, rng) };
    case 'supply':
      return { ...common, ...finishSupply(draft) };
    case 'hot-spot':
      return { ...common, ...finishHotSpot(common.id, draft) };
    case 'ordered':
      return { ...common, ...finishOrdered(common.id, draft, rng) };
  }
}

/** What makes two variants the same question for a student. */
function fingerprint(draft: ItemDraft): string {
  const figure = draft.figure?.svg ?? '';
  switch (draft.type) {
    case 'multiple-choice':
      return `${draft.stem}|${figure}|${draft.key.text}`;
    case 'multiple-select':
      return `${draft.stem}|${figure}|${draft.keys.map((k) => k.text).join('|')}`;
    case 'supply':
      return `${draft.stem}|${figure}|${draft.answer}`;
    case 'hot-spot':
      return `${draft.stem}|${figure}|${draft.key}`;
    case 'ordered':
      return `${draft.stem}|${figure}|${draft.steps.map((s) => s.text).join('|')}`;
  }
}

function* seedsUpTo(last: number): Iterable<number> {
  for (let seed = 1; seed <= last; seed++) yield seed;
}

/** A draft with the item made from it: checks read both. */
export interface GeneratedItem {
  model: ItemModel;
  draft: ItemDraft;
  item: BankItem;
}

/**
 * All items of a model: the first `variants` seeds, from 1 up, that give distinct questions.
 *
 * @throws RangeError when the model asks for more than {@link MAX_VARIANTS} or can't yield as many as
 * it declares.
 */
export function generateModel(model: ItemModel): GeneratedItem[] {
  if (model.variants < 1 || model.variants > MAX_VARIANTS) {
    throw new RangeError(`${model.id}: variants must be 1 to ${MAX_VARIANTS}`);
  }
  const seen = new Set<string>();
  const result: GeneratedItem[] = [];
  const seeds = model.seeds ?? seedsUpTo(model.variants * TRIES_PER_VARIANT);
  let tried = 0;
  for (const seed of seeds) {
    if (result.length === model.variants) break;
    tried++;
    const rng = createRng(itemId(model, seed));
    const draft = model.make(rng, seed);
    const print = fingerprint(draft);
    if (seen.has(print)) continue;
    seen.add(print);
    result.push({ model, draft, item: finishItem(model, seed, draft, rng) });
  }
  if (result.length < model.variants) {
    throw new RangeError(
      `${model.id}: ${result.length} distinct items in ${tried} seeds, ${model.variants} promised`,
    );
  }
  return result;
}

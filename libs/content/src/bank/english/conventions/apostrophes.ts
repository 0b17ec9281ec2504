import { columns, readTables } from '../../kit/texts/index.js';
import type { DraftOption, ItemModel } from '../../kit/types.js';
import { rowModels } from '../support.js';

const tables = readTables(import.meta.url, 'apostrophes.yaml', {
  owners: columns('kind', 'singular', 'plural', 'sentence', 'meaning'),
});

/** `kind` is the owner in the sentence: one, many (regular plural) or irregular (plural without s). */
export const OWNERS = tables.owners;

type Owner = (typeof OWNERS)[number];

const WHY_RIGHT: Record<string, (owner: Owner) => string> = {
  one: ({ singular }) =>
    `The owner is singular, "${singular}," so the possessive is formed with an apostrophe and s.`,
  many: ({ plural }) =>
    `The owner is the plural "${plural}," which ends in s, so only an apostrophe is added after the s.`,
  irregular: ({ plural }) =>
    `The word "${plural}" is a plural that does not end in s, so it takes an apostrophe and s, as a singular noun does.`,
};

/** Why the possessive of an owner is formed as it is. */
export const whyOwned = (owner: Owner): string => WHY_RIGHT[owner.kind]?.(owner) ?? '';

function ownerOptions(owner: Owner): { key: DraftOption; distractors: DraftOption[] } {
  const { kind, singular, plural } = owner;
  const forms: Required<Omit<DraftOption, 'value'>>[] = [
    {
      text: `${singular}'s`,
      misconception: 'singular-for-plural-owner',
      rationale: `The form "${singular}'s" shows a single owner, but the note says that there is more than one.`,
    },
    kind === 'irregular'
      ? {
          text: `${plural}s'`,
          misconception: 's-added-to-irregular-plural',
          rationale: `The word "${plural}" is already plural, so no second plural s is added before the apostrophe.`,
        }
      : {
          text: `${plural}'`,
          misconception: 'plural-for-singular-owner',
          rationale: `The form "${plural}'" shows several owners, but the note says that there is only one.`,
        },
    {
      text: kind === 'irregular' ? `${plural}'` : plural,
      misconception: 'possessive-not-marked',
      rationale:
        kind === 'irregular'
          ? `An apostrophe alone is added only after a plural that ends in s, and "${plural}" does not end in s.`
          : `The form "${plural}" is a plain plural. Without an apostrophe it does not show possession.`,
    },
    {
      text: `${plural}'s`,
      misconception: 'apostrophe-s-after-plural-s',
      rationale: `A plural that ends in s, such as "${plural}," takes only an apostrophe. Another s is not added.`,
    },
  ];
  const key = { one: `${singular}'s`, many: `${plural}'` }[kind] ?? `${plural}'s`;
  return {
    key: { text: key, rationale: whyOwned(owner) },
    distractors: forms.filter((form) => form.text !== key),
  };
}

const possessives = rowModels(
  { id: 'english.possessive-noun', objective: 'conventions.punctuation', difficulty: -0.3 },
  'multiple-choice',
  OWNERS,
  ({ kind }) => kind,
  (owner) => ({
    type: 'multiple-choice',
    stem: `Which possessive form correctly completes the sentence? (${owner.meaning})\n\n> ${owner.sentence}`,
    ...ownerOptions(owner),
    ...(owner.kind === 'irregular'
      ? { remember: "A plural without a final s takes 's: children's, women's, mice's." }
      : {}),
  }),
);

/** Apostrophes in possessives and contractions. */
export const apostrophes: ItemModel[] = possessives;

import type { DraftOption, ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

/** `kind` is the owner in the sentence: one, many (regular plural) or irregular (plural without s). */
export const OWNERS = readTable(
  `
  many | nurse | nurses | The ______ break room was repainted last week. | The room belongs to all of the nurses.
  one | nurse | nurses | One ______ badge was left in the elevator. | The badge belongs to a single nurse.
  irregular | child | children | The ______ ward has a mural of a jungle. | The ward is for more than one child.
  many | student | students | All of the ______ lockers will be cleaned on Friday. | The lockers belong to many students.
  one | student | students | That ______ essay won the writing prize. | The essay was written by a single student.
  irregular | woman | women | The ______ soccer team practices at six. | The team is made up of more than one woman.
  many | doctor | doctors | Both ______ notes agree on the dose. | Two doctors wrote the notes.
  one | doctor | doctors | My ______ office is across the street. | The speaker has a single doctor.
  irregular | man | men | The ______ locker room is on the left. | The room is shared by more than one man.
  many | parent | parents | The ______ lounge is open day and night. | The lounge is for all of the parents.
  one | dog | dogs | The ______ collar was too tight. | The collar belongs to a single dog.
  irregular | grandchild | grandchildren | The ______ drawings cover her refrigerator. | The drawings were made by more than one grandchild.
  many | neighbor | neighbors | Our two ______ fences need paint. | The fences belong to two neighbors.
  one | patient | patients | Each ______ chart is kept in a locked drawer. | A single patient is meant each time.
  irregular | goose | geese | The ______ nests were hidden in the reeds. | The nests belong to more than one goose.
  many | pilot | pilots | The ______ union signed a new contract. | The union represents many pilots.
  one | visitor | visitors | A ______ umbrella was found in the lobby. | The umbrella belongs to a single visitor.
  many | baker | bakers | The three ______ ovens are heated at dawn. | The ovens belong to three bakers.
  irregular | mouse | mice | The two ______ cages were cleaned daily. | The cages hold more than one mouse.
  one | teacher | teachers | My favorite ______ lectures are short and lively. | The speaker means a single teacher.
  many | farmer | farmers | Most of the ______ trucks were parked by the barn. | The trucks belong to several farmers.
  irregular | ox | oxen | The ______ yokes were carved from maple. | The yokes belong to more than one ox.
  one | driver | drivers | The ______ seat was wet from the rain. | The seat is for a single driver.
  many | driver | drivers | The ______ lounge is behind the garage. | The lounge is shared by all of the drivers.
  irregular | tooth | teeth | Brushing removes stains from the ______ surface. | The word means all of the teeth.
  many | girl | girls | The ______ relay team broke the record. | The team is made up of several girls.
  one | girl | girls | The ______ coat was too thin for winter. | The coat belongs to a single girl.
  many | author | authors | Both ______ photographs are on the back cover. | Two authors are shown.
  one | owner | owners | The ______ name is engraved on the clock. | The clock has a single owner.
  irregular | foot | feet | Sandals protect the ______ soles. | The word means both feet.
  many | tenant | tenants | The four ______ mailboxes are in the hall. | The mailboxes belong to four tenants.
  one | lawyer | lawyers | One ______ question surprised the witness. | A single lawyer asked it.
  many | singer | singers | All of the ______ costumes arrived on time. | The costumes belong to many singers.
  one | baby | babies | The ______ blanket fell from the crib. | The blanket belongs to a single baby.
  many | baby | babies | The five ______ names were written on cards. | The names are those of five babies.
  many | family | families | Both ______ gardens border the creek. | The gardens belong to two families.
  `,
  ['kind', 'singular', 'plural', 'sentence', 'meaning'],
);

type Owner = (typeof OWNERS)[number];

const WHY_RIGHT: Record<string, (owner: Owner) => string> = {
  one: ({ singular }) =>
    `The owner is singular, "${singular}," so the possessive is formed with an apostrophe and s.`,
  many: ({ plural }) =>
    `The owner is the plural "${plural}," which ends in s, so only an apostrophe is added after the s.`,
  irregular: ({ plural }) =>
    `The word "${plural}" is a plural that does not end in s, so it takes an apostrophe and s, as a singular noun does.`,
};

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
    key: { text: key, rationale: WHY_RIGHT[kind]?.(owner) ?? '' },
    distractors: forms.filter((form) => form.text !== key),
  };
}

const possessives = rowModel(
  { id: 'english.possessive-noun', objective: 'conventions.punctuation', difficulty: -0.3 },
  'multiple-choice',
  OWNERS,
  (owner) => ({
    type: 'multiple-choice',
    stem: `Which possessive form correctly completes the sentence? (${owner.meaning})\n\n> ${owner.sentence}`,
    ...ownerOptions(owner),
  }),
);

/** Apostrophes in possessives and contractions. */
export const apostrophes: ItemModel[] = [possessives];

import type { DraftOption, ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { choiceModel, rowModel } from '../support.js';

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

const apostropheUse = choiceModel(
  {
    id: 'english.apostrophe-use',
    objective: 'conventions.punctuation',
    difficulty: 0.1,
    stem: 'Which sentence uses apostrophes correctly?',
  },
  `
  + The cat licked its paw, and the dogs watched from the porch. :: The possessive pronoun "its" has no apostrophe, and "dogs" and "watched" need none because nothing is owned.
  - The cat licked it's paw, and the dogs watched from the porch. :: its-its-confused :: "It's" means "it is," and "licked it is paw" makes no sense. The possessive pronoun has no apostrophe.
  - The cat licked its paw, and the dog's watched from the porch. :: apostrophe-in-plain-plural :: "Dogs" is a plain plural here, and nothing belongs to the dogs, so it takes no apostrophe.
  - The cat licked its' paw, and the dogs watched from the porch. :: invented-its-form :: There is no such word as "its'." A possessive pronoun takes no apostrophe at all.

  + It's clear that the clinic has outgrown its parking lot. :: "It's" stands for "it is," and the possessive "its" takes no apostrophe.
  - Its clear that the clinic has outgrown its parking lot. :: its-its-confused :: The first word stands for "it is," and a contraction needs an apostrophe in place of the missing letter.
  - It's clear that the clinic has outgrown it's parking lot. :: its-its-confused :: The second "it's" would mean "it is," but the parking lot belongs to the clinic, so "its" is needed.
  - It's clear that the clinic has outgrown its parking lot's. :: apostrophe-in-singular-object :: Nothing belongs to the lot in this sentence, so "lot" takes neither an apostrophe nor an s.

  + The twins said that they're sure the blue coats are theirs. :: "They're" stands for "they are," and the possessive pronoun "theirs" has no apostrophe.
  - The twins said that they're sure the blue coats are their's. :: apostrophe-in-possessive-pronoun :: Possessive pronouns such as "theirs" never take an apostrophe.
  - The twins said that theyre sure the blue coats are theirs. :: contraction-without-apostrophe :: "They are" is shortened here, so an apostrophe must stand for the missing letter.
  - The twin's said that they're sure the blue coats are theirs. :: apostrophe-in-plain-plural :: More than one twin is speaking, and nothing is owned, so the plural "twins" takes no apostrophe.

  + Who's going to find out whose phone rang during the lecture? :: "Who's" stands for "who is," and "whose" is the possessive form.
  - Whose going to find out whose phone rang during the lecture? :: whose-whos-confused :: The first word stands for "who is," so the contraction with an apostrophe is needed.
  - Who's going to find out who's phone rang during the lecture? :: whose-whos-confused :: The second "who's" would mean "who is," but the sentence asks about the owner of the phone.
  - Whos' going to find out whose phone rang during the lecture? :: apostrophe-misplaced :: The apostrophe must stand where the letter i of "is" was left out, before the s.

  + The nurses haven't seen this morning's lab report yet. :: "Nurses" is a plain plural, "haven't" shortens "have not," and the report of this morning is "this morning's" report.
  - The nurse's haven't seen this morning's lab report yet. :: apostrophe-in-plain-plural :: Several nurses are the subject, and nothing belongs to them here, so no apostrophe is needed.
  - The nurses have'nt seen this morning's lab report yet. :: apostrophe-misplaced :: The apostrophe must replace the missing o of "not," so it goes between n and t.
  - The nurses haven't seen this mornings lab report yet. :: possessive-not-marked :: The report is that of this morning, and the possessive needs an apostrophe before the s.

  + Ms. Diaz's two sons borrowed their grandparents' truck. :: One person, Ms. Diaz, takes 's; the plural "grandparents" takes only an apostrophe; the plain plural "sons" takes none.
  - Ms. Diaz's two son's borrowed their grandparents' truck. :: apostrophe-in-plain-plural :: "Sons" is a plain plural, and the sons own nothing in this sentence, so the apostrophe is wrong.
  - Ms. Diaz's two sons borrowed their grandparents truck. :: possessive-not-marked :: The truck belongs to the grandparents, so an apostrophe must follow the plural s.
  - Ms. Diazs two sons borrowed their grandparents' truck. :: possessive-not-marked :: The sons are those of Ms. Diaz, so her name needs an apostrophe before the s.

  + You're required to wear your badge in all of the labs. :: "You're" stands for "you are," "your" shows possession, and "labs" is a plain plural.
  - Your required to wear your badge in all of the labs. :: your-youre-confused :: The first word stands for "you are," so the contraction is needed.
  - You're required to wear you're badge in all of the labs. :: your-youre-confused :: "Wear you are badge" makes no sense. The possessive is "your."
  - You're required to wear your badge in all of the lab's. :: apostrophe-in-plain-plural :: "Labs" is a plain plural here, so it takes no apostrophe.

  + We couldn't hear the speaker's last words over the fans. :: "Couldn't" shortens "could not," the words are those of one speaker, and "words" and "fans" are plain plurals.
  - We could'nt hear the speaker's last words over the fans. :: apostrophe-misplaced :: The apostrophe must stand where the o of "not" was left out, between n and t.
  - We couldn't hear the speakers last words over the fans. :: possessive-not-marked :: The words belong to the speaker, so an apostrophe is needed before the s.
  - We couldn't hear the speaker's last word's over the fans. :: apostrophe-in-plain-plural :: "Words" is only a plural and owns nothing, so it takes no apostrophe.

  + The company's drivers are proud of their trucks. :: The drivers belong to one company, so "company's" is right, and the plain plurals "drivers" and "trucks" need no apostrophe.
  - The companies drivers are proud of their trucks. :: possessive-not-marked :: "Companies" is a plain plural and shows no owner. One company employs the drivers, so "company's" is needed.
  - The company's driver's are proud of their trucks. :: apostrophe-in-plain-plural :: "Drivers" is the plural subject of the sentence and owns nothing, so it takes no apostrophe.
  - The company's drivers are proud of they're trucks. :: their-theyre-confused :: "They're" means "they are." The possessive "their" is needed before "trucks."

  + Let's ask whether the two patients' families have arrived. :: "Let's" shortens "let us," and the families belong to two patients, so the apostrophe follows the plural s.
  - Lets ask whether the two patients' families have arrived. :: contraction-without-apostrophe :: "Let us" is shortened here, so an apostrophe must stand for the missing letter.
  - Let's ask whether the two patient's families have arrived. :: singular-for-plural-owner :: "Patient's" shows one patient, but the sentence speaks of two.
  - Let's ask whether the two patients' family's have arrived. :: apostrophe-in-plain-plural :: More than one family has arrived, and nothing belongs to the families, so the plain plural "families" is needed.
  `,
);

/** Apostrophes in possessives and contractions. */
export const apostrophes: ItemModel[] = [possessives, apostropheUse];

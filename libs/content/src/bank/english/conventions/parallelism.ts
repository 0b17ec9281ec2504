import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

/** A series or pair whose last member is missing; `form` names the form of the other members. */
const SERIES = readTable(
  `
  The job involves answering phones, greeting visitors, and ______. | -ing phrases | filing records | to file records | records are filed | the record files
  She likes to swim, to hike, and ______. | infinitives with "to" | to read novels | reading novels | novels to read | that she reads novels
  The new nurse is calm, careful, and ______. | adjectives | friendly | a friend to all | with friendliness | acts friendly
  The speaker was praised for her wit, her honesty, and ______. | nouns with "her" | her courage | being courageous | she was brave | how brave she was
  Wash the fruit, peel it, and ______. | commands | slice it thinly | slicing it thinly | it is sliced thinly | to slice it thinly
  The map shows where to park, where to enter, and ______. | "where to" phrases | where to pay | paying places | the place of payment | you pay somewhere
  He promised to call, to write, and ______. | infinitives with "to" | to visit often | visiting often | frequent visits | that he would visit
  The coach values effort over talent and teamwork over ______. | single nouns | fame | being famous | to be famous | when one is famous
  The ad promises that the shoes are light, that they last, and ______. | clauses with "that" | that they fit | a good fit | fitting well | to fit well
  The surgeon works quickly, quietly, and ______. | adverbs | precisely | with precise hands | is precise | precise
  Not only did she win the race, but she also ______. | a finite verb in the past | set a record | setting a record | to set a record | a record was set
  The brochure is both useful and ______. | adjectives | clear | it has clarity | written with clarity | clearly
  We spent the day planting bulbs, raking leaves, and ______. | -ing phrases | pruning trees | to prune trees | the trees were pruned | trees to prune
  The rule applies to the cooks, to the drivers, and ______. | phrases with "to" | to the clerks | clerks as well do | clerking staff | for the clerks
  A good summary is short, accurate, and ______. | adjectives | complete | has completeness | of completeness | completely
  To rest an injured ankle is better than ______. | infinitives with "to" | to walk on it | walking on it | if you walk on it | a walk on it
  The course teaches how to measure, how to record, and ______. | "how to" phrases | how to report | reporting | the report | that one reports
  Before the storm we closed the shutters, filled the tub, and ______. | finite verbs in the past | found the lamps | finding the lamps | to find the lamps | the lamps were found
  Her goals are to finish school, to find work, and ______. | infinitives with "to" | to buy a house | buying a house | a house of her own | that she buys a house
  The soup was hot, thick, and ______. | adjectives | spicy | with spice | had spice | spicily
  The nurse checked the chart, the dose, and ______. | nouns with "the" | the label | labeling | that it was labeled | to label
  Reading widely is as useful as ______. | -ing phrases | taking notes | to take notes | if you take notes | notes are taken
  The guard asked who we were, where we lived, and ______. | question clauses | what we wanted | our wishes | about wanting | to know our wish
  The garden is loved for its shade, for its quiet, and ______. | phrases with "for" | for its roses | the roses too | having roses | because of roses
  Either answer the phone or ______. | commands | turn it off | turning it off | to turn it off | it is turned off
  The child drew with care, with patience, and ______. | phrases with "with" | with joy | joyfully | being joyful | was joyful
  He is known as a fair judge, a loyal friend, and ______. | nouns with "a" | a kind father | being kind | kind to children | he is a father
  The software is easy to install, easy to learn, and ______. | "easy to" phrases | easy to update | updating is easy | updates easily | to update
  `,
  ['sentence', 'form', 'key', 'one', 'two', 'three'],
);

/** Parallel structure. */
export const parallelism: ItemModel[] = [
  rowModel(
    { id: 'english.parallel-series', objective: 'conventions.sentences', difficulty: 0.1 },
    'multiple-choice',
    SERIES,
    ({ sentence, form, key, one, two, three }) => ({
      type: 'multiple-choice',
      stem: `Which words complete the sentence with parallel structure?\n\n> ${sentence}`,
      key: {
        text: key,
        rationale: `Members of a series or pair need the same grammatical form. The pattern here is ${form}, and "${key}" continues it.`,
      },
      distractors: [one, two, three].map((text) => ({
        text,
        misconception: 'breaks-parallel-form',
        rationale: `The pattern of the sentence is ${form}, and "${text}" breaks it with another form, although the meaning is close.`,
      })),
    }),
  ),
];

import type * as z from 'zod';
import { writtenModel } from '../kit/index.js';
import type {
  DraftOption,
  HotSpotDraft,
  ItemDraft,
  ItemModel,
  MultipleChoiceDraft,
} from '../kit/types.js';
import type { Plate } from '../plates/plate.js';
import { letterOf } from '../plates/plate.js';
import { capital, mixUp, nameWhich } from './support.js';
import type { PartFact, PlateSpec, plateFile, spots } from './support-plate-file.js';
import { plateHarms } from './support-plate-harms.js';

type SpotSpec = PlateSpec & Pick<z.infer<typeof spots>, 'asks' | 'choices' | 'questions'>;

/**
 * The models of a plate: its hot spots, the questions for a role's letter, and the questions for a
 * letter's role.
 *
 * @throws RangeError for a part without a fact or not on the plate.
 */
export function plateModels(plate: Plate, file: z.infer<typeof plateFile>): ItemModel[] {
  const common = { objective: file.objective, plate, facts: file.facts };
  return [
    ...file.spots.map((spec) => plateSpots({ ...common, ...spec })),
    plateLetters({ ...common, ...file.letters }),
    // One family, because `plateLetters` questions contain the options of `plateRoles`: a form may
    // have only one.
    plateRoles({ ...common, ...file.roles, family: file.letters.id }),
    ...(file.harms === undefined ? [] : [plateHarms({ ...common, ...file.harms })]),
  ];
}

function factOf({ id, facts }: PlateSpec, part: string): PartFact {
  const fact = facts[part];
  if (fact === undefined) throw new RangeError(`${id}: no fact of ${part}`);
  return fact;
}

/** An explanation names the part and what it does, and then gives the part's own explanation. */
function whyOf(spec: PlateSpec, part: string): string {
  const { does, why } = factOf(spec, part);
  return `${capital(spec.plate.part(part).name)} ${does}. ${why}`;
}

/** Hot spots on a blank plate. */
function plateSpots(spec: SpotSpec): ItemModel {
  const { id, objective, difficulty, family, asks, plate, choices } = spec;
  const figure = plate.draw();
  const items = spec.questions.map(({ stem, part: keyId, ...taught }): HotSpotDraft => {
    const key = choices.indexOf(keyId);
    if (key < 0) throw new RangeError(`${id}: ${keyId} is not among the choices`);
    const wanted = plate.part(keyId);
    const { remember } = factOf(spec, keyId);
    return {
      type: 'hot-spot',
      stem,
      figure,
      key,
      why: taught.why ?? whyOf(spec, keyId),
      remember: taught.remember ?? remember,
      regions: choices.map((choice) => {
        const { name, place, region, isSeveral } = plate.part(choice);
        const { does } = factOf(spec, choice);
        return choice === keyId
          ? { name: place, shape: region, rationale: `${capital(name)} is here. It ${does}.` }
          : {
              name: place,
              shape: region,
              rationale: `${/^an? /.test(name) && isSeveral ? 'Each of these' : 'This'} is ${nameWhich(name, does)}. The question asks for ${wanted.name}.`,
              misconception: mixUp(objective),
            };
      }),
    };
  });
  return writtenModel<'hot-spot'>({
    id,
    objective,
    difficulty,
    items,
    asks,
    ...(family === undefined ? {} : { family }),
  });
}

/** How far down the list of parts each marked part is from the one in question. */
const STRIDES = {
  letters: [0, 2, 5, 7],
  roles: [0, 1, 4, 6],
  /** For plates with six or seven facts. */
  short: [0, 1, 3, 5],
} as const;

/** The parts marked in a question, in an order that varies by question. */
function markedParts(ids: readonly string[], index: number, ask: 'letters' | 'roles'): string[] {
  const strides = STRIDES[ids.length < 8 ? 'short' : ask];
  const chosen = strides.map((step) => ids[(index + step) % ids.length] ?? '');
  const turn = (index * 3 + ids.length) % chosen.length;
  return [...chosen.slice(turn), ...chosen.slice(0, turn)];
}

const LETTER_STEMS = [
  'Which labeled structure {does}?',
  'Which letter marks the structure that {does}?',
  'One of the marked structures {does}. Which one is it?',
  'Find the structure that {does}. Which letter marks it?',
] as const;

/** What a part does, without "is" before a noun phrase: "the pouch in which …". */
const bare = (does: string) => does.replace(/^is (?=(?:an?|the) )/, '');

/** "The structure that is the pouch in which …" becomes "the pouch in which …". */
function letterStem(stem: string, does: string): string {
  return stem
    .replace('the structure that {does}', '{that}')
    .replace('{does}', does)
    .replace('{that}', does === bare(does) ? `the structure that ${does}` : bare(does));
}

/** The options complete these sentences. */
const ROLE_STEMS = [
  'The structure labeled {letter} in this figure',
  'In this figure, letter {letter} marks a structure that',
  'The part marked {letter} in the picture',
  'In a healthy person, the structure marked {letter} in the figure',
] as const;

/** The wordings take turns, starting at a different one on each plate. */
const frame = (frames: readonly string[], plate: Plate, index: number) =>
  frames[(index + plate.parts.length) % frames.length] ?? '';

/** The minimum number of facts per plate, and the maximum number of items per model. */
const LEAST = 6;
const MOST = 12;

function idsOf({ id, facts, plate }: PlateSpec): string[] {
  const ids = Object.keys(facts).slice(0, MOST);
  if (ids.length < LEAST) throw new RangeError(`${id}: ${ids.length} facts, ${LEAST} wanted`);
  for (const part of ids) plate.part(part);
  return ids;
}

/**
 * Labeled figures: gives a role and asks for the structure's letter. One item per fact; append facts
 * only.
 */
function plateLetters(spec: PlateSpec): ItemModel {
  const { id, objective, difficulty, plate } = spec;
  const ids = idsOf(spec);
  const items = ids.map((keyId, index): MultipleChoiceDraft => {
    const letters = markedParts(ids, index, 'letters');
    const { does, remember } = factOf(spec, keyId);
    const options = letters.map((part, i): DraftOption => {
      const { name } = plate.part(part);
      const text = letterOf(i);
      if (part === keyId) {
        return { text, value: i + 1, rationale: `The line leads to ${nameWhich(name, does)}.` };
      }
      return {
        text,
        value: i + 1,
        rationale: `The line leads to ${nameWhich(name, factOf(spec, part).does)}.`,
        misconception: mixUp(objective),
      };
    });
    const key = options[letters.indexOf(keyId)];
    if (key === undefined) throw new RangeError(`${id}: ${keyId} is not marked`);
    return {
      type: 'multiple-choice',
      stem: letterStem(frame(LETTER_STEMS, plate, index), does),
      figure: plate.draw({ letters }),
      key,
      distractors: options.filter((option) => option !== key),
      why: whyOf(spec, keyId),
      remember,
    };
  });
  return {
    ...writtenModel<'multiple-choice'>({ id, objective, difficulty, items, asks: 'define' }),
    solve: (draft) => letterFromWords(spec, draft),
  };
}

/** The second way to a letter: from the picture's text alternative, as someone who can't see it would. */
function letterFromWords({ plate, facts }: PlateSpec, { stem, figure }: ItemDraft): string {
  const wanted = Object.keys(facts).find((part) => stem.includes(bare(facts[part]?.does ?? '\n')));
  const { place } = plate.part(wanted ?? '');
  const told = figure?.alt.split('Letters mark parts.')[1] ?? '';
  const found = [...told.matchAll(/([A-G]): ([^:]+)\.(?= [A-G]:|$)/g)].find(
    ([, , words = '']) => words.toLowerCase() === place.toLowerCase(),
  );
  return found?.[1] ?? '';
}

/**
 * Labeled figures: gives a letter and asks what is true of the structure. One item per fact; append
 * facts only.
 */
function plateRoles(spec: PlateSpec & { family: string }): ItemModel {
  const { id, objective, difficulty, family, plate } = spec;
  const ids = idsOf(spec);
  const items = ids.map((keyId, index): MultipleChoiceDraft => {
    // Different neighbors from those in the questions for letters.
    const letters = markedParts([...ids].reverse(), ids.length - 1 - index, 'roles');
    const wanted = plate.part(keyId);
    const { does, remember } = factOf(spec, keyId);
    return {
      type: 'multiple-choice',
      stem: frame(ROLE_STEMS, plate, index).replace('{letter}', letterOf(letters.indexOf(keyId))),
      figure: plate.draw({ letters }),
      key: {
        text: `${does}.`,
        rationale: `The line leads to ${nameWhich(wanted.name, does)}.`,
      },
      distractors: letters
        .filter((part) => part !== keyId)
        .map((part): DraftOption => {
          const other = plate.part(part);
          const role = factOf(spec, part).does;
          return {
            text: `${role}.`,
            rationale: `This describes ${other.name}; the line leads to ${wanted.name}.`,
            misconception: mixUp(objective),
          };
        }),
      why: whyOf(spec, keyId),
      remember,
    };
  });
  return writtenModel<'multiple-choice'>({
    id,
    objective,
    difficulty,
    items,
    family,
    asks: 'define',
  });
}

import type { ItemModel } from '../../kit/types.js';
import { capital, MOST_ITEMS, mixUp } from '../support.js';

const MEANINGS = {
  superior: 'nearer to the head',
  inferior: 'nearer to the feet',
  anterior: 'nearer to the front of the body',
  posterior: 'nearer to the back of the body',
  medial: 'nearer to the midline',
  lateral: 'farther from the midline',
  proximal: 'nearer to the point where a limb joins the trunk',
  distal: 'farther from the point where a limb joins the trunk',
  superficial: 'nearer to the surface of the body',
  deep: 'farther from the surface of the body',
} as const;

type Term = keyof typeof MEANINGS;

const OPPOSITES: readonly (readonly [Term, Term, remember: string])[] = [
  ['superior', 'inferior', 'Superior is nearer to the head, and inferior is nearer to the feet.'],
  ['anterior', 'posterior', 'Anterior is toward the front, and posterior is toward the back.'],
  ['medial', 'lateral', 'Medial is nearer to the midline, and lateral is farther from it.'],
  [
    'proximal',
    'distal',
    'On a limb, proximal is nearer to the trunk, and distal is farther from it.',
  ],
  [
    'superficial',
    'deep',
    'Superficial is nearer to the surface of the body, and deep is farther from it.',
  ],
];
const TERMS = Object.keys(MEANINGS) as Term[];

/** Subject, reference, the right term, and other terms that are defensible. */
const CASES: readonly [string, string, Term, readonly Term[]][] = [
  ['the nose', 'the ears', 'medial', ['anterior']],
  ['the elbow', 'the wrist', 'proximal', ['superior', 'medial', 'lateral']],
  ['the toes', 'the ankle', 'distal', ['anterior', 'inferior', 'lateral', 'medial']],
  ['the heart', 'the stomach', 'superior', ['medial', 'deep', 'anterior']],
  [
    'the bladder',
    'the kidneys',
    'inferior',
    ['anterior', 'medial', 'deep', 'superficial', 'distal'],
  ],
  ['the breastbone', 'the spine', 'anterior', ['superficial', 'superior', 'inferior']],
  [
    'the spinal column',
    'the esophagus',
    'posterior',
    ['superficial', 'inferior', 'deep', 'medial'],
  ],
  ['the lungs', 'the heart', 'lateral', ['superior', 'posterior', 'superficial']],
  ['the skin', 'the skeletal muscles', 'superficial', ['lateral', 'anterior', 'posterior']],
  ['the ribs', 'the skin of the chest', 'deep', ['medial', 'posterior']],
  ['the knee', 'the ankle', 'proximal', ['superior', 'anterior']],
  ['the fingertips', 'the wrist', 'distal', ['inferior', 'lateral', 'medial']],
  ['the little finger', 'the thumb', 'medial', ['inferior', 'posterior', 'distal', 'proximal']],
  ['the chin', 'the forehead', 'inferior', ['anterior']],
];

const be = (part: string) => (/(?:lungs|toes|ribs|fingertips)$/.test(part) ? 'are' : 'is');

/**
 * Directional terms in the anatomical position: which term describes where one part is relative to
 * another.
 */
export const directionalTermModel: ItemModel = {
  id: 'science.directional-term',
  asks: 'define',
  objective: 'science.anatomy.orientation',
  type: 'multiple-choice',
  difficulty: -0.4,
  variants: Math.min(CASES.length, MOST_ITEMS),
  make(rng) {
    const [part, reference, term, alsoTrue] = rng.pick(CASES);
    const wrong = rng.sample(
      TERMS.filter((other) => other !== term && !alsoTrue.includes(other)),
      3,
    );
    return {
      type: 'multiple-choice',
      stem: `In the anatomical position, which term describes where ${part} ${be(part)} in relation to ${reference}?`,
      key: {
        text: capital(term),
        rationale: `${capital(term)} means ${MEANINGS[term]}. Compared with ${reference}, that's where ${part} ${be(part)}.`,
      },
      distractors: wrong.map((other) => ({
        text: capital(other),
        rationale: `${capital(other)} means ${MEANINGS[other]}. That isn't where ${part} ${be(part)}, compared with ${reference}.`,
        misconception: mixUp('science.anatomy.orientation'),
      })),
      remember: OPPOSITES.find(([one, other]) => term === one || term === other)?.[2] ?? '',
    };
  },
};

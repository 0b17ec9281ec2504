import type { ItemModel } from '../../kit/types.js';
import { skin } from '../../plates/index.js';
import { type PartFacts, plateLetters, plateRoles, plateSpots } from '../support-plates.js';

const objective = 'science.anatomy.integumentary';

const SKIN: PartFacts = {
  epidermis: {
    does: 'forms a barrier of tightly packed cells without blood vessels',
    why: 'Cells are made at its base and die as they move up, filling with keratin. Food reaches them only by diffusion from below, so a shallow scrape does not bleed.',
    remember: 'No vessels in the epidermis.',
  },
  dermis: {
    does: 'gives the skin its strength with collagen',
    why: 'Collagen makes this layer tough and elastin lets it spring back. Blood vessels, nerve endings, glands and hair roots lie in it.',
    remember: 'Dermis: collagen, vessels, nerves, glands.',
  },
  hypodermis: {
    does: 'stores fat that cushions and insulates',
    why: 'Round fat cells fill this layer below the skin proper. It holds warmth, softens blows and ties the skin to the muscles.',
    remember: 'Hypodermis: fat below the skin.',
  },
  'sweat-gland': {
    does: 'secretes fluid that cools the body as it evaporates',
    why: 'The coiled part of this gland lies deep in the dermis and its duct opens at the surface. Evaporating sweat takes heat from the skin.',
    remember: 'Sweat cools by evaporation.',
  },
  'sebaceous-gland': {
    does: 'secretes oil that softens hair and skin',
    why: 'Its cells burst and release sebum into the sleeve of a hair. When its opening is blocked, oil and bacteria build up and a pimple forms.',
    remember: 'Sebaceous gland: oil (sebum).',
  },
  'hair-follicle': {
    does: 'surrounds the root from which a hair grows',
    why: 'Cells divide in the bulb at its base and push the hair up. It is made of epidermis that has sunk into the layer below.',
    remember: 'Hair grows from the bulb of the follicle.',
  },
  'arrector-pili': {
    does: 'makes hairs stand up in the cold',
    why: 'This band of smooth muscle runs from the hair root to the upper dermis. When it contracts, it pulls the hair upright and leaves a goose bump.',
    remember: 'Goose bumps: arrector pili.',
  },
  'touch-receptor': {
    does: 'senses light touch just below the epidermis',
    why: 'These small banded bodies, also called Meissner corpuscles, lie close to the surface. There are many of them in the fingertips and lips.',
    remember: 'Light touch: near the surface.',
  },
  'pressure-receptor': {
    does: 'senses deep pressure and vibration',
    why: 'These bodies, also called Pacinian corpuscles, are built of shells like an onion. They lie deep, so only firm pressure or vibration reaches them.',
    remember: 'Deep pressure: deep receptor.',
  },
};

const spec = { objective, plate: skin, facts: SKIN };

/** Plates of the skin. */
export const SKIN_PLATE_MODELS: readonly ItemModel[] = [
  plateSpots({
    ...spec,
    id: 'science.skin-spot',
    difficulty: 0.1,
    choices: ['epidermis', 'dermis', 'hypodermis', 'sweat-gland', 'sebaceous-gland'],
    questions: [
      ['Select the layer of skin that contains no blood vessels.', 'epidermis'],
      ['Select the layer that is rich in collagen, blood vessels and nerve endings.', 'dermis'],
      ['Select the gland whose product cools the body by evaporation.', 'sweat-gland'],
      ['Select the gland whose oily product softens hair and skin.', 'sebaceous-gland'],
      ['Select the layer that stores most of the fat.', 'hypodermis'],
    ],
  }),
  plateSpots({
    ...spec,
    id: 'science.skin-detail-spot',
    difficulty: 0.3,
    choices: [
      'hair-follicle',
      'arrector-pili',
      'touch-receptor',
      'pressure-receptor',
      'sebaceous-gland',
    ],
    questions: [
      ['Select the structure that contracts when goose bumps appear.', 'arrector-pili'],
      [
        'A nurse holds a vibrating tuning fork against the skin. Select the receptor that answers best.',
        'pressure-receptor',
      ],
      ['Select the receptor with which a fingertip feels the lightest touch.', 'touch-receptor'],
      ['Select the structure in whose depth new hair is made.', 'hair-follicle'],
    ],
  }),
  plateLetters({ ...spec, id: 'science.skin-letters', difficulty: 0.1 }),
  plateRoles({ ...spec, id: 'science.skin-labeled-roles', difficulty: 0.2 }),
];

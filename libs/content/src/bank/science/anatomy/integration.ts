import type { ItemModel } from '../../kit/types.js';
import { type Fact, namingModel } from '../support.js';

const objective = 'science.anatomy.integration';

/** Pairs of systems, by the task that they share. */
const SYSTEM_PAIRS: readonly Fact[] = [
  {
    name: 'the team of respiratory and cardiovascular systems',
    text: 'brings oxygen from outside air to every cell',
    why: 'One takes oxygen into the blood, the other carries it to the tissues.',
  },
  {
    name: 'the team of muscular and skeletal systems',
    text: 'moves the limbs by pulling on levers',
    why: 'Muscles pull, bones act as levers, and joints are the pivots.',
  },
  {
    name: 'the team of nervous and endocrine systems',
    text: 'controls other organs by means of electrical and chemical signals',
    why: 'The hypothalamus links the two: fast impulses and slower hormones.',
  },
  {
    name: 'the team of digestive and endocrine systems',
    text: 'takes in glucose and then regulates its level through the pancreas',
    why: 'Food supplies the sugar, and insulin and glucagon keep its level steady.',
  },
  {
    name: 'the team of integumentary and skeletal systems',
    text: 'makes calcium available by forming vitamin D and storing the mineral',
    why: 'Skin begins the making of the vitamin, which promotes absorption, and bone is the store.',
  },
  {
    name: 'the team of lymphatic and immune systems',
    text: 'returns tissue fluid and screens it for microbes',
    why: 'The vessels carry the fluid through nodes full of white cells.',
  },
  {
    name: 'the team of urinary and respiratory systems',
    text: 'keeps the pH of blood steady by excreting acid and carbon dioxide',
    why: 'Kidneys act over hours by removing hydrogen ions; lungs act within minutes.',
  },
];

/** How the body systems work together. */
export const INTEGRATION_MODELS: readonly ItemModel[] = [
  namingModel({
    id: 'science.system-pair-named',
    objective,
    difficulty: -0.3,
    facts: SYSTEM_PAIRS,
    stems: [
      'Which team of body systems {fact}?',
      'Body systems often share a task. Which team of two {fact}?',
    ],
  }),
];

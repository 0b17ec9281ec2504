import type { ItemModel } from '../../kit/types.js';
import { endocrine } from '../../plates/index.js';
import { type PartFacts, plateLetters, plateRoles, plateSpots } from '../support-plates.js';

const objective = 'science.anatomy.endocrine';

const GLANDS: PartFacts = {
  hypothalamus: {
    does: 'links the nervous system to the hormones by releasing factors',
    why: 'This part of the brain measures temperature, salt and hormones in the blood. It sends releasing and inhibiting hormones to the gland that hangs below it.',
    remember: 'Hypothalamus commands, pituitary delivers.',
  },
  pituitary: {
    does: 'secretes growth hormone and hormones that drive other glands',
    why: 'It hangs from the brain on a stalk and follows its orders. Its front lobe makes growth hormone, TSH, ACTH and others; its back lobe releases ADH and oxytocin.',
    remember: 'Pituitary: hormones for other glands.',
  },
  pineal: {
    does: 'secretes melatonin in the dark',
    why: 'Light that reaches the eyes holds this small gland back. At night it releases melatonin, which helps to set the rhythm of sleep.',
    remember: 'Pineal: melatonin, night, sleep.',
  },
  thyroid: {
    does: 'sets the rate of metabolism with hormones that contain iodine',
    why: 'T3 and T4 make cells use more oxygen and produce more heat. Too much brings weight loss and a fast pulse, too little brings tiredness and cold.',
    remember: 'Thyroid: iodine and metabolism.',
  },
  parathyroid: {
    does: 'raises the calcium level of the blood',
    why: 'When calcium falls, these four small glands on the back of the thyroid release parathyroid hormone. It frees calcium from bone, keeps it in the kidney and helps the gut to absorb more.',
    remember: 'Parathyroid hormone puts calcium into the blood.',
  },
  thymus: {
    does: 'lets T cells mature, above all in childhood',
    why: 'Young T cells move from the bone marrow to this organ behind the breastbone. Its hormones help them to mature, and it shrinks after puberty.',
    remember: 'T cells mature in the Thymus.',
  },
  'adrenal-gland': {
    does: 'secretes epinephrine, cortisol and aldosterone',
    why: 'The inner part answers alarm within seconds with epinephrine. The outer part makes cortisol for lasting stress and aldosterone for salt and blood pressure.',
    remember: 'Adrenals sit on the kidneys and answer stress.',
  },
  pancreas: {
    does: 'secretes insulin and glucagon',
    why: 'Islets of hormone cells lie scattered in a gland that otherwise makes digestive juice. Insulin lowers blood glucose, glucagon raises it.',
    remember: 'Insulin lowers glucose, glucagon raises it.',
  },
  ovary: {
    does: 'secretes estrogen and progesterone',
    why: 'Follicles make estrogen while an egg ripens. After ovulation what is left of the follicle makes progesterone, which prepares the uterus.',
    remember: 'Ovaries: estrogen and progesterone.',
  },
  testis: {
    does: 'secretes testosterone',
    why: 'Cells between the coiled tubules make this hormone when LH tells them to. It drives the making of sperm and the growth of muscle, beard and a deeper voice.',
    remember: 'Testes: testosterone and sperm.',
  },
};

const spec = { objective, plate: endocrine, facts: GLANDS };

/** Plates of the endocrine glands. */
export const GLAND_PLATE_MODELS: readonly ItemModel[] = [
  plateSpots({
    ...spec,
    id: 'science.gland-spot',
    difficulty: 0,
    choices: ['pituitary', 'thyroid', 'thymus', 'adrenal-gland', 'pancreas'],
    questions: [
      [
        'A patient who gets too little iodine feels cold and gains weight. Select the gland that is enlarged.',
        'thyroid',
      ],
      ['Select the organ that fails to make insulin in type 1 diabetes.', 'pancreas'],
      [
        'A dog jumps at a runner, whose heart begins to race. Select the gland that released epinephrine.',
        'adrenal-gland',
      ],
      ['Select the gland whose growth hormone makes children grow.', 'pituitary'],
      ['Select the organ that is large in children and shrinks in adults.', 'thymus'],
    ],
  }),
  plateLetters({ ...spec, id: 'science.gland-letters', difficulty: 0.1 }),
  plateRoles({ ...spec, id: 'science.gland-labeled-roles', difficulty: 0.2 }),
];

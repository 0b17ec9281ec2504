import type { ItemModel } from '../../kit/types.js';
import { type Question, questionModel } from '../support-written.js';
import { HEART_CASES, LUNG_CASES } from './clinical-chest.js';

const GLANDS: readonly Question[] = [
  {
    stem: 'A patient loses weight, sweats easily, and has a fast pulse and a swelling at the front of the neck. Which hormone is most likely in excess?',
    key: [
      'Thyroxine',
      'Too much of it raises the metabolic rate, which uses up stores and makes heat; the swelling is the enlarged gland.',
    ],
    wrong: [
      [
        'Insulin',
        'misreads-hyperthyroid-signs',
        'Too much insulin lowers blood glucose and does not enlarge the neck.',
      ],
      [
        'Calcitonin',
        'confuses-thyroid-hormones',
        'It acts on calcium and does not speed up metabolism.',
      ],
      [
        'Melatonin',
        'misreads-hyperthyroid-signs',
        'It takes part in the timing of sleep and does not speed up the heart.',
      ],
    ],
  },
  {
    stem: 'After a head injury a person passes 10 liters of very dilute urine a day, while blood glucose is normal. Which hormone is most likely lacking?',
    key: [
      'Antidiuretic hormone',
      'Without it the collecting ducts let little water back into the blood, so much dilute urine is formed.',
    ],
    wrong: [
      [
        'Parathyroid hormone',
        'misreads-dilute-urine',
        'Its lack lowers blood calcium and causes cramps, not floods of urine.',
      ],
      [
        'Growth hormone',
        'misreads-dilute-urine',
        'Its lack slows growth in children and does not affect urine in this way.',
      ],
      [
        'Insulin',
        'confuses-two-kinds-of-diabetes',
        'Its lack raises blood glucose, which is normal here.',
      ],
    ],
  },
];

const KIDNEYS: readonly Question[] = [
  {
    stem: 'A urine test shows large amounts of protein. Which structure is most likely damaged?',
    key: [
      'Filtration membrane of the glomeruli',
      'Its pores normally hold back plasma proteins; when it is damaged, they pass into the filtrate.',
    ],
    wrong: [
      [
        'Smooth muscle of the ureters',
        'misplaces-filter',
        'It moves urine along and has no part in filtering.',
      ],
      [
        'Lining of the urinary bladder',
        'misplaces-filter',
        'It holds urine that has already been formed and does not let plasma proteins through.',
      ],
      [
        'External sphincter of the urethra',
        'misplaces-filter',
        'It controls the release of urine.',
      ],
    ],
  },
  {
    stem: 'A hiker drinks too little on a hot day. What do hormones make the kidneys do?',
    key: [
      'Form a small volume of concentrated urine',
      'More ADH and aldosterone make the kidneys keep water and sodium.',
    ],
    wrong: [
      [
        'Form a large volume of dilute urine',
        'reverses-adh-effect',
        'This is the answer to too much water, when ADH is low.',
      ],
      [
        'Stop filtering the blood completely',
        'exaggerates-water-saving',
        'Filtration goes on; what changes is how much water is taken back.',
      ],
      [
        'Excrete more sodium than usual',
        'reverses-aldosterone-effect',
        'Aldosterone makes the kidneys keep sodium.',
      ],
    ],
  },
];

const NERVES: readonly Question[] = [
  {
    stem: 'After a stroke in the left motor cortex, which weakness is to be expected?',
    key: [
      'Weakness of the right side of the body',
      'Most motor fibers cross to the opposite side in the medulla.',
    ],
    wrong: [
      [
        'Weakness of the left side of the body',
        'ignores-crossing-of-fibers',
        'It would follow a stroke on the right, since the fibers cross.',
      ],
      [
        'Weakness of both arms but of no leg',
        'misplaces-motor-map',
        'The cortex of one hemisphere serves arm and leg of the opposite side.',
      ],
      [
        'Weakness of both legs but of no arm',
        'misplaces-motor-map',
        'This suggests damage to the spinal cord rather than to one hemisphere.',
      ],
    ],
  },
  {
    stem: 'A local anesthetic blocks voltage-gated sodium channels of sensory axons. Why does the patient feel no pain?',
    key: [
      'Action potentials cannot form in the axons',
      'An impulse starts when sodium rushes in; without open channels no signal reaches the brain.',
    ],
    wrong: [
      [
        'Neurotransmitter is destroyed in the brain',
        'misplaces-anesthetic',
        'The drug acts on the axons at the site, not on transmitters in the brain.',
      ],
      [
        'Motor neurons take over the pain signals',
        'confuses-sensory-and-motor',
        'Motor neurons carry commands outward and do not carry pain.',
      ],
      [
        'Myelin dissolves around the sensory axons',
        'invents-myelin-loss',
        'The drug wears off without harm to myelin.',
      ],
    ],
  },
];

const GUT: readonly Question[] = [
  {
    stem: 'After removal of the gallbladder, a large portion of which food is hardest to digest at first?',
    key: [
      'Fried bacon',
      'It is rich in fat, and bile now trickles into the intestine without a store to release when fat arrives.',
    ],
    wrong: [
      [
        'White rice',
        'confuses-bile-with-amylase',
        'Starch is digested by amylase and needs no bile.',
      ],
      [
        'Skinless fish',
        'confuses-bile-with-protease',
        'Lean protein is digested by pepsin and trypsin and needs little bile.',
      ],
      ['Ripe bananas', 'confuses-bile-with-amylase', 'Their sugars and starch need no bile.'],
    ],
  },
  {
    stem: 'In celiac disease the villi of the small intestine are flattened. What is the most direct consequence?',
    key: ['Poor absorption of nutrients', 'Without villi the absorbing surface is much smaller.'],
    wrong: [
      ['Poor secretion of bile', 'misplaces-digestive-function', 'Bile comes from the liver.'],
      [
        'Poor secretion of acid',
        'misplaces-digestive-function',
        'Acid is secreted by the stomach.',
      ],
      ['Poor storage of feces', 'misplaces-digestive-function', 'Feces are stored in the rectum.'],
    ],
  },
];

/** Short cases that ask for the mechanism behind a sign. */
export const CLINICAL_MODELS: readonly ItemModel[] = [
  questionModel({
    id: 'science.heart-cases',
    objective: 'science.anatomy.cardiovascular',
    difficulty: 0.7,
    questions: HEART_CASES,
  }),
  questionModel({
    id: 'science.lung-cases',
    objective: 'science.anatomy.respiratory',
    difficulty: 0.7,
    questions: LUNG_CASES,
  }),
  questionModel({
    id: 'science.gland-cases',
    objective: 'science.anatomy.endocrine',
    difficulty: 0.6,
    questions: GLANDS,
  }),
  questionModel({
    id: 'science.kidney-cases',
    objective: 'science.anatomy.urinary',
    difficulty: 0.6,
    questions: KIDNEYS,
  }),
  questionModel({
    id: 'science.nerve-cases',
    objective: 'science.anatomy.nervous',
    difficulty: 0.6,
    questions: NERVES,
  }),
  questionModel({
    id: 'science.gut-cases',
    objective: 'science.anatomy.digestive',
    difficulty: 0.3,
    questions: GUT,
  }),
];

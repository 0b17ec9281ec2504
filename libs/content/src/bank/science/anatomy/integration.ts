import type { ItemModel } from '../../kit/types.js';
import { type Fact, namingModel } from '../support.js';
import { type Question, questionModel } from '../support-written.js';

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

const HOMEOSTASIS: readonly Question[] = [
  {
    stem: 'Which process in the human body is an example of positive feedback?',
    key: [
      'Stretch of the cervix in labor brings more oxytocin',
      'More oxytocin means stronger contractions and more stretch, so the change is amplified until birth.',
    ],
    wrong: [
      [
        'A rise of blood glucose brings more insulin',
        'confuses-negative-with-positive-feedback',
        'Insulin lowers the glucose level again, so the change is opposed: that is negative feedback.',
      ],
      [
        'A fall of blood calcium brings more parathyroid hormone',
        'confuses-negative-with-positive-feedback',
        'The hormone raises the calcium level again, so the change is opposed.',
      ],
      [
        'A rise of body temperature brings more sweating',
        'confuses-negative-with-positive-feedback',
        'Sweating lowers the temperature again, so the change is opposed.',
      ],
    ],
  },
  {
    stem: 'During hard exercise, more carbon dioxide enters the blood. How do body systems respond first to keep blood pH normal?',
    key: [
      'Breathing becomes faster and deeper',
      'Receptors and the medulla react to the lower pH, and more carbon dioxide is breathed out within moments.',
    ],
    wrong: [
      [
        'Bones release more calcium',
        'mixes-calcium-with-ph-control',
        'Calcium release answers low blood calcium; it is not the quick answer to carbon dioxide.',
      ],
      [
        'Kidneys excrete less acid',
        'reverses-kidney-response',
        'Keeping acid would lower the pH further; the kidneys excrete more, and only over hours.',
      ],
      [
        'The heart beats more slowly',
        'reverses-heart-response',
        'In exercise the heart beats faster, which brings more blood to the lungs.',
      ],
    ],
  },
  {
    stem: 'A patient with chronic kidney failure develops anemia. What is the most direct explanation?',
    key: [
      'The kidneys make too little erythropoietin',
      'This hormone of the kidneys stimulates the red marrow, so fewer red cells are formed without it.',
    ],
    wrong: [
      [
        'The kidneys make too few red blood cells',
        'places-blood-formation-in-kidney',
        'Red cells are formed in the bone marrow; the kidney sends only the signal.',
      ],
      [
        'The kidneys absorb too little dietary iron',
        'places-iron-uptake-in-kidney',
        'Iron is absorbed in the small intestine.',
      ],
      [
        'The kidneys release too much renin',
        'confuses-renin-with-erythropoietin',
        'Renin raises blood pressure; it does not control the number of red cells.',
      ],
    ],
  },
  {
    stem: 'Long bed rest weakens the bones. Which interaction of systems accounts for this?',
    key: [
      'Muscles put less stress on the bones',
      'Bone is maintained in answer to load, so with less pull and weight more of it is broken down than built.',
    ],
    wrong: [
      [
        'Skin absorbs minerals from the bones',
        'invents-skin-absorption',
        'Skin does not take up minerals from bone.',
      ],
      [
        'Lungs supply less oxygen to the bones',
        'blames-oxygen-for-bone-loss',
        'Oxygen supply at rest is sufficient; it is the lack of load that matters.',
      ],
      [
        'Nerves destroy the marrow in the bones',
        'blames-nerves-for-bone-loss',
        'Nerves do not destroy marrow during rest.',
      ],
    ],
  },
  {
    stem: 'A person stands up quickly, and blood pressure drops for a moment. Which response restores it within seconds?',
    key: [
      'Sympathetic nerves speed the heart and narrow vessels',
      'Stretch receptors in large arteries report the drop, and the brainstem answers by nerve, which is fast.',
    ],
    wrong: [
      [
        'The bone marrow makes additional blood cells',
        'takes-slow-for-fast-response',
        'New cells take days to form.',
      ],
      [
        'The kidneys form urine at a higher rate',
        'reverses-kidney-response',
        'More urine would lower the volume and the pressure further.',
      ],
      [
        'The skin vessels widen to take up more blood',
        'reverses-vessel-response',
        'Wider vessels would lower the pressure further.',
      ],
    ],
  },
  {
    stem: 'After a fatty meal, fat droplets reach the blood by a route other than the portal vein. Which system carries them first?',
    key: [
      'Lymphatic system',
      'Chylomicrons are too large for blood capillaries, so they enter the lacteals of the villi and travel with lymph.',
    ],
    wrong: [
      [
        'Urinary system',
        'picks-unrelated-system',
        'It forms and carries urine and has no part in absorbing food.',
      ],
      [
        'Respiratory system',
        'picks-unrelated-system',
        'It exchanges gases and has no part in absorbing food.',
      ],
      [
        'Endocrine system',
        'picks-unrelated-system',
        'Its glands send signals but do not carry absorbed fat.',
      ],
    ],
  },
  {
    stem: 'Shivering on a cold day warms the body. Which systems work together in this response?',
    key: [
      'Nervous and muscular',
      'The hypothalamus signals skeletal muscles, whose quick contractions give off heat.',
    ],
    wrong: [
      [
        'Digestive and urinary',
        'picks-unrelated-system',
        'Neither system makes the quick contractions that give off heat.',
      ],
      [
        'Lymphatic and skeletal',
        'picks-unrelated-system',
        'Bones and lymph vessels do not produce the heat of shivering.',
      ],
      [
        'Reproductive and respiratory',
        'picks-unrelated-system',
        'Neither takes part in shivering.',
      ],
    ],
  },
  {
    stem: 'In diabetes that is not treated, a person passes much urine and is thirsty. What links the two signs?',
    key: [
      'Glucose in the tubules keeps water in the urine',
      'More glucose is filtered than can be reabsorbed; it holds water by osmosis, and the loss of water causes thirst.',
    ],
    wrong: [
      [
        'Insulin blocks the tubules and stops filtration',
        'blames-insulin-for-urine',
        'Insulin is lacking or fails to act, and filtration goes on.',
      ],
      [
        'Urine flows back and dilutes the blood',
        'invents-backflow',
        'Urine does not return to the blood from the bladder.',
      ],
      [
        'Glucose is turned into water by the liver',
        'invents-conversion',
        'The liver stores glucose or releases it; water is not its product there.',
      ],
    ],
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
  questionModel({
    id: 'science.homeostasis-cases',
    objective,
    difficulty: 0.4,
    questions: HOMEOSTASIS,
  }),
];

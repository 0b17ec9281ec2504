import type { ItemModel } from '../../kit/types.js';
import { respiratory } from '../../plates/index.js';
import { type PartFacts, plateLetters, plateRoles, plateSpots } from '../support-plates.js';

const objective = 'science.anatomy.respiratory';

const AIRWAY: PartFacts = {
  'nasal-cavity': {
    does: 'warms, moistens and filters the air before any other part',
    why: 'Air swirls over curled shelves that are lined with mucus and a rich net of blood vessels. Dust sticks to the mucus, and the air takes up heat and water.',
    remember: 'The nose warms, wets and cleans the air.',
  },
  pharynx: {
    does: 'is a passage that air and food share',
    why: 'The throat joins the nose and mouth above to the voice box and the food tube below. Air and food cross here, so a flap has to guard the way to the lungs.',
    remember: 'Pharynx: shared way of air and food.',
  },
  epiglottis: {
    does: 'folds over the airway during swallowing',
    why: 'When you swallow, the voice box rises and this leaf of cartilage tips over its opening. Food slides past it into the esophagus instead of the windpipe.',
    remember: 'Epiglottis: lid of the airway.',
  },
  larynx: {
    does: 'holds the vocal cords, which make sound',
    why: 'This box of cartilage lies between the throat and the windpipe. Air from the lungs makes the cords inside it vibrate.',
    remember: 'Larynx = voice box.',
  },
  trachea: {
    does: 'is kept open by C-shaped rings of cartilage',
    why: 'The rings stop the windpipe from collapsing when the pressure inside drops during inhalation. They are open at the back, where the esophagus can bulge as food passes.',
    remember: 'Trachea: C-shaped rings keep it open.',
  },
  'main-bronchus': {
    does: 'leads air from the windpipe into one lung',
    why: 'The windpipe divides into a right and a left branch. The right one is wider and steeper, so inhaled objects lodge there more often.',
    remember: 'One main bronchus for each lung.',
  },
  'right-lung': {
    does: 'has three lobes',
    why: 'Two fissures divide this lung into an upper, a middle and a lower lobe. The other lung has only two lobes and a notch that makes room for the heart.',
    remember: 'Right lung three lobes, left lung two.',
  },
  'left-lung': {
    does: 'has two lobes and a notch for the heart',
    why: 'The heart lies more to the left, so this lung is narrower and has only two lobes. The hollow in its edge is the cardiac notch.',
    remember: 'The heart takes space from the left lung.',
  },
  alveoli: {
    does: 'is where oxygen passes into the blood',
    why: 'The walls of these sacs are one flat cell thick and wrapped in capillaries. Oxygen and carbon dioxide diffuse across in a fraction of a second.',
    remember: 'Gas exchange: thin alveoli, many capillaries.',
  },
  diaphragm: {
    does: 'contracts and flattens to draw air in',
    why: 'When this dome-shaped muscle flattens, the chest becomes larger. The pressure in the lungs falls below that of the air outside, and air flows in.',
    remember: 'Diaphragm down, air in.',
  },
};

const spec = { objective, plate: respiratory, facts: AIRWAY };

/** Plates of the airway. */
export const AIRWAY_PLATE_MODELS: readonly ItemModel[] = [
  plateSpots({
    ...spec,
    id: 'science.airway-spot',
    difficulty: -0.5,
    choices: ['nasal-cavity', 'trachea', 'main-bronchus', 'right-lung', 'diaphragm'],
    questions: [
      [
        'Select the structure that is mainly responsible for enlarging the chest in quiet breathing.',
        'diaphragm',
      ],
      ['Select the structure that contains the alveoli.', 'right-lung'],
      ['Select the structure in which inhaled air is first warmed and filtered.', 'nasal-cavity'],
      ['Select the trachea.', 'trachea'],
    ],
  }),
  plateSpots({
    ...spec,
    id: 'science.upper-airway-spot',
    difficulty: 0.1,
    choices: ['pharynx', 'epiglottis', 'larynx', 'trachea', 'alveoli'],
    questions: [
      [
        'Select the structure that has to tip over the airway so that food does not enter it.',
        'epiglottis',
      ],
      [
        'A singer loses her voice from an infection. Select the structure that is swollen.',
        'larynx',
      ],
      ['Select the structures across whose walls oxygen enters the blood.', 'alveoli'],
      ['Select the passage through which both swallowed food and inhaled air move.', 'pharynx'],
    ],
  }),
  plateLetters({ ...spec, id: 'science.airway-letters', difficulty: -0.2 }),
  plateRoles({ ...spec, id: 'science.airway-labeled-roles', difficulty: 0 }),
];

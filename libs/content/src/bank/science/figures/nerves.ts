import type { ItemModel } from '../../kit/types.js';
import { brain, neuron } from '../../plates/index.js';
import { type PartFacts, plateLetters, plateRoles, plateSpots } from '../support-plates.js';

const objective = 'science.anatomy.nervous';

const BRAIN: PartFacts = {
  'frontal-lobe': {
    does: 'plans behavior and starts voluntary movement',
    why: 'The strip just in front of the central groove sends commands to the muscles. The areas before it weigh consequences, hold plans and restrain impulses.',
    remember: 'Frontal lobe: planning and moving.',
  },
  'parietal-lobe': {
    does: 'receives touch, pressure and the position of the limbs',
    why: 'The strip just behind the central groove holds a map of the body surface. Damage on one side dulls feeling on the opposite side of the body.',
    remember: 'Parietal lobe: touch and body sense.',
  },
  'occipital-lobe': {
    does: 'interprets what the eyes see',
    why: 'Signals of both eyes end in the visual cortex at the back of the head. A stroke here can blind a person whose eyes are healthy.',
    remember: 'You see with the back of your brain.',
  },
  'temporal-lobe': {
    does: 'receives and interprets sounds',
    why: 'The hearing cortex lies at the upper edge of this lobe, near the ear. The lobe also recognizes words and faces and helps to form memories.',
    remember: 'Temporal lobe: at the temples, near the ears, for hearing.',
  },
  cerebellum: {
    does: 'coordinates movement and balance',
    why: 'It compares the movement that is planned with the movement that happens, and corrects the difference. Alcohol disturbs it early, which is why a drunk person sways.',
    remember: 'Cerebellum: coordination.',
  },
  brainstem: {
    does: 'controls breathing and heart rate',
    why: 'Its lowest part, the medulla oblongata, holds the centers for breathing, heartbeat and blood pressure. All pathways between the brain and the body pass through it.',
    remember: 'No life without the brainstem.',
  },
};

const NEURON: PartFacts = {
  dendrite: {
    does: 'receives most of the signals from other cells',
    why: 'A neuron has many of these short branches, covered with synapses. They carry the signals toward the cell body.',
    remember: 'Dendrites receive, axons send.',
  },
  'cell-body': {
    does: 'makes the proteins of the cell and adds up incoming signals',
    why: 'Most organelles lie here, around the nucleus. If the signals that arrive add up to the threshold, an impulse starts where the long fiber begins.',
    remember: 'The cell body is the factory and the adder.',
  },
  nucleus: {
    does: 'stores the DNA of the cell',
    why: 'Instructions for all proteins of the cell are kept here. Mature neurons rarely divide, so damage to a cell body is usually permanent.',
    remember: 'Nucleus: the instructions.',
  },
  axon: {
    does: 'conducts impulses away from the cell body',
    why: 'Each neuron has one such fiber, which may be more than a meter long. The impulse runs along it to the terminals at its end.',
    remember: 'Axon: Away.',
  },
  'myelin-sheath': {
    does: 'insulates the fiber and speeds up impulses',
    why: 'Glial cells wrap the fiber in layers of fatty membrane. In multiple sclerosis these layers are damaged, and impulses slow down or fail.',
    remember: 'Myelin makes impulses fast.',
  },
  'node-of-ranvier': {
    does: 'renews the impulse between insulated stretches',
    why: 'Only in these bare gaps can ions cross the membrane of the fiber. The impulse therefore jumps from gap to gap, which saves time and energy.',
    remember: 'Impulses jump from node to node.',
  },
  'axon-terminal': {
    does: 'releases neurotransmitter into a synapse',
    why: 'When an impulse arrives, calcium enters and vesicles fuse with the membrane. Their transmitter crosses the gap and acts on the next cell.',
    remember: 'Terminals release transmitter.',
  },
};

const brainSpec = { objective, plate: brain, facts: BRAIN };
const neuronSpec = { objective, plate: neuron, facts: NEURON };

/** Plates of brain and neuron. */
export const NERVE_PLATE_MODELS: readonly ItemModel[] = [
  plateSpots({
    ...neuronSpec,
    id: 'science.neuron-spot',
    difficulty: 0,
    choices: ['dendrite', 'cell-body', 'myelin-sheath', 'node-of-ranvier', 'axon-terminal'],
    questions: [
      ['Select the part of the neuron that receives most signals from other neurons.', 'dendrite'],
      ['Select the part of the neuron that releases neurotransmitter.', 'axon-terminal'],
      [
        'Select a part where the action potential is renewed as it jumps along the fiber.',
        'node-of-ranvier',
      ],
      [
        'Select the part that is damaged in multiple sclerosis, so that impulses slow down.',
        'myelin-sheath',
      ],
    ],
  }),
  plateSpots({
    ...brainSpec,
    id: 'science.brain-spot',
    difficulty: 0.3,
    choices: ['frontal-lobe', 'parietal-lobe', 'occipital-lobe', 'temporal-lobe', 'cerebellum'],
    questions: [
      ['Select the region in which a stroke would most directly disturb vision.', 'occipital-lobe'],
      ['Select the region that contains the primary motor cortex.', 'frontal-lobe'],
      ['Select the region in which sounds are first interpreted.', 'temporal-lobe'],
      [
        'Select the part whose injury leads to unsteady, poorly coordinated movement.',
        'cerebellum',
      ],
      ['Select the region that contains the primary cortex for touch.', 'parietal-lobe'],
    ],
  }),
  plateSpots({
    ...brainSpec,
    id: 'science.brain-injury-spot',
    difficulty: 0.2,
    choices: ['brainstem', 'cerebellum', 'frontal-lobe', 'temporal-lobe', 'parietal-lobe'],
    questions: [
      [
        'Swelling of the brain presses on the centers that keep a patient breathing. Select the part that is pressed on.',
        'brainstem',
      ],
      [
        'After a car crash a calm man becomes impulsive and no longer plans ahead. Select the part that was most likely injured.',
        'frontal-lobe',
      ],
      [
        'After a stroke a woman no longer feels when something touches her right hand. Select the lobe that was most likely damaged.',
        'parietal-lobe',
      ],
    ],
  }),
  plateLetters({ ...brainSpec, id: 'science.brain-letters', difficulty: 0 }),
  plateRoles({ ...brainSpec, id: 'science.brain-labeled-roles', difficulty: 0.2 }),
  plateLetters({ ...neuronSpec, id: 'science.neuron-letters', difficulty: 0.1 }),
  plateRoles({ ...neuronSpec, id: 'science.neuron-labeled-roles', difficulty: 0.3 }),
];

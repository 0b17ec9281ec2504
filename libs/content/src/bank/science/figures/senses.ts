import type { ItemModel } from '../../kit/types.js';
import { ear, eye } from '../../plates/index.js';
import { type PartFacts, plateLetters, plateRoles, plateSpots } from '../support-plates.js';

const objective = 'science.anatomy.nervous';

const EYE: PartFacts = {
  cornea: {
    does: 'bends the light that enters more than any other part',
    why: 'This clear window is strongly curved, and light slows down as it passes from air into it. It has no blood vessels, so it can be transplanted with little risk of rejection.',
    remember: 'Most of the bending happens at the cornea.',
  },
  iris: {
    does: 'changes the size of the opening for light',
    why: 'Rings and spokes of smooth muscle lie in this colored diaphragm. Bright light makes the ring tighten; in the dark the spokes pull the opening wide.',
    remember: 'The iris is the aperture.',
  },
  lens: {
    does: 'changes its shape to focus near objects',
    why: 'For near objects the muscle around it contracts, the threads slacken and it becomes rounder. With age it stiffens, and reading glasses are needed; when it clouds, that is a cataract.',
    remember: 'Near object: rounder lens.',
  },
  'ciliary-body': {
    does: 'holds the muscle that makes the lens rounder',
    why: 'Threads run from this ring to the edge of the lens. When its muscle contracts, the ring narrows, the threads slacken and the lens bulges.',
    remember: 'Ciliary muscle tight, lens round.',
  },
  retina: {
    does: 'turns light into nerve signals with rods and cones',
    why: 'Rods work in dim light, cones see color and detail. Their signals pass through two further layers of cells and leave in a nerve.',
    remember: 'Rods: dim light. Cones: color.',
  },
  choroid: {
    does: 'feeds the inner coat and absorbs stray light with dark pigment',
    why: 'This middle coat is full of blood vessels and pigment. It supplies the outer layers of the light-sensitive coat with oxygen.',
    remember: 'Choroid: vessels and pigment.',
  },
  sclera: {
    does: 'protects the eye as a tough white coat',
    why: 'Dense collagen makes this outer coat firm and opaque. The six muscles that turn the eye are attached to it, and its front is the white of the eye.',
    remember: 'Sclera: the white of the eye.',
  },
  'optic-nerve': {
    does: 'carries signals from the eye to the brain',
    why: 'About a million fibers leave the eye together. Where they leave there are no rods or cones, so that spot is blind.',
    remember: 'Optic nerve exit: blind spot.',
  },
  'vitreous-body': {
    does: 'fills the eye with a clear gel that keeps it round',
    why: 'This gel presses the inner coat against the wall. Small clumps in it throw shadows that are seen as floaters.',
    remember: 'Vitreous: gel that keeps the eye round.',
  },
};

const EAR: PartFacts = {
  pinna: {
    does: 'gathers sound and funnels it inward',
    why: 'Its folds of cartilage catch sound waves and send them into the canal. They also change the sound slightly, which tells the brain where it comes from.',
    remember: 'Pinna: the funnel of the ear.',
  },
  'ear-canal': {
    does: 'leads sound to the eardrum and makes wax',
    why: 'Glands in the skin of this passage make wax, which traps dust and holds back germs. A plug of wax can block sound.',
    remember: 'Wax is made in the ear canal.',
  },
  'tympanic-membrane': {
    does: 'vibrates when sound waves strike it',
    why: 'This thin sheet closes off the middle ear. Its vibration is handed on to the first of the small bones behind it.',
    remember: 'Eardrum: air waves become vibration.',
  },
  ossicles: {
    does: 'passes vibrations on and amplifies them',
    why: 'Malleus, incus and stapes form a lever from the eardrum to the oval window. They concentrate the force on a much smaller area, so the fluid of the inner ear can be moved.',
    remember: 'Malleus, incus, stapes: hammer, anvil, stirrup.',
  },
  cochlea: {
    does: 'turns vibrations into nerve signals for hearing',
    why: 'Waves in its fluid bend hair cells along a coiled membrane. High tones act near the base and low tones near the tip.',
    remember: 'Cochlea: hearing. Canals: balance.',
  },
  'semicircular-canal': {
    does: 'senses when the head turns',
    why: 'Three loops lie at right angles to each other. When the head turns, their fluid lags behind and bends hair cells.',
    remember: 'Cochlea: hearing. Canals: balance.',
  },
  'eustachian-tube': {
    does: 'evens out the pressure on both sides of the eardrum',
    why: 'It links the middle ear to the throat and opens when you swallow or yawn. In small children it is short and level, so germs climb it easily.',
    remember: 'Ears pop: the Eustachian tube opens.',
  },
  'vestibulocochlear-nerve': {
    does: 'carries the signals of hearing and balance to the brain',
    why: 'Fibers from the snail and from the organs of balance join in this cranial nerve. Damage to it brings deafness and dizziness together.',
    remember: 'One nerve for hearing and balance.',
  },
};

const eyeSpec = { objective, plate: eye, facts: EYE };
const earSpec = { objective, plate: ear, facts: EAR };

/** Plates of eye and ear. */
export const SENSE_PLATE_MODELS: readonly ItemModel[] = [
  plateSpots({
    ...eyeSpec,
    id: 'science.eye-spot',
    difficulty: 0,
    choices: ['cornea', 'iris', 'lens', 'retina', 'optic-nerve'],
    questions: [
      ['A cataract makes one part of the eye cloudy. Select that part.', 'lens'],
      ['Select the part that holds rods and cones.', 'retina'],
      ['Select the part that narrows the pupil when a light is shone into the eye.', 'iris'],
      ['Select the part that bends incoming light most.', 'cornea'],
    ],
  }),
  plateSpots({
    ...earSpec,
    id: 'science.ear-spot',
    difficulty: 0,
    choices: ['tympanic-membrane', 'ossicles', 'cochlea', 'semicircular-canal', 'eustachian-tube'],
    questions: [
      [
        'Select the structure that is affected when a person feels the room spin.',
        'semicircular-canal',
      ],
      [
        'A passenger swallows during landing and hears again. Select the structure that opened.',
        'eustachian-tube',
      ],
      ['Select the structure in which vibrations become nerve signals.', 'cochlea'],
      ['Select the structure that a loud blast is most likely to tear.', 'tympanic-membrane'],
    ],
  }),
  plateLetters({ ...eyeSpec, id: 'science.eye-letters', difficulty: 0.1 }),
  plateRoles({ ...eyeSpec, id: 'science.eye-labeled-roles', difficulty: 0.2 }),
  plateLetters({ ...earSpec, id: 'science.ear-letters', difficulty: 0.1 }),
  plateRoles({ ...earSpec, id: 'science.ear-labeled-roles', difficulty: 0.2 }),
];

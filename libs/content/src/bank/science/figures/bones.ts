import type { ItemModel } from '../../kit/types.js';
import { skeletal } from '../../plates/index.js';
import { type PartFacts, plateLetters, plateRoles, plateSpots } from '../support-plates.js';

const objective = 'science.anatomy.skeletal';

const BONES: PartFacts = {
  cranium: {
    does: 'encloses and protects the brain',
    why: 'Eight flat bones form this case and are joined by seams called sutures. In newborns the seams are still soft, so the head can pass the birth canal and the brain can grow.',
    remember: 'Cranium: case of the brain.',
  },
  mandible: {
    does: 'is the only movable bone of the skull',
    why: 'It holds the lower teeth and hinges in front of the ears. All other bones of the skull, except the tiny ones in the ears, are joined firmly.',
    remember: 'Mandible = lower jaw.',
  },
  clavicle: {
    does: 'braces the shoulder against the breastbone',
    why: 'This S-shaped bar is the only bony link between the arm and the trunk. A fall on the outstretched hand sends the force into it, so it often breaks.',
    remember: 'Clavicle = collarbone.',
  },
  scapula: {
    does: 'forms the socket of the shoulder joint',
    why: 'The shallow socket at its outer corner lets the arm swing widely. The flat blade gives room to the muscles that hold the joint together.',
    remember: 'Scapula = shoulder blade.',
  },
  sternum: {
    does: 'joins the upper ribs in front, and is the place to press in CPR',
    why: 'Ribs 1 to 7 reach this flat bone by their own cartilage. Rescuers press on its lower half because the heart lies just behind it.',
    remember: 'CPR: press on the lower half of the sternum.',
  },
  humerus: {
    does: 'is the single bone of the upper arm',
    why: 'Its round head fits the socket of the shoulder blade. At its lower end it meets both bones of the forearm at the elbow.',
    remember: 'Humerus: upper arm.',
  },
  radius: {
    does: 'is the forearm bone on the side of the thumb',
    why: 'This bone turns around its neighbor when you turn the palm down. Its lower end makes up most of the wrist joint and breaks most often in falls.',
    remember: 'Radius: thumb side.',
  },
  ulna: {
    does: 'forms the point of the elbow',
    why: 'Its hooked upper end grips the upper arm bone, so the elbow works as a hinge. In the forearm it lies on the side of the little finger.',
    remember: 'Ulna: little finger side, point of the elbow.',
  },
  carpus: {
    does: 'consists of eight short bones in two rows',
    why: 'Short bones glide on each other and make the wrist flexible. They lie between the forearm and the five metacarpals of the palm.',
    remember: 'CARpals are in the wrist, TARsals in the foot.',
  },
  femur: {
    does: 'is the longest and strongest bone of the body',
    why: 'It carries the weight of the body from hip to knee. Its thin neck is the part that breaks when an older person with osteoporosis falls.',
    remember: 'Femur: longest bone.',
  },
  patella: {
    does: 'lies in the tendon of the quadriceps and guards the knee',
    why: 'This sesamoid bone grows inside a tendon. It protects the joint and gives the muscle a better lever for straightening the leg.',
    remember: 'Patella = kneecap, a sesamoid bone.',
  },
  tibia: {
    does: 'carries the weight of the lower leg',
    why: 'It is the thicker of the two bones and lies on the inner side. Its front edge is the shin, which you can feel under the skin.',
    remember: 'Tibia: thick. Fibula: fine.',
  },
};

const spec = { objective, plate: skeletal, facts: BONES };
const more: PartFacts = {
  ...BONES,
  fibula: {
    does: 'bears little weight and forms the outer bump of the ankle',
    why: 'The thin bone of the lower leg serves mainly as an anchor for muscles. Its lower end keeps the ankle from slipping outward.',
    remember: 'Tibia: thick. Fibula: fine.',
  },
  'hip-bone': {
    does: 'forms the deep socket for the head of the femur',
    why: 'Three bones fuse into this one: ilium, ischium and pubis. Its socket is deeper than that of the shoulder, so the hip is steadier but less mobile.',
    remember: 'Ilium + ischium + pubis = hip bone.',
  },
  rib: {
    does: 'protects heart and lungs and moves with each breath',
    why: 'Twelve pairs of these curved bars are hinged to the spine. When they are lifted, the chest grows wider and air flows in.',
    remember: 'Twelve pairs of ribs.',
  },
};

/** Plates of the skeleton. */
export const BONE_PLATE_MODELS: readonly ItemModel[] = [
  plateSpots({
    ...spec,
    id: 'science.arm-bone-spot',
    difficulty: 0,
    choices: ['clavicle', 'scapula', 'humerus', 'radius', 'ulna'],
    questions: [
      [
        'A cyclist falls on an outstretched hand and breaks the bone between breastbone and shoulder. Select the bone.',
        'clavicle',
      ],
      ['Select the bone that turns around its neighbor when the palm is turned down.', 'radius'],
      ['Select the bone that forms the point of the elbow.', 'ulna'],
      ['Select the bone whose shallow socket holds the head of the upper arm bone.', 'scapula'],
    ],
  }),
  plateSpots({
    ...spec,
    facts: more,
    id: 'science.leg-bone-spot',
    difficulty: -0.1,
    choices: ['hip-bone', 'femur', 'patella', 'tibia', 'fibula'],
    questions: [
      [
        'An 82-year-old with osteoporosis falls and breaks the neck of the longest bone. Select the bone.',
        'femur',
      ],
      ['Select the bone whose front edge is felt as the shin.', 'tibia'],
      ['Select the bone that lies within a tendon.', 'patella'],
      ['Select the bone that forms the outer bump of the ankle.', 'fibula'],
      ['Select the bone that was formed by the fusion of three bones.', 'hip-bone'],
    ],
  }),
  plateSpots({
    ...spec,
    facts: more,
    id: 'science.trunk-bone-spot',
    difficulty: -0.3,
    choices: ['cranium', 'mandible', 'sternum', 'rib', 'hip-bone'],
    questions: [
      ['Select the bone on which a rescuer presses during chest compressions.', 'sternum'],
      ['Select the bone that moves when a person chews.', 'mandible'],
      ['Select the part of the skeleton that protects the brain.', 'cranium'],
    ],
  }),
  plateLetters({ ...spec, id: 'science.bone-letters', difficulty: -0.2 }),
  plateRoles({ ...spec, id: 'science.bone-labeled-roles', difficulty: 0 }),
];

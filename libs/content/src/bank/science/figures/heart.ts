import type { ItemModel } from '../../kit/types.js';
import { circulation, heart } from '../../plates/index.js';
import { type PartFacts, plateLetters, plateRoles, plateSpots } from '../support-plates.js';

const objective = 'science.anatomy.cardiovascular';

const HEART: PartFacts = {
  'right-atrium': {
    does: 'receives oxygen-poor blood from the two venae cavae',
    why: 'Blood from the whole body returns through the superior and inferior venae cavae. Both empty into this thin-walled upper chamber, which passes the blood down through the tricuspid valve.',
    remember: 'Body → venae cavae → right atrium.',
  },
  'right-ventricle': {
    does: 'pumps oxygen-poor blood into the pulmonary trunk',
    why: 'This lower chamber sends blood only as far as the lungs, at low pressure. That is why its wall is about a third as thick as the wall on the other side.',
    remember: 'The right ventricle works for the lungs.',
  },
  'left-atrium': {
    does: 'receives oxygen-rich blood from the pulmonary veins',
    why: 'Four pulmonary veins bring blood from the lungs to this upper chamber. It passes the blood through the mitral valve to the chamber below.',
    remember: 'Lungs → pulmonary veins → left atrium.',
  },
  'left-ventricle': {
    does: 'builds up the highest pressure when it contracts',
    why: 'This chamber has to push blood through every vessel of the body. The resistance there is high, so its wall is the thickest of the four.',
    remember: 'Thickest wall, highest pressure: the left ventricle.',
  },
  aorta: {
    does: 'carries oxygen-rich blood away from the heart to the body',
    why: 'It leaves the left ventricle, arches over the top of the heart and runs down behind it. Every artery of the systemic circuit branches from it, directly or through other branches.',
    remember: 'The aorta is the trunk of all systemic arteries.',
  },
  'pulmonary-trunk': {
    does: 'carries oxygen-poor blood away from the heart to the lungs',
    why: 'Arteries carry blood away from the heart, whatever it contains. This one leaves the right ventricle and divides into a branch for each lung, so its blood is still low in oxygen.',
    remember: 'The pulmonary trunk is an artery with oxygen-poor blood.',
  },
  'pulmonary-vein': {
    does: 'brings oxygen-rich blood from a lung to the heart',
    why: 'Veins carry blood toward the heart. This one comes from a lung, where the blood has just taken up oxygen, so it is the exception among the large veins.',
    remember: 'Pulmonary veins: the veins with oxygen-rich blood.',
  },
  'superior-vena-cava': {
    does: 'drains the head, the neck and the arms',
    why: 'Blood from everything above the diaphragm except the heart and lungs gathers in this vein. It opens into the upper chamber on the right side of the heart from above.',
    remember: 'Superior vena cava: from above. Inferior: from below.',
  },
  'inferior-vena-cava': {
    does: 'drains the belly and the legs',
    why: 'This wide vein climbs through the diaphragm beside the spine. It opens into the right atrium from below with blood from the abdomen, the pelvis and the legs.',
    remember: 'Everything below the diaphragm drains into the inferior vena cava.',
  },
  septum: {
    does: 'keeps the blood of the two lower chambers apart',
    why: 'This muscular wall separates the ventricles. A hole in it lets oxygen-rich blood flow back to the lungs instead of out to the body.',
    remember: 'The septum keeps rich and poor blood apart.',
  },
  'tricuspid-valve': {
    does: 'stops backflow into the upper chamber on the right side of the heart',
    why: 'When the right ventricle contracts, the three flaps of this valve snap shut. Cords tie them to the muscle below, so they cannot turn inside out.',
    remember: 'TRIcuspid is on the RIght.',
  },
  'mitral-valve': {
    does: 'stops backflow into the upper chamber on the left side of the heart',
    why: 'This valve has two flaps, so it is also called bicuspid. It closes when the left ventricle contracts, so blood can leave only through the aortic valve.',
    remember: 'The mitral valve has two flaps and guards the left side.',
  },
};

const VESSELS: PartFacts = {
  'jugular-vein': {
    does: 'returns blood from the brain and the head',
    why: 'This vein runs down the side of the neck beside the carotid artery. It takes blood from the brain, face and neck toward the superior vena cava.',
    remember: 'Carotid up, jugular down.',
  },
  'carotid-artery': {
    does: 'supplies most of the brain, and has a pulse that can be felt in the neck',
    why: 'The common carotid climbs in the neck and splits into a branch for the brain and one for the face. Rescuers feel for a pulse here because it lasts when the pressure is low.',
    remember: 'Carotid artery: the pulse in the neck.',
  },
  'aortic-arch': {
    does: 'gives off the large branches for the head and the arms',
    why: 'After it leaves the heart, the aorta turns back over the heart in a bend. Three branches leave from the top of the bend: one for the right arm and side of the head, one for the left side of the head and one for the left arm.',
    remember: 'Three branches leave the arch of the aorta.',
  },
  'abdominal-aorta': {
    does: 'carries blood to the kidneys and the organs of the belly',
    why: 'Below the diaphragm the aorta runs down in front of the spine. Its branches feed the stomach, liver, gut and kidneys before it splits in two for the legs.',
    remember: 'The abdominal aorta ends by splitting for the two legs.',
  },
  'brachial-artery': {
    does: 'is the usual site for measuring blood pressure with a cuff',
    why: 'A cuff around the upper arm presses on this artery. The sounds are heard over it at the bend of the elbow as the cuff is let down.',
    remember: 'Blood pressure cuff: brachial artery.',
  },
  'radial-artery': {
    does: 'has the pulse that is felt at the wrist, below the thumb',
    why: 'It runs down the thumb side of the forearm and lies close to the skin over the radius. That makes it the handiest place to count a pulse in an adult.',
    remember: 'Radial pulse: thumb side of the wrist.',
  },
  'femoral-artery': {
    does: 'is the main supply of the thigh and the leg below it',
    why: 'The external iliac artery changes its name where it passes under the groin. From there this large artery runs down the thigh and goes on behind the knee.',
    remember: 'Groin pulse: femoral artery.',
  },
  'femoral-vein': {
    does: 'is the deep vein in which most blood of the thigh returns',
    why: 'It lies beside the artery of the same name in the thigh. A clot in a deep vein like this one can break off and travel to the lungs.',
    remember: 'Clots of deep leg veins can travel to the lungs.',
  },
  'saphenous-vein': {
    does: 'runs just under the skin from the foot to the groin, and is often used for bypass grafts',
    why: 'It is the longest vein of the body and lies outside the muscles. Surgeons can take it because the deep veins carry most of the blood of the leg.',
    remember: 'Longest vein: the great saphenous.',
  },
  lung: {
    does: 'adds oxygen to the blood and takes carbon dioxide out of it',
    why: 'Blood from the right side of the heart spreads in a net of capillaries around the air sacs. Oxygen passes in and carbon dioxide out before the blood returns to the left side.',
    remember: 'Gas exchange happens in the lungs.',
  },
};

const heartSpec = { objective, plate: heart, facts: HEART };
const vesselSpec = { objective, plate: circulation, facts: VESSELS };

/** Plates of heart and vessels. */
export const HEART_PLATE_MODELS: readonly ItemModel[] = [
  plateSpots({
    ...heartSpec,
    id: 'science.heart-spot',
    difficulty: -0.2,
    choices: ['right-atrium', 'left-atrium', 'right-ventricle', 'left-ventricle', 'aorta'],
    questions: [
      ['Select the chamber that receives oxygen-poor blood from the venae cavae.', 'right-atrium'],
      ['Select the chamber that receives blood from the pulmonary veins.', 'left-atrium'],
      ['Select the chamber that pumps blood into the pulmonary trunk.', 'right-ventricle'],
      [
        'Select the chamber that must create the highest pressure when it contracts.',
        'left-ventricle',
      ],
    ],
  }),
  plateSpots({
    ...heartSpec,
    id: 'science.heart-vessel-spot',
    difficulty: 0.2,
    choices: [
      'superior-vena-cava',
      'inferior-vena-cava',
      'pulmonary-trunk',
      'pulmonary-vein',
      'aorta',
    ],
    questions: [
      ['Select the artery whose blood is low in oxygen.', 'pulmonary-trunk'],
      [
        'Select the vessel that brings back blood from the legs and the belly.',
        'inferior-vena-cava',
      ],
      ['Select the vein whose blood has just passed through a lung.', 'pulmonary-vein'],
      [
        'A catheter is moved down from a vein of the neck toward the heart. Select the vessel that it passes just before it enters the heart.',
        'superior-vena-cava',
      ],
    ],
  }),
  plateSpots({
    ...heartSpec,
    id: 'science.heart-valve-spot',
    difficulty: 0.4,
    choices: ['tricuspid-valve', 'mitral-valve', 'septum', 'left-atrium', 'right-ventricle'],
    questions: [
      [
        'Blood leaks back toward the lungs each time the left ventricle contracts. Select the valve that fails to close.',
        'mitral-valve',
      ],
      [
        'Select the valve that blood passes on its way from the right atrium to the right ventricle.',
        'tricuspid-valve',
      ],
      [
        'A newborn has a hole through which blood flows from the left ventricle into the right one. Select the structure that has the hole.',
        'septum',
      ],
    ],
  }),
  plateLetters({ ...heartSpec, id: 'science.heart-letters', difficulty: 0 }),
  plateRoles({ ...heartSpec, id: 'science.heart-labeled-roles', difficulty: 0.2 }),
  plateSpots({
    ...vesselSpec,
    id: 'science.vessel-spot',
    difficulty: 0.2,
    choices: [
      'carotid-artery',
      'jugular-vein',
      'brachial-artery',
      'radial-artery',
      'femoral-artery',
    ],
    questions: [
      [
        'Select the artery in which blood pressure is usually measured with a cuff.',
        'brachial-artery',
      ],
      ['Select the artery whose pulse is counted on the thumb side of the wrist.', 'radial-artery'],
      [
        'Select the vessel in which a rescuer feels for the pulse of an unconscious adult.',
        'carotid-artery',
      ],
      ['Select the vessel that returns blood from the brain toward the heart.', 'jugular-vein'],
    ],
  }),
  plateLetters({ ...vesselSpec, id: 'science.vessel-letters', difficulty: 0.2 }),
  plateRoles({ ...vesselSpec, id: 'science.vessel-labeled-roles', difficulty: 0.4 }),
];

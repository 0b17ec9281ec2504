import type { ItemModel } from '../../kit/types.js';
import { muscular } from '../../plates/index.js';
import { type PartFacts, plateLetters, plateRoles, plateSpots } from '../support-plates.js';

const objective = 'science.anatomy.muscular';

const MUSCLES: PartFacts = {
  deltoid: {
    does: 'raises the arm to the side',
    why: 'It covers the shoulder like a cap and pulls the upper arm away from the body. Vaccines are often injected into it because it is thick and easy to reach.',
    remember: 'Deltoid: lifts the arm sideways, takes vaccines.',
  },
  'pectoralis-major': {
    does: 'pulls the arm forward and across the chest',
    why: 'Its fibers run from the breastbone and collarbone to the upper arm. It works when you push a door or hug someone.',
    remember: 'Pectoralis major: push and hug.',
  },
  'biceps-brachii': {
    does: 'bends the elbow and turns the palm up',
    why: 'This muscle at the front of the upper arm ends on the radius. When it contracts, the forearm comes up; the muscle behind it relaxes.',
    remember: 'Biceps bends, triceps straightens.',
  },
  'triceps-brachii': {
    does: 'straightens the elbow',
    why: 'It lies at the back of the upper arm and pulls on the point of the elbow. It is the antagonist of the muscle at the front.',
    remember: 'Biceps bends, triceps straightens.',
  },
  'rectus-abdominis': {
    does: 'bends the trunk forward, as in a sit-up',
    why: 'Two straight bands run from the ribs to the pubic bone. Cords of tendon cross them, which gives a trained belly its blocks.',
    remember: 'Rectus abdominis: sit-ups.',
  },
  'external-oblique': {
    does: 'turns the trunk and bends it to the side',
    why: 'Its fibers slant down and inward from the lower ribs. One side alone twists the trunk; both together help to bend it.',
    remember: 'Oblique fibers twist the trunk.',
  },
  trapezius: {
    does: 'lifts and draws back the shoulder blades, as in a shrug',
    why: 'It spreads like a kite from the skull to the middle of the back. Its upper fibers lift the shoulders, its middle ones pull the blades together.',
    remember: 'Trapezius: shrug.',
  },
  'latissimus-dorsi': {
    does: 'pulls the arm down and back, as in a pull-up',
    why: 'The broadest muscle of the back runs from the lower spine to the upper arm. Swimmers and climbers use it with each stroke or pull.',
    remember: 'Latissimus: pull-ups.',
  },
  'gluteus-maximus': {
    does: 'straightens the hip as the largest muscle of the body',
    why: 'It is the largest muscle of the body and pulls the thigh back. It works hard when you stand up, climb or run, and little in quiet walking.',
    remember: 'Gluteus maximus: up the stairs.',
  },
  'rectus-femoris': {
    does: 'straightens the knee as a part of the quadriceps',
    why: 'Four muscles at the front of the thigh join in the tendon around the kneecap. A tap below the kneecap stretches them, and the leg kicks.',
    remember: 'Quadriceps straightens the knee.',
  },
  hamstrings: {
    does: 'bends the knee as the antagonist of the quadriceps',
    why: 'Three muscles run down the back of the thigh from the sitting bone to the lower leg. Sprinters tear them when they push off hard.',
    remember: 'Hamstrings bend the knee.',
  },
  gastrocnemius: {
    does: 'lifts the heel so that you stand on your toes',
    why: 'The two heads of the calf muscle join in the strong tendon of the heel. When they shorten, the foot points down.',
    remember: 'Gastrocnemius: tiptoe.',
  },
};
const more: PartFacts = {
  ...MUSCLES,
  'tibialis-anterior': {
    does: 'lifts the front of the foot',
    why: 'It lies beside the shin and pulls the foot up at the ankle. When its nerve fails, the toes drag on the ground in walking.',
    remember: 'Tibialis anterior lifts the toes; the calf lifts the heel.',
  },
  'calcaneal-tendon': {
    does: 'attaches the calf muscles to the heel bone',
    why: 'Tendons join muscle to bone. This one, also called the Achilles tendon, is the thickest of the body and can snap in a sudden jump.',
    remember: 'Tendon: muscle to bone. Ligament: bone to bone.',
  },
};

const spec = { objective, plate: muscular, facts: MUSCLES };

/** Plates of the muscles. */
export const MUSCLE_PLATE_MODELS: readonly ItemModel[] = [
  plateSpots({
    ...spec,
    id: 'science.arm-muscle-spot',
    difficulty: 0,
    choices: ['deltoid', 'pectoralis-major', 'biceps-brachii', 'triceps-brachii', 'trapezius'],
    questions: [
      ['Select the muscle into which many vaccines are injected.', 'deltoid'],
      ['Select the muscle that relaxes when the elbow is straightened.', 'biceps-brachii'],
      ['Select the muscle that contracts when a person shrugs.', 'trapezius'],
      ['Select the muscle that straightens the elbow in a push-up.', 'triceps-brachii'],
    ],
  }),
  plateSpots({
    ...spec,
    facts: more,
    id: 'science.leg-muscle-spot',
    difficulty: 0.2,
    choices: [
      'rectus-femoris',
      'hamstrings',
      'gastrocnemius',
      'tibialis-anterior',
      'gluteus-maximus',
    ],
    questions: [
      [
        'A tap below the kneecap makes the lower leg kick. Select the muscle that contracts.',
        'rectus-femoris',
      ],
      ['Select the muscle that a dancer uses to rise onto the toes.', 'gastrocnemius'],
      [
        'After a nerve injury a patient drags the toes of one foot. Select the muscle that is paralyzed.',
        'tibialis-anterior',
      ],
      ['Select the largest muscle of the body.', 'gluteus-maximus'],
      [
        'A sprinter feels a sudden tear at the back of the thigh. Select the muscles that were injured.',
        'hamstrings',
      ],
    ],
  }),
  plateLetters({ ...spec, id: 'science.muscle-letters', difficulty: 0 }),
  plateRoles({ ...spec, id: 'science.muscle-labeled-roles', difficulty: 0.2 }),
];

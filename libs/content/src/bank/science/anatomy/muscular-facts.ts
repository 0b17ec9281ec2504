import type { Fact } from '../support.js';

/** Skeletal muscles, by their main action. */
export const MUSCLES: readonly Fact[] = [
  {
    name: 'the biceps brachii',
    group: 'arm',
    text: 'flexes the forearm at the elbow',
    why: 'It runs along the front of the upper arm to the radius, so shortening bends the elbow.',
  },
  {
    name: 'the triceps brachii',
    group: 'arm',
    text: 'extends the forearm at the elbow',
    why: 'It lies on the back of the upper arm and pulls on the ulna, which straightens the elbow.',
  },
  {
    name: 'the deltoid',
    group: 'arm',
    text: 'raises the arm away from the side of the body',
    why: 'It caps the shoulder and is the main abductor of the arm.',
  },
  {
    name: 'the quadriceps femoris',
    group: 'leg',
    text: 'extends the leg at the knee',
    why: 'Its four heads join in one tendon that pulls the tibia forward through the kneecap.',
  },
  {
    name: 'the hamstring group',
    group: 'leg',
    text: 'flexes the leg at the knee from the back of the thigh',
    why: 'Its three muscles run from the pelvis to below the knee and bend it.',
  },
  {
    name: 'the gastrocnemius',
    group: 'leg',
    text: 'points the foot downward by pulling on the heel bone',
    why: 'The large calf muscle ends in the calcaneal (Achilles) tendon and lifts the heel.',
  },
  {
    name: 'the tibialis anterior',
    group: 'leg',
    text: 'lifts the front of the foot toward the shin',
    why: 'It runs along the shin to the top of the foot, so its weakness makes the foot drop.',
  },
  {
    name: 'the gluteus maximus',
    group: 'leg',
    text: 'extends the thigh at the hip, as in standing up from a chair',
    // They extend the hip as well.
    avoid: ['the hamstring group'],
    why: 'The large buttock muscle pulls the femur backward.',
  },
  {
    name: 'the masseter',
    group: 'head',
    text: 'closes the jaw in chewing',
    why: 'It runs from the cheekbone to the lower jaw and raises it with great force.',
  },
  {
    name: 'the orbicularis oculi',
    group: 'head',
    text: 'closes the eyelids',
    why: 'Its ring of fibers around the eye works as in blinking or squinting.',
  },
  {
    name: 'the zygomaticus major',
    group: 'head',
    text: 'pulls up the corner of the mouth in smiling',
    why: 'It runs from the cheekbone to the angle of the mouth.',
  },
  {
    name: 'the orbicularis oris',
    group: 'head',
    text: 'closes and purses the lips',
    why: 'Its ring of fibers around the mouth works as in whistling or kissing.',
  },
  {
    name: 'the pectoralis major',
    group: 'arm',
    text: 'draws the arm forward and across the chest',
    why: 'It fans out from the breastbone and collarbone to the upper arm bone, as in a push-up or a hug.',
  },
  {
    name: 'the latissimus dorsi',
    group: 'arm',
    text: 'draws the raised arm down and back, as in pull-ups',
    why: 'This broad muscle of the back pulls the upper arm toward the trunk.',
  },
];

/** What is found in muscle tissue and at the junction with a nerve. */
export const MUSCLE_PARTS: readonly Fact[] = [
  {
    name: 'a sarcomere',
    text: 'is the smallest contractile unit, between two Z discs',
    why: 'A myofibril is a chain of these units, and the muscle shortens because each of them does.',
  },
  {
    name: 'myosin',
    text: 'forms the thick filaments whose heads pull in contraction',
    why: 'Its heads split ATP, bind the thin filaments and swing.',
  },
  {
    name: 'actin',
    avoid: ['troponin', 'tropomyosin'],
    text: 'forms the thin filaments that are pulled toward the middle',
    why: 'It offers the sites to which the heads of the thick filaments bind.',
  },
  {
    name: 'troponin',
    text: 'binds calcium and so starts the uncovering of binding sites',
    why: 'When calcium binds, this protein changes shape and drags tropomyosin aside.',
  },
  {
    name: 'tropomyosin',
    text: 'is a strand that blocks the binding sites in a resting fiber',
    why: 'As long as calcium is low it lies over the sites, and no cross-bridge can form.',
  },
  {
    name: 'the sarcoplasmic reticulum',
    text: 'stores calcium and releases it on excitation',
    why: 'Calcium let out of this network starts contraction; pumped back in, it ends it.',
  },
  {
    name: 'a transverse (T) tubule',
    text: 'leads the action potential deep into the muscle fiber',
    why: 'It is an infolding of the cell membrane, so the signal reaches all myofibrils at once.',
  },
  {
    name: 'acetylcholine',
    text: 'is the transmitter that excites the fiber at its junction with a motor neuron',
    why: 'It opens sodium channels in the membrane of the muscle fiber.',
  },
  {
    name: 'a tendon',
    text: 'attaches muscle to bone',
    why: 'This cord of dense collagen passes on the pull of the muscle.',
  },
  {
    name: 'myoglobin',
    text: 'stores oxygen inside the fiber',
    why: 'This red protein releases oxygen when the fiber works hard.',
  },
];

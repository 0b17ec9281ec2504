import type { Fact } from '../support.js';

/** Bones, by place and feature. */
export const BONES: readonly Fact[] = [
  {
    name: 'the femur',
    text: 'is the longest bone and reaches from hip to knee',
    why: 'The thigh bone bears the weight of the trunk and is the longest and strongest of the body.',
    group: 'limb',
  },
  {
    name: 'the tibia',
    text: 'is the weight-bearing bone on the inner side of the lower leg',
    why: 'The shinbone takes the load from the thigh bone and passes it to the ankle.',
    group: 'limb',
  },
  {
    name: 'the fibula',
    text: 'is the thin bone on the outer side of the lower leg',
    why: 'It bears little weight but anchors muscles and forms the outer ankle.',
    group: 'limb',
  },
  {
    name: 'the humerus',
    text: 'is the single bone of the upper arm',
    why: 'It runs from shoulder to elbow; its lower end is where one strikes the "funny bone".',
    group: 'limb',
  },
  {
    name: 'the radius',
    text: 'is the forearm bone on the thumb side',
    why: 'In the anatomical position it lies laterally and turns around its neighbor when the palm is turned.',
    group: 'limb',
  },
  {
    name: 'the ulna',
    text: 'is the forearm bone on the little-finger side',
    why: 'It lies medially and forms the point of the elbow.',
    group: 'limb',
  },
  {
    name: 'the scapula',
    text: 'is the flat, triangular bone of the upper back',
    why: 'The shoulder blade carries the socket for the upper arm.',
    group: 'trunk',
  },
  {
    name: 'the clavicle',
    text: 'links the breastbone to the shoulder blade',
    why: 'The collarbone is the only bony link between the arm and the trunk.',
    group: 'trunk',
  },
  {
    name: 'the sternum',
    text: 'is the flat bone in the middle of the front of the chest',
    why: 'The breastbone is where most ribs end by way of cartilage; chest compressions press on it.',
    group: 'trunk',
  },
  {
    name: 'the sacrum',
    text: 'is formed of five fused vertebrae',
    why: 'It forms the back of the pelvis and passes the load of the trunk to the hip bones.',
    group: 'trunk',
  },
  {
    name: 'the atlas',
    text: 'is the first vertebra and lets the head nod',
    why: 'C1 carries the skull; it has no body and forms the joint for saying yes.',
    group: 'trunk',
  },
  {
    name: 'the mandible',
    text: 'is the only freely movable large bone of the skull',
    why: 'The lower jaw moves at the joint in front of the ear; other skull bones are joined by sutures.',
    group: 'trunk',
  },
];

/** Bone tissue and joints, by role. */
export const BONE_ROLES: readonly Fact[] = [
  {
    name: 'an osteoblast',
    text: 'builds new bone matrix',
    why: 'These cells lay down collagen and see to it that calcium salts settle in it.',
    group: 'tissue',
  },
  {
    name: 'an osteoclast',
    text: 'breaks down bone and frees calcium',
    why: 'These large cells dissolve the matrix with acid and enzymes.',
    group: 'tissue',
  },
  {
    name: 'an osteocyte',
    text: 'is a mature cell that maintains the bone around it',
    why: 'It sits in a small cavity of the matrix and senses strain.',
    group: 'tissue',
  },
  {
    name: 'red marrow',
    text: 'forms blood cells in spongy bone',
    why: 'In adults it is found above all in flat bones and the ends of the femur and humerus.',
    group: 'tissue',
  },
  {
    name: 'yellow marrow',
    text: 'stores fat in the shaft of long bones',
    why: 'It fills the central cavity of adult long bones and is a reserve of energy.',
    group: 'tissue',
  },
  {
    name: 'the periosteum',
    text: 'is a membrane that covers the outer surface of bones',
    why: 'It carries vessels, nerves and cells for growth in width and for repair.',
    group: 'tissue',
  },
  {
    name: 'the epiphyseal plate',
    text: 'is the layer of cartilage where a long bone grows in length',
    why: 'Its cartilage multiplies and turns to bone until it closes at the end of puberty.',
    group: 'tissue',
  },
  {
    name: 'a hinge joint',
    text: 'permits bending and straightening in one plane',
    why: 'The elbow is an example: it moves as a door does.',
    group: 'joint',
  },
  {
    name: 'a ball-and-socket joint',
    text: 'permits movement in all planes and rotation',
    why: 'The hip and the shoulder have a round head in a cup.',
    group: 'joint',
  },
  {
    name: 'a pivot joint',
    text: 'permits rotation around one axis only',
    why: 'One bone turns in a ring, as the atlas does around the axis.',
    group: 'joint',
  },
  {
    name: 'a suture',
    text: 'is an immovable fibrous seam between skull bones',
    why: 'The interlocking edges are held by short fibers, so that the skull is rigid.',
    group: 'joint',
  },
  {
    name: 'a ligament',
    text: 'is a fibrous band that ties bone to bone across a joint',
    why: 'These bands of dense connective tissue keep the bones of a joint in place.',
    group: 'joint',
  },
];

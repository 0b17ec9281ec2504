import type { Fact } from '../support.js';

/** Planes of section and body cavities. */
export const PLANES_CAVITIES: readonly Fact[] = [
  {
    name: 'the frontal (coronal) plane',
    text: 'divides the body into front and back parts',
    why: 'The cut runs from side to side and from head to foot, as if to separate face and back of the head.',
    group: 'plane',
  },
  {
    name: 'the transverse plane',
    text: 'divides the body into upper and lower parts',
    why: 'The cut is horizontal, as in the cross-sections of a CT scan.',
    group: 'plane',
  },
  {
    name: 'the midsagittal plane',
    text: 'divides the body into equal right and left halves',
    why: 'It runs exactly along the midline.',
    group: 'plane',
  },
  {
    name: 'a parasagittal plane',
    text: 'divides the body into unequal right and left parts',
    why: 'It runs beside the midline and parallel to it.',
    group: 'plane',
  },
  {
    name: 'an oblique plane',
    text: 'cuts the body at a slant, neither upright nor level',
    why: 'It runs at an angle between the standard directions.',
    group: 'plane',
  },
  {
    name: 'the cranial cavity',
    text: 'holds the brain',
    why: 'It is the part of the dorsal cavity within the skull.',
    group: 'cavity',
  },
  {
    name: 'the vertebral canal',
    text: 'holds the spinal cord',
    why: 'It is the part of the dorsal cavity formed by the arches of the vertebrae.',
    group: 'cavity',
  },
  {
    name: 'the pleural cavity',
    text: 'surrounds one lung',
    why: 'There are two of them in the chest, one for each side.',
    group: 'cavity',
  },
  {
    name: 'the pericardial cavity',
    text: 'surrounds the heart',
    why: 'It lies in the mediastinum, between the two lungs.',
    group: 'cavity',
  },
  {
    name: 'the abdominal cavity',
    text: 'holds the liver, stomach and spleen',
    why: 'It reaches from the diaphragm down to the rim of the pelvis.',
    group: 'cavity',
  },
  {
    name: 'the pelvic cavity',
    text: 'holds the urinary bladder and rectum',
    why: 'It lies within the ring of the hip bones, below the abdomen.',
    group: 'cavity',
  },
];

/** Tissues, by structure and place. */
export const TISSUES: readonly Fact[] = [
  {
    name: 'simple squamous epithelium',
    text: 'is one layer of flat cells, as in the air sacs of the lungs',
    why: 'A single thin layer lets gases and small molecules diffuse quickly.',
    group: 'epithelium',
  },
  {
    name: 'simple cuboidal epithelium',
    text: 'is one layer of cube-shaped cells, as in kidney tubules',
    why: 'The cells have enough room for the machinery of secretion and absorption.',
    group: 'epithelium',
  },
  {
    name: 'simple columnar epithelium',
    text: 'is one layer of tall cells, as in the lining of the small intestine',
    why: 'Its tall cells carry microvilli and absorb nutrients.',
    group: 'epithelium',
  },
  {
    name: 'stratified squamous epithelium',
    text: 'is many layers of cells, flat at the surface, as in the epidermis',
    why: 'Worn cells are shed and replaced from below, which protects against abrasion.',
    group: 'epithelium',
  },
  {
    name: 'transitional epithelium',
    avoid: ['smooth muscle'],
    text: 'changes shape as an organ stretches, as in the bladder',
    why: 'Its rounded surface cells flatten when urine fills the organ.',
    group: 'epithelium',
  },
  {
    name: 'skeletal muscle',
    text: 'is striated, voluntary and made of long fibers with many nuclei',
    why: 'It is attached to bones and contracts under conscious control.',
    group: 'muscle',
  },
  {
    name: 'cardiac muscle',
    text: 'is striated and involuntary, with branched cells joined by intercalated discs',
    why: 'The discs let the cells of the heart contract together.',
    group: 'muscle',
  },
  {
    name: 'smooth muscle',
    text: 'is involuntary, without stripes, and found in walls of hollow organs',
    why: 'Its spindle-shaped cells contract slowly in the gut, vessels and bladder.',
    group: 'muscle',
  },
  {
    name: 'adipose tissue',
    text: 'stores triglycerides in large cells and insulates the body',
    why: 'Fat cells hold a droplet that pushes the nucleus to the edge.',
    group: 'connective',
  },
  {
    name: 'hyaline cartilage',
    text: 'is a smooth, vessel-free matrix that covers the ends of bones in joints',
    why: 'It is firm but slippery, and it heals slowly because it has no blood supply.',
    group: 'connective',
  },
  {
    name: 'dense regular tissue',
    text: 'is parallel bundles of collagen, as in tendons',
    why: 'Fibers that all run one way resist a strong pull in that direction.',
    group: 'connective',
  },
  {
    name: 'nervous tissue',
    text: 'generates and conducts electrical signals',
    why: 'It consists of neurons and the glial cells that support them.',
    group: 'connective',
    // Muscle fibers are excitable too.
    avoid: ['skeletal muscle', 'cardiac muscle', 'smooth muscle'],
  },
];

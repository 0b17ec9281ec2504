import { brain } from './brain.js';
import { cell } from './cell.js';
import { circulation } from './circulation.js';
import { digestive } from './digestive.js';
import { ear } from './ear.js';
import { endocrine } from './endocrine.js';
import { eye } from './eye.js';
import { heart } from './heart.js';
import { lymphatic } from './lymphatic.js';
import { muscular } from './muscular.js';
import { nephron } from './nephron.js';
import { neuron } from './neuron.js';
import type { Plate } from './plate.js';
import { reproductive } from './reproductive.js';
import { respiratory } from './respiratory.js';
import { skeletal } from './skeletal.js';
import { skin } from './skin.js';
import { urinary } from './urinary.js';

/**
 * The anatomical plates, by the body's systems: `heart.draw()` is the blank plate,
 * `heart.draw({ labels: 'all' })` the labeled one, `heart.part('aorta').region` an outline.
 */
export const PLATES: readonly Plate[] = [
  heart,
  circulation,
  respiratory,
  digestive,
  urinary,
  nephron,
  brain,
  neuron,
  endocrine,
  skeletal,
  muscular,
  skin,
  lymphatic,
  reproductive,
  eye,
  ear,
  cell,
];

export type { Plate, PlatePart } from './plate.js';
export { heart };

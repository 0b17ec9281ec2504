import type { ReadingSet } from '../authoring.js';
import { beginnerHive } from './beginner-hive.js';
import { censusTaker } from './census-taker.js';
import { ferryFog } from './ferry-fog.js';
import { firstTransport } from './first-transport.js';
import { interpreter } from './interpreter.js';
import { lastBus } from './last-bus.js';
import { lightsOut } from './lights-out.js';
import { nightClass } from './night-class.js';
import { pianoTuner } from './piano-tuner.js';
import { seedPackets } from './seed-packets.js';

/** The narrative texts of the reading bank, with their items. */
export const narrativeSets: ReadingSet[] = [
  beginnerHive,
  censusTaker,
  ferryFog,
  firstTransport,
  interpreter,
  lastBus,
  lightsOut,
  nightClass,
  pianoTuner,
  seedPackets,
];

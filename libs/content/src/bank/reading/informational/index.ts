import type { ReadingSet } from '../authoring.js';
import { atlanticCable } from './atlantic-cable.js';
import { autumnLeaves } from './autumn-leaves.js';
import { beeDance } from './bee-dance.js';
import { brailleDots } from './braille-dots.js';
import { elevatorBrake } from './elevator-brake.js';
import { fogHarvest } from './fog-harvest.js';
import { handWashing } from './hand-washing.js';
import { hummingbirdTorpor } from './hummingbird-torpor.js';
import { lighthouseAutomation } from './lighthouse-automation.js';
import { mangroveCoast } from './mangrove-coast.js';
import { paperRags } from './paper-rags.js';
import { plasmaPioneer } from './plasma-pioneer.js';
import { pneumaticMail } from './pneumatic-mail.js';
import { seaOtters } from './sea-otters.js';
import { seedVault } from './seed-vault.js';
import { shadeTrees } from './shade-trees.js';
import { sleepMemory } from './sleep-memory.js';
import { standardTime } from './standard-time.js';

/** The informational texts of the reading bank, with their items. */
export const informationalSets: ReadingSet[] = [
  atlanticCable,
  autumnLeaves,
  beeDance,
  brailleDots,
  elevatorBrake,
  fogHarvest,
  handWashing,
  hummingbirdTorpor,
  lighthouseAutomation,
  mangroveCoast,
  paperRags,
  plasmaPioneer,
  pneumaticMail,
  seaOtters,
  seedVault,
  shadeTrees,
  sleepMemory,
  standardTime,
];

import type { ReadingSet } from '../authoring.js';
import { checkDigit } from './check-digit.js';
import { cochlearImplant } from './cochlear-implant.js';
import { gfciOutlet } from './gfci-outlet.js';
import { heatPump } from './heat-pump.js';
import { noiseCancelling } from './noise-cancelling.js';
import { pulseOximeter } from './pulse-oximeter.js';
import { soapWorks } from './soap-works.js';
import { temperedGlass } from './tempered-glass.js';
import { waterSoftener } from './water-softener.js';

/** The technical texts of the reading bank, with their items. */
export const technicalSets: ReadingSet[] = [
  checkDigit,
  cochlearImplant,
  gfciOutlet,
  heatPump,
  noiseCancelling,
  pulseOximeter,
  soapWorks,
  temperedGlass,
  waterSoftener,
];

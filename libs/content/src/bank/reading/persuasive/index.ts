import type { ReadingSet } from '../authoring.js';
import { bikeLaneLetter } from './bike-lane-letter.js';
import { cursiveHour } from './cursive-hour.js';
import { firstAidClass } from './first-aid-class.js';
import { laterBell } from './later-bell.js';
import { plainForms } from './plain-forms.js';
import { quietRoom } from './quiet-room.js';
import { repairCafe } from './repair-cafe.js';
import { swimmingPoolOpEd } from './swimming-pool-op-ed.js';
import { unmownLawn } from './unmown-lawn.js';
import { waterFountains } from './water-fountains.js';

/** The persuasive texts of the reading bank, with their items. */
export const persuasiveSets: ReadingSet[] = [
  bikeLaneLetter,
  cursiveHour,
  firstAidClass,
  laterBell,
  plainForms,
  quietRoom,
  repairCafe,
  swimmingPoolOpEd,
  unmownLawn,
  waterFountains,
];

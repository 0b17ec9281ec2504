import type { ItemModel } from '../../kit/types.js';
import { goalCount, goalGap } from './charts.js';
import { coolingNeeded, gaugeReading, pourToLine } from './gauges.js';
import { indexLookup } from './indexes.js';
import { mapWalk } from './maps.js';
import { monthOfChange } from './month-charts.js';
import { dailyLimit, latestBus } from './schedules.js';
import { conditionalSteps, letterCode } from './steps.js';

/** Documents made from a seed: gauges, charts, schedules, labels, indexes, maps and directions. */
export const computedModels: ItemModel[] = [
  gaugeReading,
  coolingNeeded,
  pourToLine,
  goalCount,
  goalGap,
  monthOfChange,
  latestBus,
  dailyLimit,
  indexLookup,
  conditionalSteps,
  letterCode,
  mapWalk,
];

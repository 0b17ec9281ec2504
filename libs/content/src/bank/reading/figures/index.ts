import type { TextFigures } from '../../kit/texts/index.js';
import { chartEmergencyArrivals } from './chart-emergency-arrivals.js';
import { chartLibrary } from './chart-library.js';
import { chartPantry } from './chart-pantry.js';
import { cleanerLabel } from './cleaner-label.js';
import { floorPlan } from './floor-plan.js';
import { fridgeThermometer } from './fridge-thermometer.js';
import { gaugeBoiler } from './gauge-boiler.js';
import { gaugeTwoTanks } from './gauge-two-tanks.js';
import { mapCampus } from './map-campus.js';
import { mapTrail } from './map-trail.js';
import { memoHandHygiene } from './memo-hand-hygiene.js';
import { syringeDirections } from './syringe-directions.js';

/** The pictures of passages, by the name that their text files give. */
export const readingFigures: TextFigures = {
  'chart-emergency-arrivals': chartEmergencyArrivals,
  'chart-library': chartLibrary,
  'chart-pantry': chartPantry,
  'cleaner-label': cleanerLabel,
  'floor-plan': floorPlan,
  'fridge-thermometer': fridgeThermometer,
  'gauge-boiler': gaugeBoiler,
  'gauge-two-tanks': gaugeTwoTanks,
  'map-campus': mapCampus,
  'map-trail': mapTrail,
  'memo-hand-hygiene': memoHandHygiene,
  'syringe-directions': syringeDirections,
};

import type { TextFigures } from '../../kit/texts/index.js';
import { chartClinicWait } from './chart-clinic-wait.js';
import { chartEmergencyArrivals } from './chart-emergency-arrivals.js';
import { chartHouseholdWaste } from './chart-household-waste.js';
import { chartLibrary } from './chart-library.js';
import { chartPantry } from './chart-pantry.js';
import { chartPatientTemperature } from './chart-patient-temperature.js';
import { chartPoolVisits } from './chart-pool-visits.js';
import { chartRainfallTwoTowns } from './chart-rainfall-two-towns.js';
import { chartRideShare } from './chart-ride-share.js';
import { cleanerLabel } from './cleaner-label.js';
import { floorPlan } from './floor-plan.js';
import { fridgeThermometer } from './fridge-thermometer.js';
import { gaugeBoiler } from './gauge-boiler.js';
import { gaugeTwoTanks } from './gauge-two-tanks.js';
import { mapCampus } from './map-campus.js';
import { mapDowntown } from './map-downtown.js';
import { mapFairgrounds } from './map-fairgrounds.js';
import { mapTrail } from './map-trail.js';
import { memoHandHygiene } from './memo-hand-hygiene.js';
import { pieWaterUse } from './pie-water-use.js';
import { syringeDirections } from './syringe-directions.js';

/** The passages' pictures, by the names used in text files. */
export const readingFigures: TextFigures = {
  'chart-clinic-wait': chartClinicWait,
  'chart-emergency-arrivals': chartEmergencyArrivals,
  'chart-household-waste': chartHouseholdWaste,
  'chart-library': chartLibrary,
  'chart-pantry': chartPantry,
  'chart-patient-temperature': chartPatientTemperature,
  'chart-pool-visits': chartPoolVisits,
  'chart-rainfall-two-towns': chartRainfallTwoTowns,
  'chart-ride-share': chartRideShare,
  'cleaner-label': cleanerLabel,
  'floor-plan': floorPlan,
  'fridge-thermometer': fridgeThermometer,
  'gauge-boiler': gaugeBoiler,
  'gauge-two-tanks': gaugeTwoTanks,
  'map-campus': mapCampus,
  'map-downtown': mapDowntown,
  'map-fairgrounds': mapFairgrounds,
  'map-trail': mapTrail,
  'memo-hand-hygiene': memoHandHygiene,
  'pie-water-use': pieWaterUse,
  'syringe-directions': syringeDirections,
};

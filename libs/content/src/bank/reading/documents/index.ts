import type { ReadingSet } from '../authoring.js';
import { chartEmergencyArrivals } from './chart-emergency-arrivals.js';
import { chartLibrary } from './chart-library.js';
import { chartPantry } from './chart-pantry.js';
import { classCatalog } from './class-catalog.js';
import { cleanerLabel } from './cleaner-label.js';
import { contentsNursingText } from './contents-nursing-text.js';
import { directionsPlaster } from './directions-plaster.js';
import { floorPlan } from './floor-plan.js';
import { fridgeThermometer } from './fridge-thermometer.js';
import { gaugeBoiler } from './gauge-boiler.js';
import { gaugeTwoTanks } from './gauge-two-tanks.js';
import { indexAnatomy } from './index-anatomy.js';
import { indexHomeRepair } from './index-home-repair.js';
import { jobPosting } from './job-posting.js';
import { labelCoughSyrup } from './label-cough-syrup.js';
import { mapCampus } from './map-campus.js';
import { mapTrail } from './map-trail.js';
import { memoHandHygiene } from './memo-hand-hygiene.js';
import { memoParking } from './memo-parking.js';
import { memoVolunteers } from './memo-volunteers.js';
import { nutritionLabel } from './nutrition-label.js';
import { recallNotice } from './recall-notice.js';
import { scheduleBloodDrive } from './schedule-blood-drive.js';
import { scheduleRotation } from './schedule-rotation.js';
import { syringeDirections } from './syringe-directions.js';
import { timetableRiverLine } from './timetable-river-line.js';

/** The documents texts of the reading bank, with their items. */
export const documentsSets: ReadingSet[] = [
  chartEmergencyArrivals,
  chartLibrary,
  chartPantry,
  classCatalog,
  cleanerLabel,
  contentsNursingText,
  directionsPlaster,
  floorPlan,
  fridgeThermometer,
  gaugeBoiler,
  gaugeTwoTanks,
  indexAnatomy,
  indexHomeRepair,
  jobPosting,
  labelCoughSyrup,
  mapCampus,
  mapTrail,
  memoHandHygiene,
  memoParking,
  memoVolunteers,
  nutritionLabel,
  recallNotice,
  scheduleBloodDrive,
  scheduleRotation,
  syringeDirections,
  timetableRiverLine,
];

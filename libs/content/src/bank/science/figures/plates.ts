import { readYamlFile } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { PLATES } from '../../plates/index.js';
import { plateFile } from '../support-plate-file.js';
import { plateModels } from '../support-plates.js';

/** Questions on the anatomical plates; a plate's questions are in the file named after its id. */
export const PLATE_MODELS: readonly ItemModel[] = PLATES.flatMap((plate) =>
  plateModels(plate, readYamlFile(import.meta.url, `${plate.id}.yaml`, plateFile)),
);

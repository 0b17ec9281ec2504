import { DATA_DIR_VARIABLE } from './database.js';
import { launch, newDataDir } from './launch.js';
import { EMBEDDED_PORT } from './ports.js';

/**
 * Starts the product as on a machine where nothing was before: tables and bank are made, and the papers
 * while the first journeys run (`papersMade`). What it returns stops it.
 */
export default function startEmbedded(): Promise<() => Promise<void>> {
  const dataDir = newDataDir();
  process.env[DATA_DIR_VARIABLE] = dataDir;
  return launch(EMBEDDED_PORT, dataDir);
}

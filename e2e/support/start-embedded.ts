import { DATA_DIR_VARIABLE } from './database.js';
import { launch, newDataDir, START } from './launch.js';
import { EMBEDDED_PORT } from './ports.js';

/**
 * Starts the product as on a fresh machine: it creates the tables and the question bank, and the papers
 * while the first journeys run (`papersMade`). Returns a function that stops it.
 */
export default function startEmbedded(): Promise<() => Promise<void>> {
  const dataDir = newDataDir();
  process.env[DATA_DIR_VARIABLE] = dataDir;
  return launch(START, EMBEDDED_PORT, dataDir);
}

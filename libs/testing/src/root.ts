import path from 'node:path';

/** The folder of the whole project. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

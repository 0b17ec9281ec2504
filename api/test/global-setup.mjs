// Loaded by Jest outside its own module system: the loader named in the package's script reads the TypeScript.
import { startPostgres } from './postgres.ts';

export default startPostgres;

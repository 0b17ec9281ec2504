// Loaded by Jest outside its own module system: the loader named in the package's script reads the TypeScript.
import { startTestRun } from '@prepward/testing/test-run';

export default () => startTestRun({ api: 'api/dist/start.js', worker: 'worker/dist/start.js' });

// Jest loads this outside its own module system: the package script's loader reads the TypeScript.
import { startTestRun } from '@prepward/testing/test-run';

export default () => startTestRun({ api: 'api/dist/start.js' });

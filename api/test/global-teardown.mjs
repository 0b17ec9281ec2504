import { stopTestRun } from '@prepward/testing/test-run';

export default stopTestRun;

import { nodePreset } from '../../jest.preset.mjs';

export default nodePreset({
  testMatch: ['<rootDir>/test/**/*.int-spec.ts'],
  // Most of the time they wait for a time limit to pass.
  maxWorkers: 3,
});

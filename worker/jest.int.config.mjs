import { nodePreset } from '../jest.preset.mjs';

export default nodePreset({
  testMatch: ['<rootDir>/test/**/*.int-spec.ts'],
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  testTimeout: 150_000,
  // Most of the time, tests wait for what a killed process left to expire.
  maxWorkers: 3,
});

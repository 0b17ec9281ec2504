import { nodePreset } from '../jest.preset.mjs';

export default nodePreset({
  testMatch: ['<rootDir>/test/**/*.int-spec.ts'],
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  testTimeout: 60_000,
  maxWorkers: 3,
});

import { nodePreset } from '../../jest.preset.mjs';

export default nodePreset({
  testMatch: ['<rootDir>/test/**/*.int-spec.ts'],
  // These tests mostly wait for time limits to pass.
  maxWorkers: 3,
});

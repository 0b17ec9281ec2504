import { nodePreset } from '../../jest.preset.mjs';

export default nodePreset({ testMatch: ['<rootDir>/src/**/*.spec.ts'] });

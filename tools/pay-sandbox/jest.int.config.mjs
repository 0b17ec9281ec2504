import { nodePreset } from '../../jest.preset.mjs';

export default nodePreset({ testMatch: ['<rootDir>/test/**/*.int-spec.ts'] });

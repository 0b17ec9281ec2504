import { mkdirSync } from 'node:fs';
import '../tools/scripts/test-zone.mjs';

mkdirSync('test-results', { recursive: true });

/** Browser code: jsdom and CommonJS, as the React libraries are easiest to load that way. */
/** @type {import("jest").Config} */
export default {
  testEnvironment: './test/browser-environment.mjs',
  testEnvironmentOptions: { customExportConditions: ['@app/source', 'browser'] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.tsx?$|/node_modules/react-hotkeys-hook/': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // It comes as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!react-hotkeys-hook/)'],
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  // As in jest.preset.mjs: only a limit, for busy machines.
  testTimeout: 30_000,
  testMatch: ['<rootDir>/{src,scripts}/**/*.spec.{ts,tsx}'],
  modulePathIgnorePatterns: ['/dist/'],
};

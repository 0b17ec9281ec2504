import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { swcOptions } from './tools/scripts/swc-options.mjs';
import './tools/scripts/test-zone.mjs';

/**
 * Jest for native ESM TypeScript, as every Node package of the workspace uses it.
 * `NODE_OPTIONS=--experimental-vm-modules` is given on the command line of the `test` targets.
 */
export function nodePreset(overrides = {}) {
  mkdirSync('test-results', { recursive: true });
  return {
    testEnvironment: path.join(import.meta.dirname, 'tools/scripts/jest-node-environment.cjs'),
    testEnvironmentOptions: { customExportConditions: ['@app/source', 'node', 'node-addons'] },
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
    transform: {
      '/node_modules/(cookie|content-disposition)/': [
        '@swc/jest',
        { jsc: { target: 'es2022' }, module: { type: 'commonjs' } },
      ],
      '^.+\\.tsx?$': ['@swc/jest', swcOptions(true)],
    },
    transformIgnorePatterns: ['/node_modules/(?!(cookie|content-disposition)/)'],
    testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    modulePathIgnorePatterns: ['/dist/'],
    // Only a limit: on a machine that is busy with other work, each test takes many times as long.
    testTimeout: 30_000,
    ...overrides,
  };
}

import { mkdirSync } from 'node:fs';
import '../../tools/scripts/test-zone.mjs';

mkdirSync('test-results', { recursive: true });

/** Code for browsers: jsdom and CommonJS, like the two front ends that use it. */
export default {
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: ['@app/source', 'browser'] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'commonjs' },
      },
    ],
  },
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
};

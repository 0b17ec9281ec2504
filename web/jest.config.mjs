import { mkdirSync } from 'node:fs';
import '../tools/scripts/test-zone.mjs';

mkdirSync('test-results', { recursive: true });

/** Component tests: CommonJS in jsdom, with the browser's conditions. */
export default {
  testEnvironment: './jest.environment.cjs',
  globals: { __SITE_ORIGIN__: 'https://site.example', __DEV_PAGES__: false },
  testEnvironmentOptions: { customExportConditions: ['@app/source', 'browser'] },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/test/no-style.ts',
    '\\.(avif|webp)$': '<rootDir>/src/test/no-picture.ts',
    '^virtual:site$': '<rootDir>/vite/site-in-tests.ts',
    '^marked$': '<rootDir>/../node_modules/marked/lib/marked.umd.js',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.tsx?$': [
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
  // The longest of the unit test suites; many of its tests spend their time waiting.
  maxWorkers: '100%',
  setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
  // As in jest.preset.mjs: only a limit, for busy machines.
  testTimeout: 30_000,
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.spec.tsx'],
};

import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ERROR_CODES } from '@prepward/contracts/errors';
import * as contracts from '@prepward/contracts/events';
import { COMMON_PROBLEMS } from '@prepward/platform/errors';
import { productionFiles, sourceOf } from '@prepward/testing/sql-walls';
import { EVENTS, MODULES } from './index.js';

const FILES = productionFiles(['libs/modules']);
const IMPORTED = /import \{([^}]*)\} from '@prepward\/contracts\/events'/;

/** The events that a module's code names, leaving out the jobs and emails that events trigger. */
function namedIn(module: string): string[] {
  const recording = FILES.filter(
    (file) =>
      file.startsWith(`libs/modules/${module}/`) && !/\/(jobs|mails)\/|\/manifest\.ts$/.test(file),
  );
  const names = recording.flatMap((file) => IMPORTED.exec(sourceOf(file))?.[1]?.split(',') ?? []);
  return [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))].sort();
}

const nameOf = (event: unknown) =>
  Object.entries(contracts).find(([, each]) => each === event)?.[0] ?? 'no event of the contracts';

describe('the manifests', () => {
  it('are of every folder, each in the list under its own name', () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .filter((name) => FILES.includes(`libs/modules/${name}/manifest.ts`));
    expect(MODULES.map(({ name }) => name).sort()).toEqual(folders.sort());
  });

  it.each(MODULES.map(({ name, events = [] }) => [name, events] as const))(
    'name the events that %s records',
    (module, events) => {
      expect(events.map(nameOf).sort()).toEqual(namedIn(module));
    },
  );

  it('together name every event of the contracts, once', () => {
    expect(EVENTS.map(nameOf).sort()).toEqual(Object.keys(contracts).sort());
    expect(new Set(EVENTS.map(({ name }) => name)).size).toBe(EVENTS.length);
  });

  it('together explain every error code, once', () => {
    const explained = [COMMON_PROBLEMS, ...MODULES.map(({ errors = {} }) => errors)];
    expect(explained.flatMap(Object.keys).sort()).toEqual([...ERROR_CODES].sort());
  });
});

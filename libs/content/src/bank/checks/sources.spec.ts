import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { SUBJECTS } from '@prepward/contracts/subjects';

const BANK = fileURLToPath(new URL('..', import.meta.url));

/** What would make an item depend on the machine, the day or the system's language. */
const IMPURE =
  /\bMath\.random|\bDate\.now|\bnew Date\b|\blocaleCompare\b|\bIntl\.|\btoLocaleString\(\)|\bprocess\.(?:env|argv)|from 'node:/;

const sources = SUBJECTS.flatMap((subject) =>
  readdirSync(`${BANK}/${subject}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => `${subject}/${file}`),
);

describe('the sources of the models', () => {
  it('are found', () => {
    expect(sources.length).toBeGreaterThan(SUBJECTS.length);
  });

  it('draw from nothing but their rng: the same bytes on every machine', () => {
    const impure = sources.filter((file) => IMPURE.test(readFileSync(`${BANK}/${file}`, 'utf8')));
    expect(impure).toEqual([]);
  });
});

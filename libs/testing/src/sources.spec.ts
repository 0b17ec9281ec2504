import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { COMMANDS, productTemplate, READERS } from './product-template.js';
import { ROOT } from './root.js';
import { hashOfSources, sourcesOf } from './sources.js';

const sources = sourcesOf(COMMANDS, READERS).map((file) => path.relative(ROOT, file));

describe('the sources of a test database', () => {
  it('are the migrations, the bank, the papers, and what makes them', () => {
    const index = readFileSync(path.join(ROOT, 'libs/modules/migrations/index.ts'), 'utf8');
    const migrations = [...index.matchAll(/from '\.\/(.+)\.js'/g)].map(
      ([, name]) => `libs/modules/migrations/${name}.ts`,
    );
    expect(migrations.length).toBeGreaterThan(4);
    expect(sources).toEqual(
      expect.arrayContaining([
        ...migrations,
        'libs/content/src/bank.ts',
        'libs/modules/questions/bank-loader.ts',
        'libs/platform/src/database/application-role.ts',
        'libs/contracts/src/items.ts',
        'libs/papers/src/furniture.ts',
        'libs/content/src/site/study-sheets/index.ts',
      ]),
    );
    expect(
      sources.filter((file) => file.startsWith('libs/content/src/bank/')).length,
    ).toBeGreaterThan(50);
  });

  it('are the text files of the bank, too', () => {
    const texts = sources.filter((file) => /^libs\/content\/src\/bank\/.*\.(md|yaml)$/.test(file));
    expect(texts.length).toBeGreaterThan(200);
    expect(texts).toContain('libs/content/src/bank/math/mistakes.yaml');
  });

  it('do not change with the rest of the product', () => {
    expect(sources.filter((file) => file.startsWith('libs/modules/auth/'))).toEqual([]);
  });

  it('have another name when one of them changes', () => {
    const [a, b] = ['libs/contracts/src/items.ts', 'libs/contracts/src/brand.ts'].map((file) =>
      path.join(ROOT, file),
    );
    const one = hashOfSources([a ?? '']);
    expect(hashOfSources([a ?? ''])).toBe(one);
    expect(hashOfSources([b ?? ''])).not.toBe(one);
    expect(productTemplate().key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('must not read files, which no one could tell beforehand', () => {
    expect(() => sourcesOf(['libs/testing/src/sources.ts'])).toThrow('reads files');
  });
});

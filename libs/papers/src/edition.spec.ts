import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { edition } from './edition.js';

const LIBRARIES = path.resolve(import.meta.dirname, '../..');

let root: string;
/** A copy of this library's code, next to copies of the packages that it imports. */
let code: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'prepward-edition-'));
  code = path.join(root, 'papers');
  cpSync(import.meta.dirname, code, { recursive: true });
  for (const [library, folder] of [
    ['contracts', 'src'],
    ['content', 'src/bank/kit'],
  ] as const) {
    const copy = path.join(root, 'node_modules/@prepward', library);
    mkdirSync(copy, { recursive: true });
    for (const part of ['package.json', folder]) {
      cpSync(path.join(LIBRARIES, library, part), path.join(copy, part), { recursive: true });
    }
  }
});
afterEach(() => rmSync(root, { recursive: true }));

/** Whether changing a file changes the edition. */
function changesWith(file: string, change: (text: string) => string): boolean {
  const before = edition(code);
  const place = path.join(root, file);
  const text = readFileSync(place, 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(place, change(text));
  return edition(code) !== before;
}

const longer = (text: string) => `${text}\n// More.\n`;

describe('the edition of the papers', () => {
  it('is the same for the same code', () => {
    expect(edition(code)).toBe(edition());
  });

  it('is another one with other minutes of a section, which papers tell', () => {
    const exam = 'node_modules/@prepward/contracts/src/exam.ts';
    const otherMinutes = (text: string) => text.replace('minutes: 57', 'minutes: 58');
    expect(changesWith(exam, otherMinutes)).toBe(true);
  });

  it.each([
    ['papers/formula.ts', true],
    ['node_modules/@prepward/contracts/src/objectives.ts', true],
    ['node_modules/@prepward/content/src/bank/kit/tex.ts', true],
    // It imports nothing from these, or only types.
    ['papers/edition.spec.ts', false],
    ['papers/svg-to-pdfkit.d.ts', false],
    ['node_modules/@prepward/contracts/src/email-rules.ts', false],
    ['node_modules/@prepward/content/src/bank/kit/types.ts', false],
  ])('follows a change of %s: %s', (file, follows) => {
    expect(changesWith(file, longer)).toBe(follows);
  });
});

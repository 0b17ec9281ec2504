import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';

// The command looks its service up by class; no module is started here.
jest.unstable_mockModule('../questions.module.js', () => ({ QuestionsModule: class {} }));
jest.unstable_mockModule('../item-corrections.js', () => ({ ItemCorrections: class {} }));
const { correctItem } = await import('./correct-item.command.js');

const log = console.log;
let lines: string[];
let asked: unknown[];
beforeEach(() => {
  [lines, asked] = [[], []];
  console.log = (line: string) => lines.push(line);
});
afterEach(() => {
  console.log = log;
});

const service = {
  correct: async (...args: unknown[]) => {
    asked.push(args);
    return 4;
  },
};
const app = { get: () => service } as unknown as INestApplicationContext;
const run = (...args: string[]) => correctItem.run(args, app);

it('gives an item its key and its reasons, in which anything may stand', async () => {
  await run(
    'math.sum:1',
    '--key',
    'o2, o1',
    '--rationale',
    'o1=As x = 5',
    '--rationale',
    ' all = 2=2 ',
  );
  expect(asked).toEqual([
    ['math.sum:1', { key: ['o2', 'o1'], rationales: { o1: 'As x = 5', all: '2=2' } }],
  ]);
  expect(lines).toEqual(['math.sum:1 is corrected in version 4; attempts are being rescored.']);
  await run('math.sum:1', '--key', '7');
  expect(asked[1]).toEqual(['math.sum:1', { key: ['7'], rationales: {} }]);
});

it.each([
  [[]],
  [['math.sum:1']],
  [['--key', 'o1']],
  [['math.sum:1', '--key', 'o1', '--rationale', 'no reason']],
  [['math.sum:1', '--key', 'o1', '--rationale', '=no option']],
])('says what it expects, and corrects nothing: %j', async (args) => {
  await expect(run(...args)).rejects.toThrow('Expected: correct-item <item> --key');
  expect(asked).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { generateModel } from '../generate.js';
import type { BankItem } from '../types.js';
import type { TextFault } from './faults.js';
import { readTextFile } from './file.js';
import type { TextFigures } from './question-draft.js';

const figures: TextFigures = {
  label: {
    figure: { svg: '<svg viewBox="0 0 2 1"></svg>', alt: 'Two panels.' },
    regions: [
      { kind: 'rect', x: 0, y: 0, width: 1, height: 1 },
      { kind: 'rect', x: 1, y: 0, width: 1, height: 1 },
    ],
  },
};

const template = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../templates/${name}.md`, import.meta.url)), 'utf8');

function read(text: string) {
  const faults: TextFault[] = [];
  const set = readTextFile({ file: 'a.md', text }, 'reading.a', figures, faults);
  return { set, faults: faults.map(({ file, line, message }) => `${file}:${line}: ${message}`) };
}

function items(text: string): BankItem[] {
  const { set, faults } = read(text);
  expect(faults).toEqual([]);
  return set === undefined ? [] : generateModel(set.model).map(({ item }) => item);
}

const option = (right: boolean, text: string) =>
  right
    ? `- [x] ${text}\n  Reason: It fits.`
    : `- [ ] ${text}\n  Mistake: not-stated\n  Reason: It doesn't fit.`;
const four = [option(true, 'A'), option(false, 'B'), option(false, 'C'), option(false, 'D')];
const head = (type: string) => `Type: ${type}\nObjective: reading.key-ideas.infer\nDifficulty: 0.5`;
/** The first question begins on line 10. */
const passage = (...questions: string[]) =>
  `---\ntitle: Notice\nkind: notice\n---\n\nThe pool is closed.\n\n# Questions\n\n${questions.join('\n\n')}\n`;
const question = (type: string, ...parts: string[]) =>
  `## 1\n\n${head(type)}\n\n${parts.join('\n\n')}`;
const choice = question('multiple-choice', 'What follows?', four.join('\n'));

describe('a text file', () => {
  it('is a passage with its item set', () => {
    const { set } = read(passage(choice));
    expect(set?.passage).toEqual({
      id: 'reading.a',
      title: 'Notice',
      kind: 'notice',
      text: 'The pool is closed.',
    });
    expect(items(passage(choice))[0]).toMatchObject({
      id: 'reading.a:1',
      passageId: 'reading.a',
      type: 'multiple-choice',
      objective: 'reading.key-ideas.infer',
      difficulty: 0.5,
      stem: 'What follows?',
    });
  });

  it('is a set of questions of one kind, which may share their beginning', () => {
    const made = items(template('questions'));
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({
      id: 'reading.a:1',
      objective: 'english.conventions.sentences',
      stem: 'Which group of words is a complete sentence?',
    });
    const longer = template('questions').replace('## 1\n', '## 1\n\n> A **note**.\n');
    expect(items(longer)[0]?.stem).toBe(
      'Which group of words is a complete sentence?\n\n> A **note**.',
    );
  });

  it('has every type of question, what it teaches, and steps', () => {
    const made = items(template('passage'));
    expect(made.map(({ type }) => type)).toEqual([
      'multiple-choice',
      'multiple-select',
      'supply',
      'ordered',
    ]);
    expect(made[0]?.why).toMatch(/^A summary covers .* fewer mistakes\.$/);
    expect(made[2]?.why).toHaveLength(2);
    expect(made.map(({ remember }) => remember)).not.toContain(undefined);
    expect(made[2]).toMatchObject({ answer: '9', answerKind: 'number', unit: 'dollars' });
    expect(made[3]).toMatchObject({ misconception: 'follows-order-of-mention' });
  });

  it('keeps the numbers of its questions when one is dropped', () => {
    const numbered = [1, 3].map((n) =>
      choice.replace('## 1', `## ${n}`).replace('follows?', `follows ${n}?`),
    );
    expect(items(passage(...numbered)).map(({ id, stem }) => [id, stem])).toEqual([
      ['reading.a:1', 'What follows 1?'],
      ['reading.a:3', 'What follows 3?'],
    ]);
  });

  it('sorts plain numbers, goes on in indented lines, and reads Windows line ends', () => {
    const numbers = choice
      .replace('] A', '] 30')
      .replace('] B', '] 4')
      .replace('] C', '] 100')
      .replace('] D', '] 20')
      .replace('It fits.', 'It fits\n  well.');
    const [item] = items(passage(numbers).replaceAll('\n', '\r\n'));
    if (item?.type !== 'multiple-choice') throw new Error('another type');
    expect(item.options.map(({ text }) => text)).toEqual(['4', '20', '30', '100']);
    expect(item.options[2]?.rationale).toBe('It fits well.');
  });

  it('takes typed words in other forms', () => {
    const word = question(
      'supply',
      'Which word?',
      "Answer: don't\nAccept: do not; dont\nReason: It fits.",
      `${option(false, "wo'nt")}\n${option(false, 'nodnt')}`,
    );
    expect(items(passage(word))[0]).toMatchObject({
      answerKind: 'word',
      accepted: ['do not', 'dont', 'don’t'],
    });
  });

  it('asks for a place in a picture or in a sentence', () => {
    const spots = [option(false, 'Left'), option(true, 'Right')].join('\n');
    const picture = question('hot-spot', 'Which?', spots).replace('Type:', 'Figure: label\nType:');
    expect(items(passage(picture))[0]).toMatchObject({ figure: figures.label?.figure });
    const words = [option(true, 'has'), option(false, 'Comma after "it"')].join('\n');
    const sentence = question('hot-spot', 'Which?', words).replace(
      'Type:',
      'Sentence: They [has] it [,=Comma after "it"] then.\nType:',
    );
    expect(items(passage(sentence))[0]).toMatchObject({
      regions: [{ name: 'has' }, { name: 'Comma after "it"' }],
    });
  });
});

describe('a fault in a text file is told with its file and line', () => {
  const cases: [name: string, text: string, fault: RegExp][] = [
    ['no top', 'Hello', /^a\.md:1: expected the file to begin with a block between two lines/],
    ['no questions', passage(choice).replace('# Questions', ''), /:\d+: expected a line "# Quest/],
    ['broken YAML', passage(choice).replace('title: Notice', 'title: "Notice'), /^a\.md:[23]: /],
    ['no title', passage(choice).replace('title: Notice\n', ''), /:2: "title" is missing/],
    [
      'unknown kind',
      passage(choice).replace('kind: notice', 'kind: poem'),
      /:3: "kind" is "poem"; expected one of: informational, /,
    ],
    [
      'unknown field at the top',
      passage(choice).replace('kind:', 'author: me\nkind:'),
      /:3?: "author" doesn't belong here/,
    ],
    [
      'unknown figure of a passage',
      passage(choice).replace('kind:', 'figure: map\nkind:'),
      /:3: there is no figure "map"; the subject's figures are: label/,
    ],
    ['no text', passage(choice).replace('The pool is closed.', ''), /:5: the passage has no text/],
    [
      'a text in a set',
      template('questions').replace('# Questions', 'A text.\n\n# Questions'),
      /:\d+: expected "# Questions" here/,
    ],
    ['no question', passage(), /:8: expected at least one question: "## 1"/],
    ['text before the first number', passage('Hello', choice), /:10: expected "## 1"/],
    [
      'a number twice',
      passage(choice, choice),
      /:30: expected the number of a question: "## 2" or higher/,
    ],
    [
      'a number in words',
      passage(choice.replace('## 1', '## One')),
      /:10: expected the number of a question: "## 1" or higher/,
    ],
    [
      'no type',
      passage(choice.replace(/Type: .*\n/, '')),
      /:10: Type: is missing; expected one of: multiple-choice, /,
    ],
    [
      'unknown type',
      passage(choice.replace('multiple-choice', 'choice')),
      /:12: Type: is "choice"; expected one of: multiple-choice, /,
    ],
    [
      'unknown label',
      passage(choice.replace('Difficulty:', 'Difficult:')),
      /:14: expected one of Type:, Objective:, Difficulty:/,
    ],
    [
      'unknown objective',
      passage(choice.replace('ideas.infer', 'ideas.guess')),
      /:13: there is no objective "reading.key-ideas.guess"; expected one of: reading\.key-ideas\.summarise, /,
    ],
    ['no number', passage(choice.replace('0.5', 'hard')), /:14: expected a difficulty from -2/],
    ['too hard', passage(choice.replace('0.5', '3')), /:14: expected a difficulty from -2/],
    [
      'a label twice',
      passage(choice.replace('Difficulty:', 'Type: supply\nDifficulty:')),
      /:14: Type: is given twice/,
    ],
    ['no stem', passage(choice.replace('What follows?', '')), /:10: the question is missing/],
    [
      'no options',
      passage(choice.replaceAll(/- \[[\s\S]*/g, '')),
      /:10: the list of options .* is missing/,
    ],
    [
      'three options',
      passage(choice.replace(option(false, 'D'), '')),
      /:18: expected 4 options, found 3/,
    ],
    [
      'no key',
      passage(choice.replace('[x] A', '[ ] A\n  Mistake: not-stated')),
      /:18: expected 1 marked \[x\] and 3 or more \[ \], found 0 \[x\]/,
    ],
    [
      'a strange mark',
      passage(choice.replace('[x]', '[y]')),
      /:18: expected - \[x\] before a right option/,
    ],
    ['no reason', passage(choice.replace('  Reason: It fits.\n', '')), /:18: Reason: is missing/],
    [
      'an empty reason',
      passage(choice.replace('  Reason: It fits.', '  Reason:')),
      /:19: this is empty; expected a text/,
    ],
    [
      'no mistake',
      passage(choice.replace('  Mistake: not-stated\n', '')),
      /:20: Mistake: is missing; a wrong option names/,
    ],
    [
      'a reason that is not indented',
      passage(choice.replace('  Reason: It fits.', 'Reason: It fits.')),
      /:19: Reason: doesn't belong here; below an option it begins with two spaces/,
    ],
    [
      'the mistake of a key',
      passage(choice.replace('  Reason: It fits.', '  Mistake: not-stated\n  Reason: It fits.')),
      /:19: a right option has no Mistake:/,
    ],
    [
      'a mistake in words',
      passage(choice.replace('Mistake: not-stated', 'Mistake: Not stated')),
      /:21: expected a name of small letters and hyphens/,
    ],
    [
      'an answer without a place',
      passage(choice.replace('- [x]', 'Answer: 4\n- [x]')),
      /:18: Answer: doesn't belong here/,
    ],
    [
      'a stray line',
      passage(`${choice}\nBy the way`),
      /:29: expected an option \(- \[x\] or - \[ \]\)/,
    ],
    [
      'an unknown figure',
      passage(choice.replace('Type:', 'Figure: map\nType:')),
      /:12: there is no figure "map"/,
    ],
    [
      'a spot without a picture',
      passage(question('hot-spot', 'Which?', option(true, 'A'), option(false, 'B'))),
      /:18: a hot-spot question needs a Figure: or a Sentence:/,
    ],
    [
      'too many spots',
      passage(choice.replace('multiple-choice', 'hot-spot\nFigure: label')),
      /:19: the figure has 2 regions/,
    ],
    [
      'a box without an option',
      passage(
        question('hot-spot', 'Which?', option(true, 'A'), option(false, 'B')).replace(
          'Type:',
          'Sentence: [A] or [C].\nType:',
        ),
      ),
      /:19: the options of a Sentence: are its \[boxes\].*: A; C$/,
    ],
    [
      'one common error',
      passage(question('supply', 'How many?', 'Answer: 4\nReason: So.', option(false, '5'))),
      /:21: expected 2 to 12 options, found 1/,
    ],
    [
      'three steps',
      passage(
        question(
          'ordered',
          'Order.',
          'Mistake: swaps\nReason: So.',
          '1. A\n   Reason: a.\n2. B\n   Reason: b.\n3. C\n   Reason: c.',
        ),
      ),
      /:21: expected 4 to 6 steps/,
    ],
    [
      'sentences and steps',
      passage(`${choice}\n\nWhy: So.\n1. First.`),
      /:31: Why: is either sentences or numbered steps/,
    ],
  ];

  it.each(cases)('%s', (_name, text, fault) => {
    const { set, faults } = read(text);
    expect(set).toBeUndefined();
    expect(faults).toContainEqual(expect.stringMatching(fault));
  });

  it('and all faults of a file at once', () => {
    const text = passage(
      choice.replace('0.5', 'hard'),
      choice.replace('## 1', '## 2').replace('[x]', '[ ]'),
    );
    expect(read(text).faults.length).toBeGreaterThan(1);
  });
});

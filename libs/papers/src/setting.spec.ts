import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Markdown, readInline, readMarkdown } from '@prepward/content/bank/kit/printed';
import { readTex } from '@prepward/content/bank/kit/tex';
import type { BankItem } from '@prepward/content/bank/kit/types';
import { watchDrawing } from '../test/drawing.js';
import { ITEMS, PASSAGE } from '../test/sample-items.js';
import { answerUnits } from './answer.js';
import { type CoverFacts, drawCover } from './cover.js';
import { setFormula } from './formula.js';
import { setText, widthsOf } from './lines.js';
import { fitsPage } from './question.js';
import { Sheet } from './sheet.js';
import { TEXT } from './theme.js';

let sheet: Sheet;
beforeAll(() => {
  sheet = new Sheet({
    title: 't',
    subject: 's',
    author: 'a',
    date: new Date(0),
  });
  sheet.addPage();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const round = (value: number) => Math.round(value * 100) / 100 || 0;

describe('a formula', () => {
  /** Width, ascent and descent, each character with its place and size, and the bars. */
  const set = (tex: string) => {
    const { width, ascent, descent, runs, bars } = setFormula(sheet, tex, TEXT.body);
    const signs = runs.map(({ run, x, y }) => [run.text, ...[x, y, run.size].map(round)].join(' '));
    const lines = bars.map((bar) =>
      ['bar', ...[bar.x, bar.y, bar.width, bar.thickness].map(round)].join(' '),
    );
    return [tex, ...[width, ascent, descent].map(round), ...signs, ...lines].join(' | ');
  };

  it('is set sign by sign', () => {
    const formulas = [
      ...['x', 'py', '12', '5 - 3', '-3', '2 \\times (-3)', '1 = -1', '|-2|', '[-2]', '1, -2'],
      ...['a + b', 'a < b', 'a \\le b', 'a \\ge b', '2\\frac{1}{2}', '\\frac{1}{2} + x'],
      ...[
        '\\frac{x + 1}{y}',
        '\\frac{\\frac{1}{2}}{10}',
        'x^2',
        'x_1^2 y',
        '\\text{CO}_2',
        '10^{-3}',
      ],
      ...['5\\%', '90^\\circ', '3 : 4', 'f(x)'],
    ];
    expect(formulas.map(set).join('\n')).toMatchSnapshot();
  });

  it('knows the signs of the bank, each with its space', () => {
    const said = (tex: string) =>
      readTex(tex).map((part) => ('text' in part ? `${part.kind} ${part.text}` : part.kind));
    expect(said('+-−÷×\\times\\cdot\\div\\pm').join()).toBe(
      ['+', '−', '−', '÷', '×', '×', '·', '÷', '±'].map((sign) => `sign ${sign}`).join(),
    );
    expect(said('=<>\\le\\ge\\lt\\gt\\approx\\rightarrow\\to').join()).toBe(
      ['=', '<', '>', '≤', '≥', '<', '>', '≈', '→', '→'].map((sign) => `sign ${sign}`).join(),
    );
    expect(said('\\pi\\mu\\Delta\\%\\$\\circ a').join()).toBe(
      ['π', 'μ', 'Δ', '%', '$', '°', 'a'].map((sign) => `text ${sign}`).join(),
    );
    expect(said('1,234.5 .5 1,23 \\text {a b}').join('|')).toBe(
      'text 1,234.5|text .5|text 1|sign ,|text 23|text a b',
    );
    const spaces = readTex('+=,;().:!|[]').map((part) => (part.kind === 'sign' ? part.space : ''));
    expect(spaces).toEqual(['operator', 'relation', 'comma', 'comma', ...Array(8).fill('none')]);
    const hands = readTex('a1\\pi\\text{b}').map((part) => (part.kind === 'text' ? part.hand : ''));
    expect(hands).toEqual(['letter', 'upright', 'letter', 'upright']);
  });

  it('sets chemistry upright, in subscripts and fractions too', () => {
    const letter = (text: string) => ({ kind: 'text', text, hand: 'upright' });
    const script = { kind: 'script', base: [letter('O')], over: [], under: [letter('2')] };
    expect(readTex('\\mathrm{5\\,O_2}')).toEqual([
      letter('5'),
      { kind: 'sign', text: '', space: 'comma' },
      script,
    ]);
    expect(readTex('\\mathrm{\\frac{g}{mol}}x')).toEqual([
      { kind: 'fraction', above: [letter('g')], below: [...'mol'].map(letter) },
      { kind: 'text', text: 'x', hand: 'letter' },
    ]);
    const width = (tex: string) => setFormula(sheet, tex, TEXT.body).width;
    expect(width('\\mathrm{5\\,O}')).toBeCloseTo(width('\\mathrm{5O}') + 0.2 * TEXT.body.size);
  });

  it.each([
    ['a}', 'an extra brace'],
    ['{a', 'a missing brace'],
    ['\\frac{1}', 'it ends too early'],
    ['x^', 'it ends too early'],
    ['a & b', 'it does not know &'],
  ])('is refused where it says %j', (tex, problem) => {
    expect(() => readTex(tex)).toThrow(`The papers can't typeset the formula ${tex}: ${problem}`);
  });
});

describe('a line of text', () => {
  const content = readInline('two words');

  it('holds what is just as wide, and no more', () => {
    const { least, whole } = widthsOf(sheet, content, TEXT.body);
    const linesAt = (width: number) => setText(sheet, content, TEXT.body, width).lines.length;
    expect([linesAt(whole + 0.001), linesAt(whole - 0.001), linesAt(least)]).toEqual([1, 2, 2]);
    expect(() => linesAt(least - 0.001)).toThrow('A word is');
    expect(setText(sheet, content, TEXT.body, whole + 50).width).toBeCloseTo(whole, 6);
    expect(setText(sheet, content, TEXT.body, least).width).toBe(least);
    expect(widthsOf(sheet, [], TEXT.body)).toEqual({ least: 0, whole: 0 });
    expect(setText(sheet, [], TEXT.body, 9)).toEqual({
      lines: [],
      height: 0,
      width: 0,
    });
  });

  it('is as high as its style says, or as what is high in it', () => {
    const heightOf = (source: string) => setText(sheet, readInline(source), TEXT.body, 200).height;
    expect(heightOf('two words')).toBe(TEXT.body.leading);
    expect(heightOf('a $x$')).toBe(TEXT.body.leading);
    const { ascent, descent } = setFormula(sheet, '\\frac{1}{2}', TEXT.body);
    expect(heightOf('a $\\frac{1}{2}$')).toBeCloseTo(ascent + descent + 3, 6);
  });
});

describe('what a text says in Markdown', () => {
  const plain = (source: string) =>
    readInline(source)
      .map((part) => (part.kind === 'text' ? part.text.replaceAll('\u00a0', '_') : `[${part.tex}]`))
      .join('');

  it.each([
    ['5 °C, 5 °F', '5_°C, 5_°F'],
    ['1 m 2 cm 3 km 4 mm 5 µm', '1_m 2_cm 3_km 4_mm 5_µm'],
    ['1 g 2 mg 3 kg 4 µg', '1_g 2_mg 3_kg 4_µg'],
    ['1 L 2 mL 3 µL', '1_L 2_mL 3_µL'],
    ['1 in 2 ft 3 lb 4 oz', '1_in 2_ft 3_lb 4_oz'],
    ['8 a.m. 9 p.m.', '8_a.m. 9_p.m.'],
    ['5 miles, 5 inches, 5 grams, a m', '5 miles, 5 inches, 5 grams, a m'],
    ["'a' 'b'", '‘a’ ‘b’'],
    ['a—"b" [\'c\']', 'a—“b” [‘c’]'],
    ['"*a*"', '“a”'],
    ['"$x$"', '“[x]”'],
    ['a\nb', 'a b'],
    ['a \\* b', 'a * b'],
    ['[a](https://x.example)', 'a'],
  ])('%j is printed as %j', (source, printed) => expect(plain(source)).toBe(printed));

  it('is strong or slanted where it says so, heads of tables and headings always', () => {
    const handsOf = (content: ReturnType<typeof readInline>) =>
      content.map((part) => (part.kind === 'text' ? part.hand : part.kind));
    expect(handsOf(readInline('a **b** *c* d'))).toEqual([
      'plain',
      'strong',
      'plain',
      'em',
      'plain',
    ]);
    const blocks = readMarkdown('# A\n\n| B |\n| - |\n| c |\n\n> d\n\n1. e\n\n- f');
    const [heading, table, quote, numbers, points] = blocks as [Markdown, ...Markdown[]];
    expect(heading?.kind === 'heading' && handsOf(heading.content)).toEqual(['strong']);
    if (table?.kind !== 'table') throw new Error('no table');
    expect([table.header, table.rows[0] ?? []].map(([cell]) => handsOf(cell ?? []))).toEqual([
      ['strong'],
      ['plain'],
    ]);
    expect(quote).toMatchObject({
      kind: 'quote',
      blocks: [{ kind: 'paragraph' }],
    });
    expect(numbers).toMatchObject({ kind: 'list', ordered: true });
    expect(points).toMatchObject({ kind: 'list', ordered: false });
    expect(() => readMarkdown('---')).toThrow("can't typeset hr");
  });
});

describe('the review of an answer', () => {
  it('keeps the first two reasons with its head, and the last two together', () => {
    const [choice, , select, place, order, unit, bare] = ITEMS as BankItem[];
    const partsOf = (item: BankItem | undefined, teaches = false) =>
      answerUnits(sheet, sheet.root, item as BankItem, 1, teaches).map(
        ({ blocks }) => blocks.length,
      );
    // Head and reasons of options; in the second, also the steps to the answer and what to remember.
    expect([partsOf(choice), partsOf(choice, true)]).toEqual([
      [3, 2],
      [4, 2, 1],
    ]);
    expect([partsOf(select), partsOf(place)]).toEqual([[3, 1, 2], [3]]);
    // A written answer has a rationale as a whole, and those of common errors.
    expect([partsOf(order, true), partsOf(unit, true), partsOf(bare)]).toEqual([
      [4, 1, 1],
      [3],
      [2],
    ]);
    const unknown = { ...choice, objective: 'math.magic' } as BankItem;
    expect(() => partsOf(unknown)).toThrow("an objective that isn't on the exam: math.magic");
  });
});

it('a text fits on a page until it is higher', () => {
  const of = (paragraphs: number) => ({
    ...PASSAGE,
    text: Array(paragraphs).fill('A.').join('\n\n'),
  });
  expect([20, 21, 22, 23].map((paragraphs) => fitsPage(sheet, of(paragraphs)))).toEqual([
    ...[true, true, false, false],
  ]);
});

describe('a cover', () => {
  const facts: CoverFacts = {
    ...{
      subject: 'math',
      questions: 100,
      sets: 4,
      unequal: false,
      pages: 70,
      figures: 0,
    },
    areas: new Map([['math.numbers', 60]]),
  };
  const drawn = (change: Partial<CoverFacts>) => {
    const { lines } = watchDrawing();
    const site = {
      brand: 'Prepward',
      origin: '',
      date: new Date('2026-11-21T23:00:00Z'),
    };
    drawCover(sheet, sheet.root, site, { ...facts, ...change });
    jest.restoreAllMocks();
    return lines;
  };
  const heard = (lines: readonly string[]) =>
    lines.flatMap((line) => /actual: ([^}]*)\}/.exec(line)?.[1] ?? []);

  it('counts figures where there are any, and says of sets whether they are alike', () => {
    const counts = heard(drawn({})).slice(0, 3);
    expect(counts).toEqual(['100 questions.', '4 sets of 25.', '70 pages.']);
    expect(heard(drawn({ figures: 1, unequal: true, questions: 98 })).slice(0, 4)).toEqual([
      ...['98 questions.', '4 sets of about 25.', '1 figure.', '70 pages.'],
    ]);
  });

  it('has a bar for each area, also for one without questions', () => {
    expect(heard(drawn({})).slice(3, 5)).toEqual([
      'Numbers and algebra: 60 questions.',
      'Measurement and data: 0 questions.',
    ]);
    const bars = drawn({}).filter((line) => line.includes('roundedRect 308'));
    expect(bars.map((line) => line.split(' ').slice(2, 6).map(Number))).toEqual([
      ...[
        [308, 493, 244, 7],
        [308, 493, 244, 7],
      ],
      ...[
        [308, 512, 244, 7],
        [308, 512, 0, 7],
      ],
    ]);
  });

  it('makes the long name of a subject as small as the page wants', () => {
    const sizeOf = (subject: CoverFacts['subject']) =>
      Number(/H1 .*SemiBold ([\d.]+)/.exec(drawn({ subject }).join('\n'))?.[1]);
    expect([sizeOf('math'), sizeOf('science')]).toEqual([54, 54]);
    expect(sizeOf('english')).toBeLessThan(54);
    expect(sizeOf('english')).toBeGreaterThan(30);
  });
});

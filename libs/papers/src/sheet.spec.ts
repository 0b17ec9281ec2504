import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { readInline } from '@prepward/content/bank/kit/printed';
import { watchDrawing } from '../test/drawing.js';
import { readPdf } from '../test/read-pdf.js';
import { readFaces } from './faces.js';
import { Sheet } from './sheet.js';
import { table } from './tables.js';
import { TEXT } from './theme.js';
import { unpackWoff } from './woff.js';

const about = { title: 't', subject: 's', author: 'a', date: new Date(0) };
const sheet = new Sheet(about);

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the faces', () => {
  it('are those of the text, and lend each other the signs that they lack', () => {
    const facesOf = (text: string, hand: 'plain' | 'strong' | 'em' = 'plain', style = TEXT.body) =>
      sheet.runs(text, style, hand).map((run) => [run.text, run.face]);
    expect(facesOf('Łucja α Дана ễ → 3')).toEqual([
      ...[
        ['Ł', 'latin-ext'],
        ['ucja ', 'serif'],
        ['α', 'greek'],
        [' ', 'serif'],
      ],
      ...[
        ['Дана', 'cyrillic'],
        [' ', 'serif'],
        ['ễ', 'vietnamese'],
        [' ', 'serif'],
      ],
      ...[
        ['→', 'signs'],
        [' 3', 'serif'],
      ],
    ]);
    expect([facesOf('a', 'strong'), facesOf('a', 'em')]).toEqual([
      [['a', 'serif-strong']],
      [['a', 'serif-em']],
    ]);
    // A style that is strong as a whole stays strong in every hand.
    expect(sheet.runs('a', TEXT.title, 'em')[0]?.face).toBe('sans-strong');
    const [small, large] = [5, undefined].map(
      (size) => sheet.runs('a', TEXT.body, 'plain', size)[0],
    );
    expect([small?.size, large?.size]).toEqual([5, TEXT.body.size]);
    expect((small?.width ?? 0) / (large?.width ?? 1)).toBeCloseTo(5 / TEXT.body.size, 3);
  });

  it('are unpacked as fonts, table by table', () => {
    for (const [face, font] of readFaces()) {
      const count = font.readUInt16BE(4);
      const power = 2 ** Math.floor(Math.log2(count));
      expect([face, font.readUInt16BE(6), font.readUInt16BE(8), font.readUInt16BE(10)]).toEqual([
        ...[face, power * 16, Math.log2(power), count * 16 - power * 16],
      ]);
      for (let at = 12; at < 12 + count * 16; at += 16) {
        const [sum, offset, length] = [4, 8, 12].map((field) => font.readUInt32BE(at + field)) as [
          ...[number, number, number],
        ];
        expect([offset % 4, offset + length <= font.length]).toEqual([0, true]);
        if (font.toString('latin1', at, at + 4) === 'head') continue;
        let found = 0;
        for (let word = offset; word < offset + length; word += 4) {
          found = (found + font.readUInt32BE(word)) >>> 0;
        }
        expect(found).toBe(sum);
      }
    }
    expect(() => unpackWoff(Buffer.from('wOF2 and more'))).toThrow("isn't a WOFF");
  });
});

it('a file says of itself what it is', async () => {
  const paper = new Sheet({ ...about, title: 'A title', subject: 'A subject', author: 'Us' });
  paper.addPage();
  const part = paper.tag(paper.root, 'P', { title: 'owner', actual: 'heard' });
  paper.link(part, 'https://prep.example', 1, 2, 3, 4);
  paper.bookmark('A part');
  const { outline } = readPdf(await paper.finish());
  const day = '(D:19700101000000Z)';
  for (const said of [
    `(Us)\n(Us)\n${day}\n(A title)\n(A subject)\n(Us)\n${day}\n<<\n/Producer`,
    ...['/Lang (en-US)', '/Marked true', '/DisplayDocTitle true', '/MediaBox [0 0 612 792]'],
    ...['/T (owner)', '/ActualText (heard)', '/URI (https://prep.example)', '/Title (A part)'],
    ...['/Contents (https://prep.example)', '/StructParent '],
  ]) {
    expect(outline).toContain(said);
  }
});

describe('a table', () => {
  const cells = (row: readonly string[]) => row.map(readInline);
  /**
   * Whether a two-digit number is further to the right than a long one in a column with this cell.
   */
  const isAtRight = (cell: string) => {
    sheet.addPage();
    const rows = [
      ['a', '1,000,000'],
      ['b', cell],
      ['c', '12'],
    ].map(cells);
    const { lines } = watchDrawing();
    const source = { kind: 'table' as const, header: cells(['H', 'H']), rows };
    table(sheet, source, TEXT.sheet, 400, 0).draw({ x: 0, y: 0 }, sheet.root);
    const placeOf = (text: string) =>
      lines.map((line) => line.split(`"${text}" `)[1]?.split(' ')[0]).find((x) => x !== undefined);
    return placeOf('12') !== placeOf('1,000,000');
  };

  it.each(['12', '$5', '-1', '−1', '4%', '98 °F', '37°C', '1,234.5', '12:30', '1/2', '–', '—', ''])(
    'has numbers at the right of their column, beside %j',
    (cell) => expect(isAtRight(cell)).toBe(true),
  );

  it.each(['a', '12 kg', '5 to 6', '1 2', '$', '–1–'])(
    'has words at the left, and numbers beside %j',
    (cell) => expect(isAtRight(cell)).toBe(false),
  );
});

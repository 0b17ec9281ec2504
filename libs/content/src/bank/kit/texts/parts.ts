import type { TextFault, TextSource } from './faults.js';
import type { Line } from './question-lines.js';

/** A question as written in its file: its number and its lines. */
export interface Block {
  head: Line;
  /** The number after `##`: the seed of the item, so it's never used for another question. */
  seed: number;
  lines: Line[];
}

/** The parts of a file: the block between two lines of `---`, the passage, the questions. */
interface Parts {
  top: string;
  body: string;
  bodyAt: number;
  blocks: Block[];
}

const QUESTIONS = '# Questions';

/** Splits the questions at their numbers. */
function blocksOf(file: string, lines: readonly Line[], faults: TextFault[]): Block[] {
  const found: Block[] = [];
  for (const line of lines) {
    const tell = (message: string) => faults.push({ file, line: line.at, message });
    const last = found.at(-1);
    if (!/^#{1,2} /.test(line.text)) {
      if (last) last.lines.push(line);
      else if (line.text.trim() !== '') tell('expected "## 1", the number of the first question');
      continue;
    }
    const seed = Number(/^## ([1-9]\d*)$/.exec(line.text)?.[1]);
    const least = (last?.seed ?? 0) + 1;
    if (!(seed >= least)) tell(`expected the number of a question: "## ${least}" or higher`);
    found.push({ head: line, seed: seed >= least ? seed : least, lines: [] });
  }
  return found;
}

/** Splits a text file into its parts; undefined when it doesn't have the required structure. */
export function partsOf({ file, text }: TextSource, faults: TextFault[]): Parts | undefined {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const tell = (line: number, message: string) => faults.push({ file, line, message });
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end < 0) {
    tell(1, 'expected the file to begin with a block between two lines of ---');
    return undefined;
  }
  const start = lines.indexOf(QUESTIONS, end);
  if (start < 0) {
    tell(lines.length, `expected a line "${QUESTIONS}" and the questions after it`);
    return undefined;
  }
  const body = lines.slice(end + 1, start).join('\n');
  const questions = lines.slice(start + 1).map((line, i) => ({ text: line, at: start + 2 + i }));
  const blocks = blocksOf(file, questions, faults);
  if (blocks.length === 0) tell(start + 1, 'expected at least one question: "## 1"');
  return { top: lines.slice(1, end).join('\n'), body: body.trim(), bodyAt: end + 2, blocks };
}

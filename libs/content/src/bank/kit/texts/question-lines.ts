import type { Layout, TextFault } from './faults.js';

/** A line with its number in the file. */
export interface Line {
  text: string;
  at: number;
}

/** Labels above the question. */
const ABOVE = ['Type', 'Objective', 'Difficulty', 'Figure', 'Sentence'] as const;
/** Labels below the question, at the start of a line. */
const BELOW = [
  'Answer',
  'Unit',
  'Tolerance',
  'Accept',
  'Reason',
  'Mistake',
  'Why',
  'Remember',
] as const;
/** Labels below an option or step, indented. */
const OF_CHOICE = ['Mistake', 'Reason'] as const;

const LABELED = /^([A-Z][a-z]+):(?:\s+(.*))?$/;
const OPTION = /^- \[(.)\]\s+(.*)$/;
const STEP = /^\d+\. +(.*)$/;

/** The parts of a question as they are written, before any of it is validated. */
export interface RawQuestion {
  value: Record<string, unknown>;
  layout: Layout;
}

interface RawChoice {
  right?: boolean;
  text: string;
  [field: string]: unknown;
}

const field = (label: string) => label.toLowerCase();
const list = (labels: readonly string[]) => labels.map((label) => `${label}:`).join(', ');

/** Reads the lines of one question into its parts and remembers the line of each. */
class QuestionReader {
  private readonly value: Record<string, unknown> = {};
  private readonly places = new Map<string, number>();
  /** The option or step that indented lines belong to. */
  private choice: { value: RawChoice; path: string } | undefined;
  /** Adds a continuation line to the text read last. */
  private more: ((text: string) => void) | undefined;

  constructor(
    private readonly file: string,
    private readonly head: Line,
    private readonly type: string | undefined,
    private readonly faults: TextFault[],
  ) {
    this.places.set('', head.at);
  }

  read(lines: readonly Line[]): RawQuestion {
    const from = this.readAbove(lines);
    let below = from;
    while (below < lines.length && !this.startsAnswers(lines[below]?.text ?? '')) below++;
    const stem = lines.slice(from, below);
    const first = stem.find(({ text }) => text.trim() !== '');
    if (first !== undefined) {
      this.value.stem = stem
        .map(({ text }) => text)
        .join('\n')
        .trim();
      this.places.set('stem', first.at);
    }
    for (const line of lines.slice(below)) if (line.text.trim() !== '') this.readBelow(line);
    return { value: this.value, layout: this.layout() };
  }

  /** Reads the labels above the question; gives the index of the first line after them. */
  private readAbove(lines: readonly Line[]): number {
    const start = lines.findIndex(({ text }) => text.trim() !== '');
    if (start < 0) return lines.length;
    const length = lines.slice(start).findIndex(({ text }) => text.trim() === '');
    const block = lines.slice(start, length < 0 ? lines.length : start + length);
    const known = ({ text }: Line) => ABOVE.some((label) => text.startsWith(`${label}:`));
    if (!block.some(known)) return start;
    for (const line of block) {
      const [, label = '', text = ''] = LABELED.exec(line.text) ?? [];
      if (known(line)) this.set(this.value, '', label, text, line);
      else this.tell(line, `expected one of ${list(ABOVE)}, or an empty line before the question`);
    }
    return start + block.length;
  }

  private startsAnswers(text: string): boolean {
    const [, label] = LABELED.exec(text) ?? [];
    return (
      text.startsWith('- [') ||
      ((this.value.type ?? this.type) === 'ordered' && STEP.test(text)) ||
      BELOW.some((known) => known === label)
    );
  }

  private readBelow(line: Line): void {
    const indented = /^\s/.test(line.text);
    const text = line.text.trim();
    const [, label = '', rest = ''] = LABELED.exec(text) ?? [];
    const [, mark, option = ''] = OPTION.exec(text) ?? [];
    const [, step] = STEP.exec(text) ?? [];
    const owner = indented ? this.choice : undefined;
    if (owner && OF_CHOICE.some((known) => known === label)) {
      this.set(owner.value, `${owner.path}.`, label, rest, line);
    } else if (!indented && BELOW.some((known) => known === label)) {
      this.choice = undefined;
      this.set(this.value, '', label, rest, line);
    } else if (step !== undefined && this.value.why !== undefined) {
      this.addReasonStep(step, line);
    } else if (!indented && mark !== undefined) {
      this.addOption(mark, option, line);
    } else if (!indented && step !== undefined) {
      this.addChoice('steps', { text: step }, line);
    } else if (indented && this.more) this.more(text);
    else this.tell(line, this.expectation());
  }

  private expectation(): string {
    return `expected an option (- [x] or - [ ]), a step (1.), or one of ${list(BELOW)}; a text goes on in a line that begins with two spaces`;
  }

  private addOption(mark: string, text: string, line: Line): void {
    if (mark !== 'x' && mark !== ' ') {
      this.tell(line, `expected - [x] before a right option or - [ ] before a wrong one`);
    }
    this.addChoice('options', { right: mark === 'x', text }, line);
  }

  private addChoice(name: 'options' | 'steps', value: RawChoice, line: Line): void {
    const all = (this.value[name] ?? []) as RawChoice[];
    this.value[name] = [...all, value];
    const path = `${name}.${all.length}`;
    this.places.set(path, line.at);
    if (all.length === 0) this.places.set(name, line.at);
    this.choice = { value, path };
    this.more = (text) => {
      value.text += ` ${text}`;
    };
  }

  /** `Why:` may be numbered steps. */
  private addReasonStep(step: string, line: Line): void {
    const { why } = this.value;
    if (why === '') this.value.why = [step];
    else if (Array.isArray(why)) why.push(step);
    else this.tell(line, 'Why: is either sentences or numbered steps, not both');
    const steps = this.value.why;
    this.more = (text) => {
      if (Array.isArray(steps)) steps[steps.length - 1] += ` ${text}`;
    };
  }

  private set(
    owner: Record<string, unknown>,
    path: string,
    label: string,
    text: string,
    line: Line,
  ): void {
    const name = field(label);
    if (owner[name] !== undefined) this.tell(line, `${label}: is given twice`);
    owner[name] = text.trim();
    this.places.set(`${path}${name}`, line.at);
    this.more = (further) => {
      owner[name] = `${owner[name]} ${further}`.trim();
    };
  }

  private tell(line: Line, message: string): void {
    this.faults.push({ file: this.file, line: line.at, message });
  }

  private layout(): Layout {
    return {
      label: (name) =>
        [...ABOVE, ...BELOW].some((known) => field(known) === name)
          ? `${name.charAt(0).toUpperCase()}${name.slice(1)}:`
          : (WORDS[name] ?? `"${name}"`),
      hint: (name) =>
        OF_CHOICE.some((known) => field(known) === name)
          ? '; below an option it begins with two spaces'
          : '',
      line: (path) => {
        for (let length = path.length; length > 0; length--) {
          const at = this.places.get(path.slice(0, length).map(String).join('.'));
          if (at !== undefined) return at;
        }
        return this.head.at;
      },
    };
  }
}

/** Parts that have no label of their own. */
const WORDS: Record<string, string> = {
  stem: 'the question',
  options: 'the list of options (- [x] and - [ ])',
  steps: 'the list of steps (1. 2. 3.)',
  text: 'the text',
};

/**
 * Reads the lines of one question, without its `## number`, into its parts.
 *
 * @param type The type of every question in the file, where its top says one.
 */
export function readQuestion(
  file: string,
  head: Line,
  lines: readonly Line[],
  type: string | undefined,
  faults: TextFault[],
): RawQuestion {
  return new QuestionReader(file, head, type, faults).read(lines);
}

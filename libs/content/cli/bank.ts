import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import { mistakesOf } from '../src/bank/checks/contents.js';
import {
  alternateShare,
  type BankStats,
  bankStats,
  type CheckedBank,
  checkBank,
  checkDeterminism,
  type Finding,
  type SubjectStats,
} from '../src/bank/checks/index.js';
import { type GeneratedItem, generateModel } from '../src/bank/kit/generate.js';
import {
  idOfFile,
  loadTextFile,
  TextFaults,
  type TextFigures,
} from '../src/bank/kit/texts/index.js';
import type { Passage, SubjectBank } from '../src/bank/kit/types.js';
import { mistakeOf } from '../src/bank/mistakes.js';
import { platesPage } from './plates.js';
import { previewPage } from './preview.js';

const USAGE = `Usage: bank check [--subject math] [--all]
       bank stats [--subject math] [--json]
       bank mistakes [--subject math]
       bank preview <model or file.md> [--out file.html]
       bank plates [--out file.html]
       bank correct <item> --key <id>[,<id>…] [--rationale <id>=<reason> …]
`;

/** Maximum findings shown per rule unless --all is given: the first few show what's wrong. */
const SHOWN = 40;

function isSubject(text: string): text is Subject {
  return SUBJECTS.some((s) => s === text);
}

/** Loaded one by one: a subject that does not compile must not hide the findings of the others. */
const LOADERS: Record<Subject, () => Promise<SubjectBank>> = {
  reading: async () => (await import('../src/bank/reading/index.js')).readingBank,
  math: async () => (await import('../src/bank/math/index.js')).mathBank,
  science: async () => (await import('../src/bank/science/index.js')).scienceBank,
  english: async () => (await import('../src/bank/english/index.js')).englishBank,
};

/** @throws TextFaults with the problems in the text files of all requested subjects. */
async function load(subject: string | undefined): Promise<SubjectBank[]> {
  if (subject !== undefined && !isSubject(subject)) {
    throw new RangeError(`no subject ${subject}; there are ${SUBJECTS.join(', ')}`);
  }
  const asked = subject === undefined ? SUBJECTS : [subject];
  const loaded = await Promise.allSettled(asked.map((s) => LOADERS[s]()));
  const failed = loaded.flatMap((r) => (r.status === 'rejected' ? [r.reason] : []));
  const other = failed.find((error) => !(error instanceof TextFaults));
  if (other !== undefined) throw other;
  if (failed.length > 0) throw new TextFaults(failed.flatMap(({ faults }) => faults));
  return loaded.flatMap((r) => (r.status === 'fulfilled' ? [r.value] : []));
}

/** The pictures that text files may name; other subjects have none. */
const FIGURES: Partial<Record<Subject, () => Promise<TextFigures>>> = {
  reading: async () => (await import('../src/bank/reading/figures/index.js')).readingFigures,
};

const BANK = fileURLToPath(new URL('../src/bank', import.meta.url));

/** The subject whose folder a text file is in; throws when it's in none. */
function subjectOf(file: string): Subject {
  const [folder = ''] = path.relative(BANK, path.resolve(file)).split(path.sep);
  if (!isSubject(folder)) {
    throw new RangeError(
      `${file} is in no subject's folder; expected ${BANK}/reading/… or another`,
    );
  }
  return folder;
}

/** As much of the bank as generates: a model that throws becomes a finding and doesn't stop the check. */
function build(banks: readonly SubjectBank[]): { bank: CheckedBank; broken: Finding[] } {
  const broken: Finding[] = [];
  const items = banks.flatMap((b) =>
    b.models.flatMap((model) => {
      try {
        return generateModel(model);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        broken.push({ rule: 10, id: model.id, message: `does not generate: ${message}` });
        return [];
      }
    }),
  );
  const passages = banks.flatMap((b) => b.passages);
  return { bank: { subjects: banks.map((b) => b.subject), items, passages }, broken };
}

function report(findings: Finding[], all: boolean): void {
  const perRule = new Map<number, number>();
  for (const { rule, id, message } of findings) {
    const count = (perRule.get(rule) ?? 0) + 1;
    perRule.set(rule, count);
    if (all || count <= SHOWN) process.stdout.write(`rule ${rule}  ${id}  ${message}\n`);
    else if (count === SHOWN + 1) process.stdout.write(`rule ${rule}  … (--all shows the rest)\n`);
  }
  for (const [rule, count] of [...perRule].sort(([a], [b]) => a - b)) {
    process.stdout.write(`rule ${rule}: ${count} findings\n`);
  }
}

function check(banks: readonly SubjectBank[], all: boolean): number {
  const start = performance.now();
  const { bank, broken } = build(banks);
  const generated = performance.now();
  const again = build(banks).bank;
  const findings = [...broken, ...checkBank(bank), ...checkDeterminism(bank, again)];
  report(findings, all);
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  const end = performance.now();
  process.stdout.write(
    `${bank.items.length} items, ${findings.length} findings; ` +
      `generated in ${seconds(generated - start)} s, checked in ${seconds(end - generated)} s\n`,
  );
  return findings.length === 0 ? 0 : 1;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** The lengths of the sentences that a subject's items test. */
function sentenceLine({ items, median, within, outside }: SubjectStats['sentences']): string {
  return `sentences under test: ${items} items, median ${median} words, 12 to 30 words in ${percent(within)}; models mostly outside: ${outside.length}`;
}

/** How a subject reads: its options, texts, sentences, and the signs of a single author. */
function mannerLines(subject: string, stats: SubjectStats): string[] {
  const { options, author, applied, texts, sentences } = stats;
  const rates = Object.entries(author.rates).map(([cue, rate]) => `${cue} ${rate.toFixed(1)}`);
  return [
    `options in words: ${options.items} items; all begin alike in ${percent(options.oneOpening)}, cut to one length in ${percent(options.oneLength)}`,
    `items of models that apply: ${percent(applied)}`,
    `prose texts: ${texts.prose}, single paragraphs of 60 to 150 words ${texts.paragraphs}, the longest ${texts.longest} words; ${texts.questions.toFixed(1)} questions on a text`,
    ...(subject === 'english' ? [sentenceLine(sentences)] : []),
    `in 10,000 of ${author.words} words: ${rates.join(', ')}; texts that end in an aphorism ${percent(author.aphorisms)}`,
  ];
}

function printStats(stats: BankStats): void {
  for (const [subject, s] of Object.entries(stats.subjects)) {
    const share = (alternateShare(s) * 100).toFixed(1);
    process.stdout.write(
      `${subject}: ${s.items} items of ${s.models} models in ${s.families} families, ${s.passages} passages, ${share} % alternate types\n`,
    );
    for (const [type, count] of Object.entries(s.byType))
      process.stdout.write(`  ${type} ${count}\n`);
    for (const line of mannerLines(subject, s)) process.stdout.write(`  ${line}\n`);
    for (const [objective, count] of Object.entries(s.byObjective).sort()) {
      process.stdout.write(`  ${objective} ${count}\n`);
    }
  }
  process.stdout.write(`total: ${stats.total}\n`);
}

/** An item's mistakes: each id, as used in text files, with the text students read. */
function linesOf({ item }: GeneratedItem): [string, string][] {
  return mistakesOf(item).map((id) => {
    const { name, sentence } = mistakeOf(id) ?? { name: '(no name)', sentence: '' };
    return [id, `${name}. ${sentence}`];
  });
}

function printMistakes({ items }: CheckedBank): number {
  const lines = new Map(items.flatMap(linesOf));
  const table = [...lines].map(([id, words]) => `${id.padEnd(34)} ${words}\n`).sort();
  process.stdout.write(table.join(''));
  return 0;
}

/** What a preview shows. */
interface Shown {
  model: string;
  items: GeneratedItem[];
  passages: readonly Passage[];
}

/** The preview of a single text file: the rest of the bank isn't read, so it needn't be valid. */
async function shownOfFile(file: string): Promise<Shown> {
  const subject = subjectOf(file);
  const figures = (await FIGURES[subject]?.()) ?? {};
  const { model, passage } = loadTextFile(subject, file, figures);
  return {
    model: idOfFile(subject, file),
    items: generateModel(model),
    passages: passage === undefined ? [] : [passage],
  };
}

async function shownOfModel(model: string): Promise<Shown> {
  const { bank } = build(await load(model.split('.')[0]));
  const items = bank.items.filter((g) => g.model.id === model);
  if (items.length === 0) throw new RangeError(`no model ${model}`);
  return { model, items, passages: bank.passages };
}

async function preview(wanted: string, out: string | undefined): Promise<number> {
  const { model, items, passages } = await (wanted.endsWith('.md')
    ? shownOfFile(wanted)
    : shownOfModel(wanted));
  const target = out ?? `${model}.html`;
  writeFileSync(target, previewPage(model, items, passages));
  process.stdout.write(`${items.length} items of ${model} in ${target}\n`);
  return 0;
}

async function plates(out: string): Promise<number> {
  const { PLATES } = await import('../src/plates.js');
  writeFileSync(out, platesPage(PLATES));
  process.stdout.write(`${PLATES.length} plates in ${out}\n`);
  return 0;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      subject: { type: 'string' },
      json: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      out: { type: 'string' },
    },
  });
  const [command, wanted] = positionals;
  if (command === 'check') return check(await load(values.subject), values.all);
  if (command === 'stats') {
    const stats = bankStats(build(await load(values.subject)).bank);
    if (values.json) process.stdout.write(`${JSON.stringify(stats, null, 2)}\n`);
    else printStats(stats);
    return 0;
  }
  if (command === 'mistakes') return printMistakes(build(await load(values.subject)).bank);
  if (command === 'preview' && wanted !== undefined) return preview(wanted, values.out);
  if (command === 'plates') return plates(values.out ?? 'plates.html');
  process.stderr.write(USAGE);
  return 2;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

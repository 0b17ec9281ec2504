import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import {
  alternateShare,
  type BankStats,
  bankStats,
  type CheckedBank,
  checkBank,
  checkDeterminism,
  type Finding,
} from '../src/bank/checks/index.js';
import { generateModel } from '../src/bank/kit/generate.js';
import type { SubjectBank } from '../src/bank/kit/types.js';
import { previewPage } from './preview.js';

const USAGE = `Usage: bank check [--subject math]
       bank stats [--subject math] [--json]
       bank preview <model> [--out file.html]
       bank correct <item> --key <id>[,<id>…] [--rationale <id>=<reason> …]
`;

/** Most findings shown of one rule, unless --all: the first show what is wrong. */
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

async function load(subject: string | undefined): Promise<SubjectBank[]> {
  if (subject === undefined) return Promise.all(SUBJECTS.map((s) => LOADERS[s]()));
  if (!isSubject(subject)) {
    throw new RangeError(`no subject ${subject}; there are ${SUBJECTS.join(', ')}`);
  }
  return [await LOADERS[subject]()];
}

/** The bank as far as it generates; a model that throws is a finding, not the end of the check. */
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

function printStats(stats: BankStats): void {
  for (const [subject, s] of Object.entries(stats.subjects)) {
    const share = (alternateShare(s) * 100).toFixed(1);
    process.stdout.write(
      `${subject}: ${s.items} items of ${s.models} models, ${s.passages} passages, ${share} % alternate types\n`,
    );
    for (const [type, count] of Object.entries(s.byType))
      process.stdout.write(`  ${type} ${count}\n`);
    for (const [objective, count] of Object.entries(s.byObjective).sort()) {
      process.stdout.write(`  ${objective} ${count}\n`);
    }
  }
  process.stdout.write(`total: ${stats.total}\n`);
}

async function preview(model: string, out: string): Promise<number> {
  const { bank } = build(await load(model.split('.')[0]));
  const items = bank.items.filter((g) => g.model.id === model);
  if (items.length === 0) throw new RangeError(`no model ${model}`);
  writeFileSync(out, previewPage(model, items, bank.passages));
  process.stdout.write(`${items.length} items of ${model} in ${out}\n`);
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
  const [command, model] = positionals;
  if (command === 'check') return check(await load(values.subject), values.all);
  if (command === 'stats') {
    const stats = bankStats(build(await load(values.subject)).bank);
    if (values.json) process.stdout.write(`${JSON.stringify(stats, null, 2)}\n`);
    else printStats(stats);
    return 0;
  }
  if (command === 'preview' && model !== undefined) {
    return preview(model, values.out ?? `${model}.html`);
  }
  process.stderr.write(USAGE);
  return 2;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

import * as z from 'zod';
import { readYamlFile } from '../kit/texts/index.js';
import type { BankItem, Passage } from '../kit/types.js';
import { choicesOf } from './contents.js';
import { perItem } from './per-item.js';
import { plainText } from './text.js';
import type { Check, Finding } from './types.js';

const phrase = z.strictObject({ not: z.string().min(1), but: z.string().min(1) });

const PHRASES = readYamlFile(
  import.meta.url,
  'usage.yaml',
  z.strictObject({ phrases: z.array(phrase).min(1) }),
).phrases;
const INSTEAD = new Map(PHRASES.map(({ not, but }) => [not, but]));
/** One search for all phrases: a bank has some 100,000 texts. */
const ANY = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${[...INSTEAD.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}-]|'s)`,
  'giu',
);

/** The texts to check. In English items, wrong answers and quotations of them may be wrong on purpose. */
function judgedTexts(item: BankItem): string[] {
  const english = item.subject === 'english';
  const choices = choicesOf(item);
  const own = item.type === 'supply' || item.type === 'ordered' ? [item.rationale] : [];
  const reasons = [...choices.map((c) => c.rationale), ...own];
  return [
    item.stem,
    ...choices.filter((c) => c.right || !english).map((c) => c.text),
    ...(english ? reasons.map((r) => r.replace(/"[^"]*"|\*[^*]*\*/g, ' ')) : reasons),
    ...[item.why ?? []].flat(),
    item.remember ?? '',
  ];
}

function textFaults(id: string, texts: readonly string[]): Finding[] {
  const found = new Set(
    texts.flatMap((text) => (plainText(text).match(ANY) ?? []).map((all) => all.toLowerCase())),
  );
  return [...found].map((not) => ({
    rule: 7,
    id,
    message: `"${not}" isn't what an American tester writes; expected ${INSTEAD.get(not)}`,
  }));
}

const itemFaults = perItem((item: BankItem) => textFaults(item.id, judgedTexts(item)));

const passageFaults = perItem(({ id, title, text }: Passage) => textFaults(id, [title, text]));

/** Rule 7: no words that readers in the United States don't use (checks/usage.yaml). */
export const checkUsage: Check = ({ items, passages, subjects }) => [
  ...items.flatMap(({ item }) => itemFaults(item)),
  ...passages
    .filter((p) => subjects.some((s) => p.id.startsWith(`${s}.`)))
    .flatMap((p) => passageFaults(p)),
];

import type { CsvColumn } from '@prepward/browser/csv';
import type { AdminItem, Estimate, Suspicion } from '@prepward/contracts/admin-items';
import { AREAS } from '@prepward/contracts/objectives';
import { type ItemType, SUBJECT_SHORT_NAMES } from '@prepward/contracts/subjects';
import type { Tone } from '../ui/status-chip.js';

export const TYPE_NAMES: Readonly<Record<ItemType, string>> = {
  'multiple-choice': 'Multiple choice',
  'multiple-select': 'Multiple select',
  supply: 'Supply an answer',
  'hot-spot': 'Hot spot',
  ordered: 'Ordered response',
};

export const STATUS_NAMES: Readonly<Record<AdminItem['status'], string>> = {
  live: 'Live',
  quarantined: 'Quarantined',
  retired: 'Retired',
};

export const STATUS_TONES: Readonly<Record<AdminItem['status'], Tone>> = {
  live: 'good',
  quarantined: 'waiting',
  retired: 'neutral',
};

export const SUSPICION_NAMES: Readonly<Record<Suspicion, string>> = {
  'negative-discrimination': 'Strong students miss it',
  'distractor-above-key': 'A distractor beats the key',
  'too-slow': 'Takes unusually long',
  'too-fast': 'Answered unusually fast',
};

/** What is behind a suspicion, and what to do about it. */
export const SUSPICION_HELP: Readonly<Record<Suspicion, string>> = {
  'negative-discrimination':
    'Students who do well on the rest of an attempt get this one wrong more often. Check the key first.',
  'distractor-above-key':
    'The strongest students choose one distractor more often than the key. It may be right too.',
  'too-slow':
    'Students need far longer than for others of this subject and type. The wording may be unclear.',
  'too-fast':
    'Students answer far faster than others of this subject and type. Something may give the key away.',
};

/** The name of an area (below, of an objective) by its slug. */
export function areaName(slug: string): string {
  return AREAS.find((area) => area.slug === slug)?.name ?? slug;
}

export function objectiveName(slug: string): string {
  const objectives = AREAS.flatMap((area) => area.objectives);
  return objectives.find((objective) => objective.slug === slug)?.name ?? slug;
}

/** `73%`, or a dash before there is anything to say. */
export function percent(share: number | null): string {
  return share === null ? '–' : `${Math.round(share * 100)}%`;
}

/** `73% (61–82%)` */
export function shareWithInterval({ value, low, high }: Estimate): string {
  const bound = (share: number) => String(Math.round(share * 100));
  return `${percent(value)} (${bound(low)}–${bound(high)}%)`;
}

/** `0.31`; negative values get a real minus sign. */
export function correlation(value: number | null): string {
  return value === null ? '–' : value.toFixed(2).replace('-', '−');
}

/** `0.31 (0.12 to 0.48)` */
export function correlationWithInterval({ value, low, high }: Estimate): string {
  return `${correlation(value)} (${correlation(low)} to ${correlation(high)})`;
}

/** `1:05` for 65 seconds. */
export function minutes(ms: number | null): string {
  if (ms === null) return '–';
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The words of an item's HTML, for a list. */
export function plainText(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  // KaTeX writes each formula twice: for the eye, and as MathML with its source.
  for (const twice of page.querySelectorAll('.katex-mathml')) twice.remove();
  return (page.body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** How much of a question a list shows. */
const FIRST_WORDS = 140;

/** The first words of an item's HTML; undefined where it has none. */
export function firstWords(html: string): string | undefined {
  const words = plainText(html);
  if (words.length <= FIRST_WORDS) return words === '' ? undefined : words;
  return `${words.slice(0, FIRST_WORDS).replace(/\s+\S*$/, '')}…`;
}

/** The columns of the questions' CSV file. */
export const ITEM_COLUMNS: readonly CsvColumn<AdminItem>[] = [
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Subject', cell: ({ subject }) => SUBJECT_SHORT_NAMES[subject] },
  { header: 'Objective', cell: ({ objective }) => objective },
  { header: 'Type', cell: ({ type }) => TYPE_NAMES[type] },
  { header: 'Status', cell: ({ status }) => STATUS_NAMES[status] },
  { header: 'Version', cell: ({ version }) => version },
  { header: 'Answers', cell: ({ answers }) => answers },
  { header: 'Share correct', cell: ({ pValue }) => pValue?.toFixed(3) },
  { header: 'Discrimination', cell: ({ discrimination }) => discrimination?.toFixed(3) },
  {
    header: 'Median time (s)',
    cell: ({ medianMs }) => (medianMs === null ? undefined : medianMs / 1000),
  },
  { header: 'Suspicions', cell: ({ suspicions }) => suspicions.join(' ') },
  { header: 'Question', cell: ({ stem }) => plainText(stem) },
];

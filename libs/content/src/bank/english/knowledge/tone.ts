import type { Rng } from '../../kit/rng.js';
import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModel } from '../support.js';

const tables = readTables(import.meta.url, 'tone.yaml', {
  informal: columns('informal', 'one', 'two', 'three', 'formal'),
  tones: columns('tone', 'sentence', 'why'),
});

const OBJECTIVE = 'knowledge.register';

const informalWord = rowModel(
  { id: 'english.informal-word', objective: OBJECTIVE, difficulty: -0.6 },
  'multiple-choice',
  tables.informal,
  ({ informal, one, two, three, formal }) => ({
    type: 'multiple-choice',
    stem: 'Which of these choices is too **informal** for a formal report?',
    key: {
      text: informal,
      rationale: `The expression "${informal}" belongs to casual talk. In a report, ${formal} would be used.`,
    },
    distractors: [one, two, three].map((text) => ({
      text,
      misconception: 'formal-taken-for-informal',
      rationale: `The expression "${text}" is neutral or formal, so it is fine in a report.`,
    })),
  }),
);

type Tone = (typeof tables.tones)[number];

/** Tones that one sentence may have at the same time, so that neither can be wrong for the other. */
const NEAR: Record<string, string[]> = {
  admiring: ['proud', 'grateful', 'hopeful'],
  proud: ['admiring', 'hopeful', 'grateful'],
  grateful: ['admiring', 'hopeful'],
  hopeful: ['proud'],
  angry: ['disappointed', 'urgent', 'worried'],
  worried: ['urgent', 'disappointed'],
  urgent: ['worried', 'angry', 'neutral'],
  disappointed: ['angry', 'nostalgic', 'worried'],
  nostalgic: ['admiring', 'disappointed', 'grateful'],
  skeptical: ['humorous', 'disappointed'],
  humorous: ['skeptical', 'admiring', 'proud'],
  sympathetic: ['apologetic', 'worried'],
  apologetic: ['sympathetic', 'disappointed'],
};

function otherTones(row: Tone, rng: Rng): Tone[] {
  const near = NEAR[row.tone] ?? [];
  return rng.sample(
    tables.tones.filter(({ tone }) => tone !== row.tone && !near.includes(tone)),
    3,
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const toneOf = rowModel(
  { id: 'english.tone', objective: OBJECTIVE, difficulty: -0.3 },
  'multiple-choice',
  tables.tones,
  (row, rng) => ({
    type: 'multiple-choice',
    stem: `Which word best describes the writer's tone?\n\n> ${row.sentence}`,
    key: { text: capital(row.tone), rationale: `The tone is ${row.tone}: ${row.why}.` },
    distractors: otherTones(row, rng).map(({ tone }) => ({
      text: capital(tone),
      misconception: 'tone-misjudged',
      rationale: `The tone isn't ${tone}: ${row.why}.`,
    })),
  }),
);

/** Informal words and the tone of a text. */
export const tone: ItemModel[] = [informalWord, toneOf];

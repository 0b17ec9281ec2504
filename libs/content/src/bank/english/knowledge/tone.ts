import type { Rng } from '../../kit/rng.js';
import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

const OBJECTIVE = 'knowledge.register';

const INFORMAL = readTable(
  `
  kid | child | infant | pupil | "child"
  boss | supervisor | director | employer | "supervisor"
  stuff | equipment | material | supplies | a noun that names the things
  awesome | impressive | remarkable | outstanding | "impressive"
  cop | officer | detective | guard | "police officer"
  bucks | funds | payment | salary | "dollars"
  goof | error | oversight | defect | "error"
  buddy | colleague | companion | partner | "friend" or "colleague"
  dough | capital | revenue | income | "money"
  freaked out | was alarmed | was anxious | was distressed | "was alarmed"
  hang out | assemble | convene | gather | "spend time"
  wiped out | exhausted | fatigued | weary | "exhausted"
  gripe | complaint | objection | protest | "complaint"
  no big deal | insignificant | minor | of little importance | "minor"
  check out | inspect | examine | review | "inspect"
  gutsy | courageous | daring | fearless | "courageous"
  lousy | inferior | inadequate | unsatisfactory | "inferior"
  rip-off | overcharge | deception | fraud | "overcharge"
  `,
  ['informal', 'one', 'two', 'three', 'formal'],
);

const informalWord = rowModel(
  { id: 'english.informal-word', objective: OBJECTIVE, difficulty: -0.6 },
  'multiple-choice',
  INFORMAL,
  ({ informal, one, two, three, formal }) => ({
    type: 'multiple-choice',
    stem: 'A formal report is being checked. Which of these expressions is too **informal** for it?',
    key: {
      text: informal,
      rationale: `The expression "${informal}" belongs to casual talk. In a report, ${formal} would be used.`,
    },
    distractors: [one, two, three].map((text) => ({
      text,
      misconception: 'formal-taken-for-informal',
      rationale: `The expression "${text}" is neutral or formal, so it may stand in a report.`,
    })),
  }),
);

const TONES = readTable(
  `
  hopeful | The seedlings are small, but by summer this bare lot will be full of shade. | the writer looks forward to a better state
  angry | For the third time this month, someone has parked in front of the ambulance door. Enough! | the complaint and the last word show anger
  humorous | My cat has trained me well: one meow, and I am at the refrigerator door. | the writer jokes that the cat is the trainer
  worried | The water is still rising, and we have heard nothing from the farm since noon. | the danger and the silence cause fear
  admiring | With one good arm and endless patience, she taught a whole village to swim. | the writer praises what the woman has done
  nostalgic | How sweet those evenings were, when the whole street sat on its steps and sang! | the writer longs for times that are past
  neutral | The clinic is open from eight to five. It is closed on public holidays. | facts are given without any feeling
  grateful | Without the strangers who held that rope, I would not be writing this today. Thank you. | the writer thanks those who helped
  disappointed | We had waited all year for the eclipse, and then the clouds rolled in. | a long hope was not fulfilled
  proud | Our team of nine nurses trained four hundred volunteers, and every one of them passed. | the writer is pleased with what the team has done
  urgent | Boil your water now. Do not wait for the next notice. | the orders must be followed at once
  skeptical | The ad promises perfect teeth in a week. I would like to see that week. | the writer doubts the promise
  sympathetic | Nobody should have to sit through such a night alone; we are so sorry for your loss. | the writer shares the pain of the reader
  apologetic | The mistake was ours, and we regret the trouble that it caused you. | the writer admits a mistake and regrets it
  `,
  ['tone', 'sentence', 'why'],
);

type Tone = (typeof TONES)[number];

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
    TONES.filter(({ tone }) => tone !== row.tone && !near.includes(tone)),
    3,
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const toneOf = rowModel(
  { id: 'english.tone', objective: OBJECTIVE, difficulty: -0.3 },
  'multiple-choice',
  TONES,
  (row, rng) => ({
    type: 'multiple-choice',
    stem: `Which word best describes the writer's tone?\n\n> ${row.sentence}`,
    key: { text: capital(row.tone), rationale: `The tone is ${row.tone}: ${row.why}.` },
    distractors: otherTones(row, rng).map(({ tone }) => ({
      text: capital(tone),
      misconception: 'tone-misjudged',
      rationale: `The wording does not show a tone that is ${tone}. What decides is that ${row.why}.`,
    })),
  }),
);

/** Informal words and the tone of a text. */
export const tone: ItemModel[] = [informalWord, toneOf];

import type { ItemModel } from '../kit/types.js';
import { capital, slug } from './support.js';

/** A member of one class of a set of classes that exclude each other. */
interface Member {
  /** As it stands among the options, e.g. `Femur`. */
  name: string;
  /** One of the keys of `classes`. */
  of: string;
  /** What it is and why it belongs to its class: a full sentence. */
  why: string;
}

interface SelectSpec {
  id: string;
  objective: string;
  difficulty: number;
  variants: number;
  /** Class to question: `{ sympathetic: 'Which of these … ?' }`. Classes without a question only distract. */
  questions: Readonly<Record<string, string>>;
  /** Class to the sentence that says why a member of another class is wrong. */
  unlike: Readonly<Record<string, string>>;
  members: readonly Member[];
}

const COUNT_WORDS = ['', '', 'two', 'three'] as const;

/** A multiple-select model: two or three members of one class among five options. */
export function classSelectModel(spec: SelectSpec): ItemModel {
  const { id, objective, difficulty, variants, questions, unlike, members } = spec;
  return {
    id,
    objective,
    difficulty,
    variants,
    type: 'multiple-select',
    make(rng) {
      const asked = rng.pick(Object.keys(questions));
      const inside = members.filter((m) => m.of === asked);
      const outside = members.filter((m) => m.of !== asked);
      const count = Math.min(rng.int(2, 3), inside.length);
      const keys = rng.sample(inside, count).sort((a, b) => (a.name < b.name ? -1 : 1));
      const wrong = rng.sample(outside, 5 - count);
      const reason = unlike[asked];
      if (reason === undefined) throw new RangeError(`${id}: no reason why not ${asked}`);
      return {
        type: 'multiple-select',
        stem: `${questions[asked]} Select the ${COUNT_WORDS[count]} that apply.`,
        keys: keys.map((m) => ({ text: m.name, rationale: capital(m.why) })),
        distractors: wrong.map((m) => ({
          text: m.name,
          rationale: `${capital(m.why)} ${reason}`,
          misconception: `counts-${slug(m.of)}-as-${slug(asked)}`,
        })),
      };
    },
  };
}

/** Rows of one class: `[name, why]`. */
export function membersOf(group: string, rows: readonly (readonly [string, string])[]): Member[] {
  return rows.map(([name, why]) => ({ name, of: group, why }));
}

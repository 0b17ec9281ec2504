import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModel, rowModels } from '../support.js';

const tables = readTables(import.meta.url, 'context.yaml', {
  clues: columns('word', 'sentence', 'key', 'one', 'two', 'three', 'clue'),
  clueWhys: columns('meaning', 'why', 'mistake'),
  clueSentences: columns('kind', 'sentence', 'why', 'adds'),
});

const OBJECTIVE = 'vocabulary.context';

/** Why a meaning fails, where the row's clue alone doesn't make that clear. */
const whys = new Map(tables.clueWhys.map((row) => [row.meaning, row]));

const offered = tables.clues.flatMap(({ one, two, three }) => [one, two, three]);
for (const meaning of whys.keys()) {
  if (offered.filter((one) => one === meaning).length !== 1) {
    throw new RangeError(
      `context.yaml: clueWhys has "${meaning}," which has to be one row's choice`,
    );
  }
}

const meaningInContext = rowModel(
  { id: 'english.context-meaning', objective: OBJECTIVE, difficulty: -0.4 },
  'multiple-choice',
  tables.clues,
  ({ word, sentence, key, one, two, three, clue }) => ({
    type: 'multiple-choice',
    stem: `Use the clues in the sentence to find the meaning of the word in bold type.\n\n> ${sentence}`,
    key: {
      text: key,
      rationale: `The clue is ${clue}. It shows that "${word}" means "${key}."`,
    },
    distractors: [one, two, three].map((text) => ({
      text,
      misconception: whys.get(text)?.mistake ?? 'overlooks-context-clue',
      rationale:
        whys.get(text)?.why ??
        `The meaning "${text}" would fit the grammar of the sentence but not its clue: ${clue}.`,
    })),
  }),
);

const CLUE_TYPES: Record<string, [name: string, what: string]> = {
  definition: ['A definition', 'states the meaning of the word directly'],
  contrast: ['A contrast', 'sets the word against its opposite'],
  example: ['Examples', 'lists cases of what the word names'],
  synonym: ['A synonym', 'repeats the idea in another word'],
};

const clueType = rowModels(
  { id: 'english.context-clue-type', objective: OBJECTIVE, difficulty: 0.2 },
  'multiple-choice',
  tables.clueSentences,
  ({ kind }) => (kind === 'definition' || kind === 'synonym' ? 'restated' : 'shown'),
  ({ kind, sentence, why, adds }) => {
    const [keyText, keyWhat] = CLUE_TYPES[kind] ?? ['', ''];
    const others = Object.entries(CLUE_TYPES).filter(([name]) => name !== kind);
    return {
      type: 'multiple-choice',
      stem: `Which kind of context clue helps most with the word in bold type?\n\n> ${sentence}`,
      key: { text: keyText, rationale: `This kind of clue ${keyWhat}: here ${why}. ${adds}` },
      distractors: others.map(([name, [text, what]]) => ({
        text,
        misconception: `sees-${name}-clue`,
        rationale: `Such a clue ${what}. The sentence works in another way: ${why}.`,
      })),
    };
  },
);

/** Meaning from context. */
export const contextModels: ItemModel[] = [meaningInContext, ...clueType];

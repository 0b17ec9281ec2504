import { drawSentence } from '../kit/figures/sentence.js';
import type { Rng } from '../kit/rng.js';
import type { DraftOption, HotSpotDraft } from '../kit/types.js';

/** A word of three letters or more, with the mark that may follow it. */
const WORD = /^([A-Za-z]{3,})([.,;?!]?)$/;

/** The words of a sentence that may stand in a box, each once; small words are left out. */
export function boxableWords(sentence: string): string[] {
  const words = sentence.split(' ').flatMap((token) => WORD.exec(token)?.[1] ?? []);
  return [...new Set(words)].filter(
    (word) => !/^(the|and|for|was|are|has|its|his|her)$/i.test(word),
  );
}

/**
 * A hot-spot item with one wrong word in a sentence: the wrong word and three other words of the
 * sentence, drawn at random, stand in boxes.
 *
 * @param sentence The sentence with a gap (`______`) for the wrong word.
 * @param whyFine Why a word that is not the wrong one is right.
 * @throws RangeError when the sentence has fewer than three other words to box.
 */
export function wrongWordSpot(
  stem: string,
  sentence: string,
  wrong: DraftOption,
  whyFine: (word: string) => Required<Pick<DraftOption, 'rationale' | 'misconception'>>,
  rng: Rng,
): HotSpotDraft {
  const tokens = sentence.split(' ');
  const others = boxableWords(sentence).filter((word) => word !== wrong.text);
  const boxed = new Set(rng.sample(others, 3));
  const seen = new Set<string>();
  const marked = tokens.map((token) => {
    if (token.startsWith('______')) return token.replace('______', `[${wrong.text}] `).trim();
    const [, word = '', mark = ''] = WORD.exec(token) ?? [];
    if (!boxed.has(word) || seen.has(word)) return token;
    seen.add(word);
    return `[${word}] ${mark}`.trim();
  });
  const { figure, boxes } = drawSentence(marked.join(' '));
  return {
    type: 'hot-spot',
    stem,
    figure,
    regions: boxes.map(({ name, shape }) =>
      name === wrong.text
        ? { name, shape, rationale: wrong.rationale }
        : { name, shape, ...whyFine(name) },
    ),
    key: boxes.findIndex(({ name }) => name === wrong.text),
  };
}

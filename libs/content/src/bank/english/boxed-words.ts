import { drawSentence } from '../kit/figures/sentence.js';
import type { Rng } from '../kit/rng.js';
import type { DraftOption, HotSpotDraft } from '../kit/types.js';

/** A word of three letters or more, with the mark that may follow it. */
const WORD = /^([A-Za-z]{3,})([.,;?!]?)$/;

/** The words of a sentence that may be boxed, each once; small words are left out. */
function boxableWords(sentence: string): string[] {
  const words = sentence.split(' ').flatMap((token) => WORD.exec(token)?.[1] ?? []);
  return [...new Set(words)].filter(
    (word) => !/^(the|and|for|was|are|has|its|his|her)$/i.test(word),
  );
}

/**
 * Places of the wrong word among four boxes; the last one comes twice, because many sentences rule it
 * out.
 */
const PLACES = [0, 1, 2, 3, 3];

/** Three words to box besides the wrong one, chosen so that its place among the boxes varies. */
function otherBoxes(sentence: string, wrong: string, rng: Rng): string[] {
  const [start = ''] = sentence.split('______');
  const others = boxableWords(sentence).filter((word) => word !== wrong);
  const before = boxableWords(start).filter((word) => others.includes(word));
  const after = others.filter((word) => !before.includes(word));
  const place = rng.pick(PLACES.filter((n) => n <= before.length && 3 - n <= after.length));
  return [...rng.sample(before, place), ...rng.sample(after, 3 - place)];
}

/**
 * A hot-spot item with one wrong word in a sentence: the wrong word and three other words of the
 * sentence, chosen at random, are boxed.
 *
 * @param sentence The sentence with a gap (`______`) for the wrong word.
 * @param whyFine Why the other words are right.
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
  const boxed = new Set(otherBoxes(sentence, wrong.text, rng));
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

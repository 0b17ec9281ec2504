import type { Attempt, AttemptItem } from '@prepward/contracts/attempts';
import { type Sentence, sentencesOf } from './highlighting.js';

/** The names under which the highlights of an item's texts are saved. */
export const stemText = ({ position }: AttemptItem): string => `stem-${position}`;
export const passageText = (passageId: string): string => `passage-${passageId}`;

export interface ItemText {
  text: string;
  title: string;
  sentences: Sentence[];
}

/** The texts of an item that can be highlighted: its passage, and its question. */
export function itemTexts(item: AttemptItem, passages: Attempt['passages']): ItemText[] {
  const passage = passages.find(({ id }) => id === item.passageId);
  return [
    ...(passage
      ? [
          {
            text: passageText(passage.id),
            title: passage.title,
            sentences: sentencesOf(passage.html),
          },
        ]
      : []),
    { text: stemText(item), title: 'Question', sentences: sentencesOf(item.stem) },
  ];
}

import type { Attempt, AttemptItem } from '@prepward/contracts/attempts';
import { type Sentence, sentencesOf } from './highlighting.js';

/** What the texts of an item are called where their highlights are kept. */
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

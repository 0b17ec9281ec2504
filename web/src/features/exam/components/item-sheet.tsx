import type {
  AnswerFeedback,
  Attempt,
  AttemptItem,
  ItemResponse,
} from '@prepward/contracts/attempts';
import { type ReactNode, useId } from 'react';
import type { TextRange } from '../highlighting.js';
import { passageText, stemText } from '../item-texts.js';
import { AnswerControl } from './answer-control.js';
import type { Strikes } from './answer-props.js';
import { Figure } from './figure.js';
import { MarkedHtml } from './html.js';
import { Passage } from './passage.js';

const NO_MARKS: readonly TextRange[] = [];

interface ItemSheetProps {
  item: AttemptItem;
  passages: Attempt['passages'];
  value: ItemResponse | null;
  onChange: (response: ItemResponse) => void;
  feedback?: AnswerFeedback | undefined;
  strikes?: Strikes | undefined;
  /** Highlights, by the name of the text. */
  marks?: Readonly<Record<string, readonly TextRange[]>> | undefined;
  /** The passage is folded above the question, as in a list of many. */
  folded?: boolean;
  children?: ReactNode;
}

/** One item: its passage beside it from 1024 px, its question, its figure and its answer. */
export function ItemSheet(props: ItemSheetProps) {
  const { item, passages, marks, folded = false, children, ...answer } = props;
  const stemId = useId();
  const passage = passages.find((entry) => entry.id === item.passageId);
  const marking = (text: string) => marks && { text, marks: marks[text] ?? NO_MARKS };
  const sheet = (
    <div key={item.position} className="item grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <MarkedHtml
        id={stemId}
        html={item.stem}
        marking={marking(stemText(item))}
        className="text-18 font-medium sm:text-21"
      />
      {item.figure && item.type !== 'hot-spot' ? <Figure figure={item.figure} /> : null}
      <AnswerControl item={item} {...answer} stemId={stemId} />
      {children}
    </div>
  );
  if (!passage) {
    return <div className="mx-auto w-full max-w-3xl">{sheet}</div>;
  }
  if (folded) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <details>
          <summary className="min-h-target py-2.5 font-medium text-primary">
            {passage.title}
          </summary>
          <Passage passage={passage} />
        </details>
        {sheet}
      </div>
    );
  }
  return (
    <div className="panes grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
      <Passage
        key={passage.id}
        passage={passage}
        marking={marking(passageText(passage.id))}
        onSkip={() => document.getElementById(stemId)?.scrollIntoView({ block: 'center' })}
      />
      {sheet}
    </div>
  );
}

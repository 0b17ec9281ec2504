import type {
  AnswerFeedback,
  Attempt,
  AttemptItem,
  ItemResponse,
} from '@prepward/contracts/attempts';
import { type ReactNode, useId } from 'react';
import { AnswerControl } from './answer-control.js';
import { Figure } from './figure.js';
import { Html } from './html.js';
import { Passage } from './passage.js';

interface ItemSheetProps {
  item: AttemptItem;
  passages: Attempt['passages'];
  value: ItemResponse | null;
  onChange: (response: ItemResponse) => void;
  feedback?: AnswerFeedback | undefined;
  children?: ReactNode;
}

/** One item: its passage beside it from 1024 px, its question, its figure and its answer. */
export function ItemSheet({ item, passages, value, onChange, feedback, children }: ItemSheetProps) {
  const stemId = useId();
  const passage = passages.find((entry) => entry.id === item.passageId);
  const sheet = (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <Html id={stemId} html={item.stem} className="text-18 font-medium sm:text-21" />
      {item.figure && item.type !== 'hot-spot' ? <Figure figure={item.figure} /> : null}
      <AnswerControl
        item={item}
        value={value}
        onChange={onChange}
        feedback={feedback}
        stemId={stemId}
      />
      {children}
    </div>
  );
  if (!passage) {
    return <div className="mx-auto w-full max-w-3xl">{sheet}</div>;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2 lg:items-start">
      <Passage passage={passage} />
      {sheet}
    </div>
  );
}

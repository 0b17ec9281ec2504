import type {
  AnswerFeedback,
  Attempt,
  AttemptItem,
  ItemResponse,
} from '@prepward/contracts/attempts';
import { type ReactNode, useId, useMemo } from 'react';
import { cx } from '../../../ui/cx.js';
import { evidenceIn } from '../evidence.js';
import type { Sentence, TextRange } from '../highlighting.js';
import { passageText, stemText } from '../item-texts.js';
import { AnswerControl } from './answer-control.js';
import type { Strikes } from './answer-props.js';
import { ExplanationCard } from './explanation-card.js';
import { Figure } from './figure.js';
import { MarkedHtml, type Marking } from './html.js';
import { Panes } from './panes.js';
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
  /** Buttons of the explanation, once there is one. */
  explained?: ReactNode;
  children?: ReactNode;
}

type AnswerParts = Pick<ItemSheetProps, 'value' | 'onChange' | 'feedback' | 'strikes'>;

interface QuestionProps extends AnswerParts {
  item: AttemptItem;
  stemId: string;
  marking: Marking | undefined;
  /** The picture the question is about; absent where the passage shows it already. */
  figure: AttemptItem['figure'];
  explained: ReactNode;
  evidence: readonly Sentence[];
  heading: 'h2' | 'h4';
  children: ReactNode;
}

/** Question, figure and answer; from 1024 px a figure is next to the options. */
function Question(props: QuestionProps) {
  const { item, stemId, marking, figure, explained, evidence, heading, children, ...answer } =
    props;
  const { feedback, value } = answer;
  const after = (
    <>
      {feedback ? (
        <ExplanationCard {...{ item, value, feedback, evidence, heading }}>
          {explained}
        </ExplanationCard>
      ) : null}
      {children}
    </>
  );
  return (
    <div className="item relative grid grid-cols-[minmax(0,1fr)] content-start gap-5 sm:gap-6">
      <MarkedHtml
        id={stemId}
        html={item.stem}
        marking={marking}
        className="text-18 font-medium sm:text-21"
      />
      {figure ? (
        <div className="figure-beside grid grid-cols-[minmax(0,1fr)] content-start gap-5 sm:gap-6">
          <Figure figure={figure} />
          <div className="grid content-start gap-5 sm:gap-6">
            <AnswerControl item={item} {...answer} stemId={stemId} />
            {after}
          </div>
        </div>
      ) : (
        <>
          <AnswerControl item={item} {...answer} stemId={stemId} />
          {after}
        </>
      )}
    </div>
  );
}

interface FoldedPassageProps {
  passage: Attempt['passages'][number];
  evidence: readonly Sentence[];
}

function FoldedPassage({ passage, evidence }: FoldedPassageProps) {
  return (
    <details>
      <summary className="min-h-target py-2.5 font-medium text-primary">{passage.title}</summary>
      <Passage passage={passage} evidence={evidence} />
    </details>
  );
}

/** The sentences of the passage that prove the answer, once it is explained. */
function useEvidence(
  passage: FoldedPassageProps['passage'] | undefined,
  feedback: ItemSheetProps['feedback'],
): readonly Sentence[] {
  return useMemo(
    () => (passage && feedback ? evidenceIn(passage.html, feedback) : []),
    [passage, feedback],
  );
}

/** One item: its passage next to it from 1024 px, its question, its figure and its answer. */
export function ItemSheet(props: ItemSheetProps) {
  const { item, passages, marks, folded = false, explained, children, ...answer } = props;
  const stemId = useId();
  const passage = passages.find((entry) => entry.id === item.passageId);
  const { feedback } = answer;
  const evidence = useEvidence(passage, feedback);
  const marking = (text: string) => marks && { text, marks: marks[text] ?? NO_MARKS };
  const shownWithPassage = item.figure?.svg === passage?.figure?.svg;
  const figure = item.type === 'hot-spot' || shownWithPassage ? undefined : item.figure;
  const question = (
    <Question
      key={item.position}
      {...{ item, stemId, figure, explained, evidence, ...answer }}
      heading={folded ? 'h4' : 'h2'}
      marking={marking(stemText(item))}
    >
      {children}
    </Question>
  );
  if (!passage) {
    const width = cx('mx-auto w-full max-w-3xl', figure && 'lg:max-w-none');
    return <div className={width}>{question}</div>;
  }
  if (folded) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <FoldedPassage passage={passage} evidence={evidence} />
        {question}
      </div>
    );
  }
  return (
    <Panes
      key={passage.id}
      passage={
        <Passage passage={passage} marking={marking(passageText(passage.id))} evidence={evidence} />
      }
      question={question}
    />
  );
}

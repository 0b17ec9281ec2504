import { HOME_DEMO_QUIZ } from '@prepward/content/site/home-demo-quiz';
import type { DemoQuestion } from '@prepward/content/site/index';
import { type ReactNode, type RefObject, useEffect, useReducer, useRef } from 'react';
import { Button } from '../../../ui/button.js';
import { cx } from '../../../ui/cx.js';
import { Icon } from '../../../ui/icon.js';
import {
  DEMO_QUIZ_START,
  type DemoQuizAction,
  type DemoQuizState,
  moveDemoQuiz,
} from '../demo-quiz.js';

const move = (state: DemoQuizState, action: DemoQuizAction): DemoQuizState =>
  moveDemoQuiz(HOME_DEMO_QUIZ, state, action);

/** Moves the focus to the heading when the question changes, so that reading continues there. */
function useFocusOnMove(index: number) {
  const heading = useRef<HTMLParagraphElement>(null);
  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question
  useEffect(() => {
    if (moved.current) {
      heading.current?.focus();
    }
  }, [index]);
  const onMove = (): void => {
    moved.current = true;
  };
  return { heading, onMove };
}

interface OptionProps {
  text: string;
  /** Undefined until the question is answered. */
  verdict: { isKey: boolean; chosen: boolean } | undefined;
  onChoose: () => void;
}

function toneOf(verdict: OptionProps['verdict']): string {
  if (!verdict) {
    return 'border-line-strong hover:border-primary hover:bg-tint';
  }
  if (verdict.isKey) {
    return 'border-correct bg-correct-tint';
  }
  return verdict.chosen ? 'border-incorrect bg-incorrect-tint' : 'border-line text-soft';
}

/** One option. Once the question is locked, it stays in the tab order, so that the focus isn't lost. */
function Option({ text, verdict, onChoose }: OptionProps) {
  const word = verdict?.isKey ? 'Correct answer' : verdict?.chosen ? 'Your answer' : undefined;
  return (
    <button
      type="button"
      aria-disabled={verdict !== undefined}
      onClick={onChoose}
      className={cx(
        'flex min-h-12 w-full flex-wrap items-center justify-between gap-x-4 rounded-md border px-4 py-2.5 text-left transition-colors aria-disabled:cursor-default',
        toneOf(verdict),
      )}
    >
      {text}
      {word ? (
        <span
          className={cx(
            'inline-flex items-center gap-1.5 text-14 font-semibold',
            verdict?.isKey ? 'text-correct' : 'text-incorrect',
          )}
        >
          <Icon name={verdict?.isKey ? 'right' : 'close'} className="size-5" />
          {word}
        </span>
      ) : null}
    </button>
  );
}

interface AnsweredProps {
  question: DemoQuestion;
  choice: number | undefined;
}

/** Announced as it appears: whether the choice is correct, and why. */
function Explanation({ question: { correctAnswer, explanation }, choice }: AnsweredProps) {
  const right = choice === correctAnswer;
  return (
    <div role="status">
      {choice === undefined ? null : (
        <p className="animate-appear mt-4 text-soft">
          <strong className={cx('font-semibold', right ? 'text-correct' : 'text-incorrect')}>
            {right ? 'Correct.' : 'Not quite.'}
          </strong>{' '}
          {explanation}
        </p>
      )}
    </div>
  );
}

interface QuestionProps extends AnsweredProps {
  heading: RefObject<HTMLParagraphElement | null>;
  onChoose: (option: number) => void;
}

function Question({ question, choice, heading, onChoose }: QuestionProps) {
  const { options, correctAnswer } = question;
  return (
    <>
      <p ref={heading} id="demo-question" tabIndex={-1} className="mt-3 text-18 font-medium">
        {question.question}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for values that are sent */}
      <div role="group" aria-labelledby="demo-question" className="mt-4 grid gap-2">
        {options.map((text, option) => (
          <Option
            key={text}
            text={text}
            verdict={
              choice === undefined
                ? undefined
                : { isKey: option === correctAnswer, chosen: option === choice }
            }
            onChoose={() => onChoose(option)}
          />
        ))}
      </div>
      <Explanation question={question} choice={choice} />
    </>
  );
}

interface DemoQuizCardProps {
  /** Id of the heading among `children`. */
  labelledBy: string;
  /** What appears above the questions. */
  children: ReactNode;
}

/** Three questions to try before anything else. */
export function DemoQuizCard({ labelledBy, children }: DemoQuizCardProps) {
  const [{ index, score, answered }, dispatch] = useReducer(move, DEMO_QUIZ_START);
  const { heading, onMove } = useFocusOnMove(index);
  const question = HOME_DEMO_QUIZ[index];
  if (!question) {
    return null;
  }
  const choice = answered[question.id];
  const last = index === HOME_DEMO_QUIZ.length - 1;
  const go = (type: 'previous' | 'next' | 'start-over'): void => {
    onMove();
    dispatch({ type });
  };
  return (
    <section
      aria-labelledby={labelledBy}
      className="rounded-md border border-line bg-surface p-4 sm:p-7"
    >
      {children}
      <p className="figures mt-4 flex justify-between gap-4 border-t border-line pt-3 sm:mt-5 sm:pt-4 text-14 font-semibold text-soft">
        <span>
          Question {index + 1} of {HOME_DEMO_QUIZ.length}
        </span>
        <span>Score {score}</span>
      </p>
      <Question
        question={question}
        choice={choice}
        heading={heading}
        onChoose={(option) => dispatch({ type: 'choose', option })}
      />
      <div className="mt-5 flex justify-between gap-3">
        <Button variant="secondary" disabled={index === 0} onClick={() => go('previous')}>
          Previous
        </Button>
        <Button disabled={choice === undefined} onClick={() => go(last ? 'start-over' : 'next')}>
          {last ? 'Start Over' : 'Next'}
        </Button>
      </div>
    </section>
  );
}

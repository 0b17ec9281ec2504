import { useId, useState } from 'react';
import { cx } from '../../../ui/cx.js';
import { INPUT_STYLE } from '../../../ui/field.js';
import type { AnswerProps } from './answer-props.js';
import { Mark } from './verdict.js';

/** All characters but those that the server accepts in numbers: 1,000, -3, 1 1/2, $5, 45%. */
const NO_NUMBER = /[^\d.,/\s+\-−–$%]/g;

/** The key, below an answer that was incorrect. */
function CorrectAnswer({ item, feedback }: Pick<AnswerProps, 'item' | 'feedback'>) {
  return feedback?.key.type === 'supply' && !feedback.correct ? (
    <p className="mt-3">
      Correct answer:{' '}
      <strong className="figures">
        {feedback.key.answer}
        {item.unit ? ` ${item.unit}` : ''}
      </strong>
    </p>
  ) : null;
}

interface BoxProps extends Pick<AnswerProps, 'item' | 'feedback'> {
  id: string;
  typed: string;
  onType: (text: string) => void;
  /** Ids of the elements that describe the box. */
  describedBy: string;
}

/** The box to type in, with its unit and, once it is known, whether the answer is correct. */
function AnswerBox({ item, feedback, id, typed, onType, describedBy }: BoxProps) {
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-3">
      <input
        id={id}
        type="text"
        value={typed}
        maxLength={100}
        readOnly={feedback !== undefined}
        data-answer=""
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={describedBy}
        onChange={(event) => onType(event.target.value)}
        className={cx(
          INPUT_STYLE,
          'figures w-48! text-18',
          feedback === undefined && 'border-line-strong bg-surface',
          feedback?.correct === true && 'border-correct bg-correct-tint',
          feedback?.correct === false && 'border-incorrect bg-incorrect-tint',
        )}
      />
      {item.unit ? <span className="text-18">{item.unit}</span> : null}
      {feedback ? (
        <Mark correct={feedback.correct}>
          {feedback.correct ? 'Your answer: correct' : 'Your answer: incorrect'}
        </Mark>
      ) : null}
    </div>
  );
}

/** A typed number or word. */
export function SupplyAnswer({ item, value, onChange, feedback, stemId }: AnswerProps) {
  const id = useId();
  const isNumber = item.answerKind !== 'word';
  const [refused, setRefused] = useState(false);
  const hint = isNumber ? 'Type a number, for example 12, 0.5 or 1/2.' : 'Type one word.';

  function type(text: string): void {
    const kept = isNumber ? text.replace(NO_NUMBER, '') : text;
    setRefused(kept !== text);
    onChange({ type: 'supply', text: kept });
  }
  return (
    <div className="grid gap-4">
      <div>
        <label htmlFor={id} className="font-medium">
          Your answer
        </label>
        <AnswerBox
          item={item}
          feedback={feedback}
          id={id}
          typed={value?.type === 'supply' ? value.text : ''}
          onType={type}
          describedBy={`${stemId} ${id}-hint`}
        />
        <CorrectAnswer item={item} feedback={feedback} />
        <p id={`${id}-hint`} className="mt-1.5 text-14 text-soft">
          {feedback ? null : hint}
        </p>
        <p role="status" className="text-14">
          {refused ? 'Only numbers go here: letters are left out.' : ''}
        </p>
      </div>
    </div>
  );
}

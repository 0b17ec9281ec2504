import { useId, useState } from 'react';
import { cx } from '../../../ui/cx.js';
import { INPUT_STYLE } from '../../../ui/field.js';
import type { AnswerProps } from './answer-props.js';
import { Html } from './html.js';
import { Mark } from './verdict.js';

function Explanation({ feedback, typed }: { feedback: AnswerProps['feedback']; typed: string }) {
  if (feedback?.key.type !== 'supply') {
    return null;
  }
  const error = feedback.correct
    ? undefined
    : feedback.commonErrors?.find((entry) => entry.answer === typed.trim());
  return (
    <div className="grid gap-3">
      {feedback.correct ? null : (
        <p>
          Correct answer: <strong className="figures">{feedback.key.answer}</strong>
        </p>
      )}
      {error ? <Html html={error.rationale} /> : null}
      {feedback.rationale ? <Html html={feedback.rationale} className="text-soft" /> : null}
    </div>
  );
}

/** Everything that no number is written with, as the server reads numbers: 1,000, -3, 1 1/2, $5, 45 %. */
const NO_NUMBER = /[^\d.,/\s+\-−–$%]/g;

/** A number or a word that is typed. */
export function SupplyAnswer({ item, value, onChange, feedback, stemId }: AnswerProps) {
  const id = useId();
  const typed = value?.type === 'supply' ? value.text : '';
  const isNumber = item.answerKind !== 'word';
  const [refused, setRefused] = useState(false);

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
        <div className="mt-1.5 flex flex-wrap items-center gap-3">
          <input
            id={id}
            type="text"
            value={typed}
            maxLength={100}
            readOnly={feedback !== undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={`${stemId} ${id}-hint`}
            onChange={(event) => type(event.target.value)}
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
            <Mark correct={feedback.correct}>{feedback.correct ? 'Correct' : 'Not quite'}</Mark>
          ) : null}
        </div>
        <p id={`${id}-hint`} className="mt-1.5 text-14 text-soft">
          {isNumber ? 'Type a number, for example 12, 0.5 or 1/2.' : 'Type one word.'}
        </p>
        <p role="status" className="text-14">
          {refused ? 'Only numbers go here: letters are left out.' : ''}
        </p>
      </div>
      <Explanation feedback={feedback} typed={typed} />
    </div>
  );
}

import type { AnswerFeedback } from '@prepward/contracts/attempts';
import { Strikethrough } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.js';
import { letterOf, namedIds } from '../verdict-words.js';
import type { Strikes } from './answer-props.js';
import { Mark } from './verdict.js';

export interface OptionVerdict {
  isKey: boolean;
  chosen: boolean;
}

/** The verdict on one option, once the answer is final. */
export function verdictOf(
  feedback: AnswerFeedback | undefined,
  id: string,
  chosen: boolean,
): OptionVerdict | undefined {
  if (!feedback) {
    return undefined;
  }
  return { isKey: namedIds(feedback.key).includes(id), chosen };
}

function Word({ isKey, chosen }: OptionVerdict) {
  if (isKey) {
    return <Mark correct>{chosen ? 'Your answer: correct' : 'Correct answer'}</Mark>;
  }
  return chosen ? <Mark correct={false}>Your answer: incorrect</Mark> : null;
}

/** Border and background of an option: by its verdict, else by whether it is chosen. */
function toneOf(checked: boolean, verdict: OptionVerdict | undefined): string {
  if (verdict?.isKey) {
    return 'border-correct bg-correct-tint';
  }
  if (verdict) {
    return verdict.chosen ? 'border-incorrect bg-incorrect-tint' : 'border-line bg-surface';
  }
  return checked ? 'border-primary bg-tint' : 'border-line-strong bg-surface hover:border-primary';
}

function StrikeButton({ name, struck, onToggle }: StrikeProps) {
  return (
    <button
      type="button"
      aria-pressed={struck}
      aria-label={`Strike out: ${name}`}
      onClick={onToggle}
      className="grid w-target shrink-0 place-items-center rounded-md text-soft hover:text-primary aria-pressed:text-primary"
    >
      <Strikethrough aria-hidden="true" className="size-4" />
    </button>
  );
}

interface StrikeProps {
  name: string;
  struck: boolean;
  onToggle: () => void;
}

interface OptionShellProps {
  id: string;
  /** The option in plain words. */
  name: string;
  /** Position among the options, from 0; decides its letter. */
  index: number;
  type: 'radio' | 'checkbox';
  /** Radios of one question share it. */
  group?: string;
  onChoose: () => void;
  children: ReactNode;
  checked: boolean;
  verdict?: OptionVerdict | undefined;
  strikes?: Strikes | undefined;
}

/** The option's letter, in a circle for single choice and in a box for multiple choice. */
function Letter({ index, type }: Pick<OptionShellProps, 'index' | 'type'>) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-7 shrink-0 place-items-center border-2 border-line-strong text-14 font-semibold text-soft',
        'peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary',
        type === 'radio' ? 'rounded-full' : 'rounded-sm',
      )}
    >
      {letterOf(index)}
    </span>
  );
}

/**
 * One option: a native control behind its letter, its text, and its verdict once the answer is final.
 * From then on it can't be changed, but can still be focused and read.
 */
export function OptionShell(props: OptionShellProps) {
  const { id, name, index, type, group, onChoose, children, checked, verdict, strikes } = props;
  const struck = strikes?.struck.includes(id) ?? false;
  return (
    <div
      data-option={id}
      className={cx(
        'rounded-md border has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
        toneOf(checked, verdict),
      )}
    >
      <div className="flex">
        <label className="relative flex min-h-12 min-w-0 grow items-start gap-3 px-3 py-2.5 sm:px-4">
          <input
            type={type}
            name={group}
            value={id}
            checked={checked}
            aria-disabled={verdict ? true : undefined}
            onChange={() => (verdict ? undefined : onChoose())}
            className="peer absolute size-7 cursor-[inherit] opacity-0"
          />
          <Letter index={index} type={type} />
          <span className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-4 pt-0.5">
            <span
              className={cx(
                'min-w-0 [overflow-wrap:anywhere]',
                struck && !verdict && 'text-soft line-through',
              )}
            >
              {children}
            </span>
            {verdict ? <Word {...verdict} /> : null}
          </span>
        </label>
        {strikes && !verdict ? (
          <StrikeButton name={name} struck={struck} onToggle={() => strikes.toggle(id)} />
        ) : null}
      </div>
    </div>
  );
}

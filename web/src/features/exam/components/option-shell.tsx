import type { AnswerFeedback } from '@prepward/contracts/attempts';
import { Strikethrough } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.js';
import type { Strikes } from './answer-props.js';
import { Html } from './html.js';
import { Mark } from './verdict.js';

export interface OptionVerdict {
  isKey: boolean;
  chosen: boolean;
  rationale: string | undefined;
}

/** What is said about one option once the answer counts. */
export function verdictOf(
  feedback: AnswerFeedback | undefined,
  id: string,
  chosen: boolean,
): OptionVerdict | undefined {
  if (!feedback) {
    return undefined;
  }
  const { key, rationales } = feedback;
  const isKey =
    (key.type === 'multiple-choice' && key.option === id) ||
    (key.type === 'multiple-select' && key.options.includes(id)) ||
    (key.type === 'hot-spot' && key.region === id);
  return { isKey, chosen, rationale: rationales.find((entry) => entry.id === id)?.rationale };
}

function Word({ isKey, chosen }: OptionVerdict) {
  if (isKey) {
    return <Mark correct>{chosen ? 'Your answer: correct' : 'Correct answer'}</Mark>;
  }
  return chosen ? <Mark correct={false}>Your answer: incorrect</Mark> : null;
}

/** Border and ground of an option: what it is, or whether it is chosen. */
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
  control: ReactNode;
  children: ReactNode;
  checked: boolean;
  verdict?: OptionVerdict | undefined;
  strikes?: Strikes | undefined;
}

/** One option: a native control, its text, and after the answer its verdict and reason. */
export function OptionShell(props: OptionShellProps) {
  const { id, name, control, children, checked, verdict, strikes } = props;
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
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is given by the caller */}
        <label className="flex min-h-12 min-w-0 grow items-start gap-3 px-4 py-3">
          {control}
          <span className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-4">
            <span className={cx('min-w-0', struck && !verdict && 'text-soft line-through')}>
              {children}
            </span>
            {verdict ? <Word {...verdict} /> : null}
          </span>
        </label>
        {strikes && !verdict ? (
          <StrikeButton name={name} struck={struck} onToggle={() => strikes.toggle(id)} />
        ) : null}
      </div>
      {verdict?.rationale ? (
        <Html html={verdict.rationale} className="px-4 pb-3 pl-12 text-soft" />
      ) : null}
    </div>
  );
}

import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../../ui/cx.js';
import { plainText } from '../plain-text.js';
import { orderOf } from '../responses.js';
import type { AnswerProps } from './answer-props.js';
import { Html } from './html.js';
import { Mark } from './verdict.js';

type Direction = 'up' | 'down';

interface MoveButtonProps {
  direction: Direction;
  name: string;
  position: number;
  last: boolean;
  onMove: (direction: Direction) => void;
}

/** At the end of the list a button stays reachable, so that focus is not lost under it. */
function MoveButton({ direction, name, position, last, onMove }: MoveButtonProps) {
  const Icon = direction === 'up' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      data-direction={direction}
      aria-disabled={last || undefined}
      aria-keyshortcuts={direction === 'up' ? 'Alt+ArrowUp' : 'Alt+ArrowDown'}
      aria-label={`Move ${direction}: ${name}, position ${position}`}
      onClick={() => (last ? undefined : onMove(direction))}
      className="grid size-target place-items-center rounded-md border border-line-strong text-primary hover:bg-tint aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}

/** Moves a step, keeps focus on the button that moved it, and says where the step is now. */
function useReorder({ item, value, onChange }: AnswerProps) {
  const list = useRef<HTMLOListElement>(null);
  const refocus = useRef<{ id: string; direction: Direction } | null>(null);
  const [spoken, setSpoken] = useState('');
  const order = orderOf(item, value);

  useLayoutEffect(() => {
    const wanted = refocus.current;
    refocus.current = null;
    if (wanted) {
      list.current
        ?.querySelector<HTMLElement>(
          `[data-step="${CSS.escape(wanted.id)}"] [data-direction="${wanted.direction}"]`,
        )
        ?.focus();
    }
  });

  function move(id: string, direction: Direction): void {
    const from = order.indexOf(id);
    const to = direction === 'up' ? from - 1 : from + 1;
    const other = order[to];
    if (other === undefined) {
      return;
    }
    const next = order.with(to, id).with(from, other);
    refocus.current = { id, direction };
    setSpoken(`Moved to position ${to + 1} of ${order.length}.`);
    onChange({ type: 'ordered', order: next });
  }

  function onKeyDown(event: KeyboardEvent, id: string): void {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(id, event.key === 'ArrowUp' ? 'up' : 'down');
    }
  }

  return { list, order, spoken, move, onKeyDown };
}

function RightOrder({ item, feedback }: Pick<AnswerProps, 'item' | 'feedback'>) {
  if (feedback?.key.type !== 'ordered') {
    return null;
  }
  const options = new Map((item.options ?? []).map((option) => [option.id, option.html]));
  return (
    <div className="mt-5 grid gap-3">
      <p className="text-18 font-semibold">The correct order</p>
      <ol className="grid gap-3">
        {feedback.key.order.map((id, index) => (
          <li key={id} className="flex gap-3">
            <span className="figures font-semibold text-correct">{index + 1}.</span>
            <span className="grid gap-1">
              <Html as="span" html={options.get(id) ?? ''} className="font-medium" />
              <Html
                html={feedback.rationales.find((entry) => entry.id === id)?.rationale ?? ''}
                className="text-soft"
              />
            </span>
          </li>
        ))}
      </ol>
      {feedback.rationale ? <Html html={feedback.rationale} className="text-soft" /> : null}
    </div>
  );
}

/** Steps to put in order: buttons move a step, and so do Alt+↑ and Alt+↓. */
export function OrderedAnswer(props: AnswerProps) {
  const { item, feedback, stemId } = props;
  const { list, order, spoken, move, onKeyDown } = useReorder(props);
  const options = new Map((item.options ?? []).map((option) => [option.id, option.html]));
  const keyOrder = feedback?.key.type === 'ordered' ? feedback.key.order : null;
  return (
    <div>
      {feedback ? null : (
        <p id={`${stemId}-how`} className="mb-3 text-14 text-soft">
          Put the steps in order with the arrow buttons, or with Alt+↑ and Alt+↓ on them.
        </p>
      )}
      <ol ref={list} aria-labelledby={stemId} className="grid gap-3">
        {order.map((id, index) => {
          const html = options.get(id) ?? '';
          return (
            <li
              key={id}
              data-step={id}
              onKeyDown={(event) => onKeyDown(event, id)}
              className={cx(
                'flex items-center gap-3 rounded-md border py-2 pl-4',
                keyOrder ? 'pr-4' : 'pr-2',
                keyOrder === null && 'border-line-strong bg-surface',
                keyOrder?.[index] === id && 'border-correct bg-correct-tint',
                keyOrder && keyOrder[index] !== id && 'border-incorrect bg-incorrect-tint',
              )}
            >
              <span className="figures font-semibold text-soft">{index + 1}.</span>
              <Html as="span" html={html} className="min-w-0 grow py-2" />
              {keyOrder ? (
                <Mark correct={keyOrder[index] === id}>
                  {keyOrder[index] === id ? 'Correct place' : 'Incorrect place'}
                </Mark>
              ) : (
                <span className="flex gap-1.5">
                  <MoveButton
                    direction="up"
                    name={plainText(html)}
                    position={index + 1}
                    last={index === 0}
                    onMove={(direction) => move(id, direction)}
                  />
                  <MoveButton
                    direction="down"
                    name={plainText(html)}
                    position={index + 1}
                    last={index === order.length - 1}
                    onMove={(direction) => move(id, direction)}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <RightOrder item={item} feedback={feedback} />
    </div>
  );
}

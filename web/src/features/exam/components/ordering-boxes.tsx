import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { ArrowDown, ArrowUp, GripVertical, Plus, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../../ui/cx.js';
import { moved, placedBefore } from '../ordering.js';
import { Html } from './html.js';

interface Step {
  id: string;
  html: string;
  /** The step in plain words. */
  name: string;
}

/** Where a step can be dropped besides on another step. */
const SOURCE = 'box:steps';
const TARGET = 'box:order';

const SMALL_BUTTON =
  'grid size-target shrink-0 place-items-center rounded-md text-primary hover:bg-tint aria-disabled:cursor-not-allowed aria-disabled:opacity-40';

interface BoxProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Box({ id, title, children }: BoxProps) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <div
      ref={setNodeRef}
      className={cx(
        'rounded-md border p-3',
        isOver ? 'border-primary bg-tint' : 'border-line-strong bg-sunken',
      )}
    >
      <p className="mb-2 text-14 font-semibold text-soft">{title}</p>
      {children}
    </div>
  );
}

/** Makes an element follow the pointer; the keyboard has buttons of its own. */
function useDragged(id: string) {
  const { listeners, setNodeRef, transform, isDragging } = useDraggable({ id });
  return {
    listeners,
    setNodeRef,
    style: transform ? { translate: `${transform.x}px ${transform.y}px` } : undefined,
    className: cx(
      'rounded-md border bg-surface',
      isDragging ? 'relative z-30 border-primary shadow-float' : 'border-line-strong',
    ),
  };
}

function Waiting({ step, onPlace }: { step: Step; onPlace: () => void }) {
  const { listeners, setNodeRef, style, className } = useDragged(step.id);
  return (
    <li ref={setNodeRef} style={style} data-waiting={step.id} className={className} {...listeners}>
      <button
        type="button"
        aria-label={`Place next: ${step.name}`}
        onClick={onPlace}
        className="flex min-h-12 w-full cursor-grab items-center gap-3 rounded-md px-3 py-2 text-start hover:text-primary"
      >
        <Html as="span" html={step.html} className="min-w-0 grow" />
        <Plus aria-hidden="true" className="size-5 shrink-0 text-primary" />
      </button>
    </li>
  );
}

interface PlacedProps {
  step: Step;
  index: number;
  count: number;
  onMove: (by: 1 | -1) => void;
  onTakeBack: () => void;
}

function MoveButton({ by, step, index, count, onMove }: PlacedProps & { by: 1 | -1 }) {
  const up = by === -1;
  const Icon = up ? ArrowUp : ArrowDown;
  const last = up ? index === 0 : index === count - 1;
  return (
    <button
      type="button"
      data-move={by}
      // At the end of the list a button stays reachable, so that focus is not lost under it.
      aria-disabled={last || undefined}
      aria-keyshortcuts={up ? 'Alt+ArrowUp' : 'Alt+ArrowDown'}
      aria-label={`Move ${up ? 'up' : 'down'}: ${step.name}, position ${index + 1}`}
      onClick={() => (last ? undefined : onMove(by))}
      className={SMALL_BUTTON}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}

function Placed(props: PlacedProps) {
  const { step, index, onMove, onTakeBack } = props;
  const { listeners, setNodeRef, style, className } = useDragged(step.id);
  const drop = useDroppable({ id: step.id });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      onMove(event.key === 'ArrowUp' ? -1 : 1);
    }
  }

  return (
    <li
      ref={drop.setNodeRef}
      data-step={step.id}
      onKeyDown={onKeyDown}
      className={cx('rounded-md', drop.isOver && 'outline-2 outline-primary')}
    >
      <div
        ref={setNodeRef}
        style={style}
        className={cx(className, 'flex flex-wrap items-center justify-end gap-x-1 py-1 pr-1 pl-2')}
      >
        <span
          {...listeners}
          className="flex min-h-10 min-w-0 grow cursor-grab items-center gap-2 max-sm:basis-full"
        >
          <GripVertical aria-hidden="true" className="size-4 shrink-0 text-soft" />
          <span className="figures font-semibold text-soft">{index + 1}.</span>
          <Html as="span" html={step.html} className="min-w-0 grow" />
        </span>
        <MoveButton {...props} by={-1} />
        <MoveButton {...props} by={1} />
        <button
          type="button"
          aria-label={`Take back: ${step.name}`}
          onClick={onTakeBack}
          className={SMALL_BUTTON}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </li>
  );
}

/** After a button did its work the focus goes where the next one is wanted. */
function useFocusAfter() {
  const boxes = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const selector = wanted.current;
    wanted.current = null;
    if (selector) {
      boxes.current?.querySelector<HTMLElement>(selector)?.focus();
    }
  });
  function focusNext(selector: string): void {
    wanted.current = selector;
  }
  return { boxes, focusNext };
}

interface OrderingBoxesProps {
  labelledBy: string;
  /** In the order first shown. */
  steps: readonly Step[];
  /** Ids of the steps that are placed, first to last. */
  placed: readonly string[];
  onPlace: (placed: readonly string[]) => void;
}

/** Two boxes: steps wait in one and are tapped or dragged into the other, in order. */
export function OrderingBoxes({ labelledBy, steps, placed, onPlace }: OrderingBoxesProps) {
  const { boxes, focusNext } = useFocusAfter();
  const [spoken, setSpoken] = useState('');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
  );
  const waiting = steps.filter(({ id }) => !placed.includes(id));
  const inOrder = placed.flatMap((id) => steps.find((step) => step.id === id) ?? []);

  function place(id: string, before: string | null = null): void {
    const next = placedBefore(placed, id, before);
    setSpoken(`Placed at position ${next.indexOf(id) + 1} of ${steps.length}.`);
    onPlace(next);
  }

  function move(id: string, by: 1 | -1): void {
    const next = moved(placed, id, by);
    if (next !== placed) {
      setSpoken(`Moved to position ${next.indexOf(id) + 1} of ${steps.length}.`);
      focusNext(`[data-step="${CSS.escape(id)}"] [data-move="${by}"]`);
      onPlace(next);
    }
  }

  function takeBack(id: string): void {
    setSpoken('Taken back.');
    focusNext(`[data-waiting="${CSS.escape(id)}"] button`);
    onPlace(placed.filter((other) => other !== id));
  }

  function onDragEnd({ active, over }: DragEndEvent): void {
    const [id, target] = [String(active.id), over ? String(over.id) : null];
    if (target === SOURCE) {
      onPlace(placed.filter((other) => other !== id));
    } else if (target) {
      place(id, target === TARGET ? null : target);
    }
  }

  function tap(id: string): void {
    const next = waiting[waiting.findIndex((step) => step.id === id) + 1] ?? waiting[0];
    focusNext(
      next && next.id !== id
        ? `[data-waiting="${CSS.escape(next.id)}"] button`
        : `[data-step="${CSS.escape(id)}"] [data-move="-1"]`,
    );
    place(id);
  }

  return (
    <div ref={boxes}>
      <p className="mb-3 text-14 text-soft">
        Tap the steps in order, or drag them. Move a placed step with its arrows or Alt+↑ and Alt+↓.
      </p>
      <DndContext sensors={sensors} onDragEnd={onDragEnd}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Box id={SOURCE} title="Steps">
            {waiting.length === 0 ? (
              <p className="text-soft">All steps are placed.</p>
            ) : (
              <ul className="grid gap-2">
                {waiting.map((step) => (
                  <Waiting key={step.id} step={step} onPlace={() => tap(step.id)} />
                ))}
              </ul>
            )}
          </Box>
          <Box id={TARGET} title="Your order">
            {inOrder.length === 0 ? (
              <p className="text-soft">The first step goes here.</p>
            ) : (
              <ol aria-labelledby={labelledBy} className="grid gap-2">
                {inOrder.map((step, index) => (
                  <Placed
                    key={step.id}
                    step={step}
                    index={index}
                    count={inOrder.length}
                    onMove={(by) => move(step.id, by)}
                    onTakeBack={() => takeBack(step.id)}
                  />
                ))}
              </ol>
            )}
          </Box>
        </div>
      </DndContext>
      <p role="status" aria-label="Order" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}

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
import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../../../ui/cx.js';
import { SOURCE, type Step, TARGET, useOrdering } from '../hooks/use-ordering.js';
import { Html } from './html.js';

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
      // At the end of the list the button stays focusable, so that the focus isn't lost.
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

/** A placed step and its buttons; other steps can be dropped on it. */
function PlacedStep(props: PlacedProps) {
  const { step, index, onTakeBack } = props;
  const { listeners, setNodeRef, style, className } = useDragged(step.id);
  return (
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
        aria-label={`Remove: ${step.name}`}
        onClick={onTakeBack}
        className={SMALL_BUTTON}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

function Placed(props: PlacedProps) {
  const { step, onMove } = props;
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
      <PlacedStep {...props} />
    </li>
  );
}

interface OrderingBoxesProps {
  labelledBy: string;
  /** In the order first shown. */
  steps: readonly Step[];
  /** Ids of the steps that are placed, first to last. */
  placed: readonly string[];
  onPlace: (placed: readonly string[]) => void;
}

/** Silences the library's own drag announcements, which would read out ids: the status below speaks. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

type Ordering = ReturnType<typeof useOrdering>;

/** The steps that are not placed yet. */
function WaitingSteps({ ordering }: { ordering: Ordering }) {
  return ordering.waiting.length === 0 ? (
    <p className="text-soft">All steps are placed.</p>
  ) : (
    <ul className="grid gap-2">
      {ordering.waiting.map((step) => (
        <Waiting key={step.id} step={step} onPlace={() => ordering.tap(step.id)} />
      ))}
    </ul>
  );
}

/** The steps in the student's order. */
function PlacedSteps({ ordering, labelledBy }: { ordering: Ordering; labelledBy: string }) {
  const { inOrder, move, takeBack } = ordering;
  return inOrder.length === 0 ? (
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
  );
}

/** Two boxes: steps wait in one and are tapped or dragged into the other, in order. */
export function OrderingBoxes({ labelledBy, steps, placed, onPlace }: OrderingBoxesProps) {
  const ordering = useOrdering(steps, placed, onPlace);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent): void =>
    ordering.drop(String(active.id), over ? String(over.id) : null);
  return (
    <div ref={ordering.boxes}>
      <p className="mb-3 text-14 text-soft">
        Tap the steps in order, or drag them. Move a placed step with its arrows
        <span className="max-md:hidden"> or Alt+↑ and Alt+↓</span>.
      </p>
      <DndContext sensors={sensors} onDragEnd={onDragEnd} accessibility={SILENT}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Box id={SOURCE} title="Steps">
            <WaitingSteps ordering={ordering} />
          </Box>
          <Box id={TARGET} title="Your order">
            <PlacedSteps ordering={ordering} labelledBy={labelledBy} />
          </Box>
        </div>
      </DndContext>
      <p role="status" aria-label="Order" className="sr-only">
        {ordering.spoken}
      </p>
    </div>
  );
}

import { Delete, Move, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useReducer,
  useRef,
} from 'react';
import { cx } from '../../../ui/cx.js';
import {
  type Calculator,
  type CalculatorKey,
  calculatorKey,
  EMPTY_CALCULATOR,
  OPERATOR_SIGNS,
  type Operator,
  press,
} from '../calculator.js';
import { useMovable } from '../hooks/use-movable.js';

interface Key {
  key: CalculatorKey;
  label: string;
  face?: ReactNode;
  wide?: boolean;
}

const digit = (face: string): Key => ({ key: { kind: 'digit', digit: face }, label: face });

const operator = (key: Operator, label: string): Key => ({
  key: { kind: 'operator', operator: key },
  label,
  face: OPERATOR_SIGNS[key],
});

/** Four rows of five, so that the question above stays readable on a phone. */
const KEYS: readonly Key[] = [
  ...['7', '8', '9'].map(digit),
  operator('/', 'Divide'),
  {
    key: { kind: 'backspace' },
    label: 'Delete the last digit',
    face: <Delete className="size-5" />,
  },
  ...['4', '5', '6'].map(digit),
  operator('*', 'Multiply'),
  { key: { kind: 'clear' }, label: 'Clear', face: 'C' },
  ...['1', '2', '3'].map(digit),
  operator('-', 'Subtract'),
  { key: { kind: 'sign' }, label: 'Change sign', face: '±' },
  { ...digit('0'), wide: true },
  { key: { kind: 'point' }, label: 'Decimal point', face: '.' },
  operator('+', 'Add'),
  { key: { kind: 'equals' }, label: 'Equals', face: '=' },
];

const isOperation = ({ kind }: CalculatorKey): boolean => kind === 'operator' || kind === 'equals';

const HEAD_BUTTON =
  'grid size-target place-items-center rounded-md text-soft hover:bg-tint hover:text-primary';

/** Moves the focus to the panel while it's open, and back when it closes. */
function useFocusMeanwhile(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement) {
        before.focus();
      }
    };
  }, [panel]);
}

/** The calculator's key that was typed; a button that has the focus keeps Enter for itself. */
function typedKey(event: KeyboardEvent): CalculatorKey | null {
  const onButton = event.target instanceof HTMLButtonElement;
  const key = event.key === 'Enter' && onButton ? null : calculatorKey(event.key);
  return event.ctrlKey || event.metaKey || event.altKey ? null : key;
}

function MoveButton({ handle }: { handle: ReturnType<typeof useMovable>['handle'] }) {
  return (
    <button
      type="button"
      aria-label="Move the calculator"
      title="Drag, or use the arrow keys"
      {...handle}
      className={cx(HEAD_BUTTON, 'cursor-move touch-none max-md:hidden')}
    >
      <Move aria-hidden="true" className="size-5" />
    </button>
  );
}

/** The last calculation, and the display. */
function Display({ state }: { state: Calculator }) {
  return (
    <div className="figures min-w-0 grow rounded-sm bg-sunken px-3 py-1 text-end">
      <p className="h-5 truncate text-14 text-soft">{state.history}</p>
      <output aria-label="Display" aria-live="polite" className="block text-21 leading-heading">
        {state.display}
      </output>
    </div>
  );
}

/** The four rows of keys; an operator that waits for its second number is shown as pressed. */
function Keypad({
  waiting,
  onPress,
}: {
  waiting: Calculator['operator'];
  onPress: (key: CalculatorKey) => void;
}) {
  return (
    <div className="mt-2 grid grid-cols-5 gap-1.5">
      {KEYS.map(({ key, label, face, wide }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-pressed={key.kind === 'operator' ? waiting === key.operator : undefined}
          onClick={() => onPress(key)}
          className={cx(
            'figures grid min-h-target place-items-center rounded-sm border border-line text-18 hover:border-primary hover:text-primary',
            isOperation(key) && 'bg-tint font-semibold text-primary aria-pressed:border-primary',
            wide && 'col-span-2',
          )}
        >
          <span aria-hidden="true">{face ?? label}</span>
        </button>
      ))}
    </div>
  );
}

/** A four-function calculator; while the focus is in it, the keyboard types into it. */
export function CalculatorPanel({ onClose }: { onClose: () => void }) {
  const [state, dispatch] = useReducer(press, EMPTY_CALCULATOR);
  const panel = useRef<HTMLElement>(null);
  const { style, handle } = useMovable(panel);
  useFocusMeanwhile(panel);

  function onKeyDown(event: KeyboardEvent): void {
    const key = typedKey(event);
    if (event.key === 'Escape') {
      onClose();
    } else if (key) {
      event.preventDefault();
      dispatch(key);
    }
  }

  return (
    <section
      ref={panel}
      aria-label="Calculator"
      tabIndex={-1}
      data-keys=""
      onKeyDown={onKeyDown}
      style={style}
      className="calculator fixed inset-x-0 bottom-0 z-30 border-t border-line-strong bg-surface p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float md:inset-x-auto md:right-4 md:bottom-24 md:w-80 md:rounded-md md:border md:pb-3"
    >
      <div className="flex items-center gap-1">
        <h2 className="sr-only">Calculator</h2>
        <MoveButton handle={handle} />
        <Display state={state} />
        <button
          type="button"
          aria-label="Close the calculator"
          onClick={onClose}
          className={HEAD_BUTTON}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <Keypad waiting={state.operator} onPress={dispatch} />
    </section>
  );
}

import { Delete, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useReducer, useRef } from 'react';
import { cx } from '../../../ui/cx.js';
import { type CalculatorKey, calculatorKey, EMPTY_CALCULATOR, press } from '../calculator.js';

interface Key {
  key: CalculatorKey;
  label: string;
  face?: ReactNode;
  wide?: boolean;
}

const digit = (face: string): Key => ({ key: { kind: 'digit', digit: face }, label: face });

const KEYS: readonly Key[] = [
  { key: { kind: 'clear' }, label: 'Clear', face: 'C' },
  { key: { kind: 'sign' }, label: 'Change sign', face: '±' },
  {
    key: { kind: 'backspace' },
    label: 'Delete the last digit',
    face: <Delete className="size-5" />,
  },
  { key: { kind: 'operator', operator: '/' }, label: 'Divide', face: '÷' },
  ...['7', '8', '9'].map(digit),
  { key: { kind: 'operator', operator: '*' }, label: 'Multiply', face: '×' },
  ...['4', '5', '6'].map(digit),
  { key: { kind: 'operator', operator: '-' }, label: 'Subtract', face: '−' },
  ...['1', '2', '3'].map(digit),
  { key: { kind: 'operator', operator: '+' }, label: 'Add', face: '+' },
  { ...digit('0'), wide: true },
  { key: { kind: 'point' }, label: 'Decimal point', face: '.' },
  { key: { kind: 'equals' }, label: 'Equals', face: '=' },
];

const isOperation = ({ kind }: CalculatorKey): boolean => kind === 'operator' || kind === 'equals';

/** A four-function calculator; while the focus is in it, the keyboard types into it. */
export function CalculatorPanel({ onClose }: { onClose: () => void }) {
  const [state, dispatch] = useReducer(press, EMPTY_CALCULATOR);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement) {
        before.focus();
      }
    };
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      onClose();
      return;
    }
    const onButton = event.target instanceof HTMLButtonElement;
    const key = event.key === 'Enter' && onButton ? null : calculatorKey(event.key);
    if (key && !event.ctrlKey && !event.metaKey && !event.altKey) {
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
      className="fixed right-4 bottom-24 z-30 w-64 rounded-md border border-line-strong bg-surface p-3 shadow-float"
    >
      <div className="flex items-center justify-between">
        <h2 className="text-16 tracking-normal">Calculator</h2>
        <button
          type="button"
          aria-label="Close the calculator"
          onClick={onClose}
          className="grid size-target place-items-center rounded-md text-soft hover:bg-tint hover:text-primary"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <output
        aria-label="Display"
        aria-live="polite"
        className="figures mb-2 block min-h-12 rounded-sm bg-sunken px-3 py-2 text-end text-21"
      >
        {state.display}
      </output>
      <div className="grid grid-cols-4 gap-1.5">
        {KEYS.map(({ key, label, face, wide }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            aria-pressed={key.kind === 'operator' ? state.operator === key.operator : undefined}
            onClick={() => dispatch(key)}
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
    </section>
  );
}

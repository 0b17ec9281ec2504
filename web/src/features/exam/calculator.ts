import { add, type Decimal, divide, multiply, subtract, toDecimal, toText } from './decimal.js';

export type Operator = '+' | '-' | '*' | '/';

export type CalculatorKey =
  | { kind: 'digit'; digit: string }
  | { kind: 'point' | 'sign' | 'equals' | 'backspace' | 'clear' }
  | { kind: 'operator'; operator: Operator };

export interface Calculator {
  /** What the display shows. */
  display: string;
  /** A result to more places than the display has; null for what was typed. */
  exact: Decimal | null;
  /** The number before the operator that was pressed last. */
  left: Decimal | null;
  operator: Operator | null;
  /** The next digit begins a new number. */
  fresh: boolean;
  /** Only Clear works from here. */
  stuck: boolean;
  /** The last calculation in one line, "12 × 3 = 36"; empty before the first. */
  history: string;
}

/** Digits the display holds. */
const DIGITS = 10;
const TOO_LARGE = 'Too large';
const BY_ZERO = 'Cannot divide by zero';

export const EMPTY_CALCULATOR: Calculator = {
  display: '0',
  exact: null,
  left: null,
  operator: null,
  fresh: true,
  stuck: false,
  history: '',
};

const OPERATIONS: Record<Operator, (a: Decimal, b: Decimal) => Decimal | null> = {
  '+': add,
  '-': subtract,
  '*': multiply,
  '/': divide,
};

/** How an operator is written. */
export const OPERATOR_SIGNS: Record<Operator, string> = { '+': '+', '-': '−', '*': '×', '/': '÷' };

const failed = (display: string): Calculator => ({ ...EMPTY_CALCULATOR, display, stuck: true });

const shownValue = ({ exact, display }: Calculator): Decimal => exact ?? toDecimal(display);

/** Works out what is pending: like every four-function calculator, from left to right. */
function worked(state: Calculator): Calculator {
  const { left, operator } = state;
  const done = { ...state, left: null, operator: null, fresh: true };
  if (left === null || operator === null) {
    return done;
  }
  const exact = OPERATIONS[operator](left, shownValue(state));
  if (exact === null) {
    return failed(BY_ZERO);
  }
  const display = toText(exact, DIGITS);
  if (display === null) {
    return failed(TOO_LARGE);
  }
  const said = `${toText(left, DIGITS) ?? ''} ${OPERATOR_SIGNS[operator]} ${state.display}`;
  return { ...done, exact, display, history: `${said} = ${display}` };
}

function typed(state: Calculator, digit: string): Calculator {
  if (state.fresh) {
    return { ...state, display: digit, exact: null, fresh: false };
  }
  if (state.display.replaceAll(/\D/g, '').length >= DIGITS) {
    return state;
  }
  return { ...state, display: state.display === '0' ? digit : state.display + digit };
}

function pointed(state: Calculator): Calculator {
  if (state.fresh) {
    return { ...state, display: '0.', exact: null, fresh: false };
  }
  return state.display.includes('.') ? state : { ...state, display: `${state.display}.` };
}

function signed(state: Calculator): Calculator {
  const { display, exact } = state;
  const value = shownValue(state);
  if (value.digits === 0n) {
    return state;
  }
  return {
    ...state,
    exact: exact && { ...exact, digits: -exact.digits },
    display: display.startsWith('-') ? display.slice(1) : `-${display}`,
  };
}

function shortened(state: Calculator): Calculator {
  if (state.fresh) {
    return state;
  }
  const rest = state.display.slice(0, -1);
  return { ...state, display: rest === '' || rest === '-' ? '0' : rest };
}

function withOperator(state: Calculator, operator: Operator): Calculator {
  // Pressed twice, the second operator takes the place of the first.
  if (state.operator !== null && state.fresh) {
    return { ...state, operator };
  }
  const next = worked(state);
  return next.stuck ? next : { ...next, left: shownValue(next), operator };
}

/** The calculator after one key. */
export function press(state: Calculator, key: CalculatorKey): Calculator {
  if (key.kind === 'clear') {
    return EMPTY_CALCULATOR;
  }
  if (state.stuck) {
    return state;
  }
  switch (key.kind) {
    case 'digit':
      return typed(state, key.digit);
    case 'point':
      return pointed(state);
    case 'sign':
      return signed(state);
    case 'backspace':
      return shortened(state);
    case 'operator':
      return withOperator(state, key.operator);
    case 'equals':
      return worked(state);
  }
}

/** The calculator's key for one of the keyboard; null for any other. */
export function calculatorKey(key: string): CalculatorKey | null {
  if (/^\d$/.test(key)) {
    return { kind: 'digit', digit: key };
  }
  switch (key) {
    case '.':
    case ',':
      return { kind: 'point' };
    case '+':
    case '-':
    case '*':
    case '/':
      return { kind: 'operator', operator: key };
    case 'x':
    case '×':
      return { kind: 'operator', operator: '*' };
    case '=':
    case 'Enter':
      return { kind: 'equals' };
    case 'Backspace':
      return { kind: 'backspace' };
    case 'Delete':
      return { kind: 'clear' };
    default:
      return null;
  }
}

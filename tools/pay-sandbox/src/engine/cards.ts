import { EngineFailure } from './failure.js';

/** What the card's bank does with a charge. */
export type CardBehavior =
  | 'succeeds'
  | 'declines'
  | 'lacks-funds'
  | 'asks-authentication'
  | 'fails-later'
  /** Like a bank debit: paid, or returned, after a few days. */
  | 'pays-in-days'
  | 'bounces-in-days';

/** A test card. */
export interface TestCard {
  number: string;
  behavior: CardBehavior;
  /** What happens with it, for the page that lists the cards. */
  label: string;
}

/** The numbers that the real gateway's test mode uses for the same; those for bank debits are our own. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', behavior: 'succeeds', label: 'Succeeds' },
  { number: '4000000000000002', behavior: 'declines', label: 'Is declined' },
  { number: '4000000000009995', behavior: 'lacks-funds', label: 'Has insufficient funds' },
  {
    number: '4000002500003155',
    behavior: 'asks-authentication',
    label: 'Asks for authentication',
  },
  {
    number: '4000000000000341',
    behavior: 'fails-later',
    label: 'Fails at renewal',
  },
  { number: '4000000000004400', behavior: 'pays-in-days', label: 'Bank debit, paid after 4 days' },
  {
    number: '4000000000004509',
    behavior: 'bounces-in-days',
    label: 'Bank debit, returned after 4 days',
  },
];

/** A card as typed. */
export interface CardInput {
  /** Digits, with or without spaces. */
  number: string;
  expMonth: number;
  /** Four digits. */
  expYear: number;
  cvc: string;
}

/** Fields of a card that can be wrong. */
export type CardField = 'number' | 'expiry' | 'cvc';

/** `4242 4242 4242 4242` */
export function groupDigits(number: string): string {
  return number.replace(/\d{4}(?=\d)/g, '$& ');
}

/** The test card with this number, or undefined. */
export function testCard(number: string): TestCard | undefined {
  const digits = number.replace(/[\s-]/g, '');
  return TEST_CARDS.find((card) => card.number === digits);
}

/**
 * What is wrong with a card as typed, by field; empty if nothing is.
 *
 * @param now ms since 1970; the card must not have expired by then
 */
export function cardProblems(card: CardInput, now: number): Partial<Record<CardField, string>> {
  const problems: Partial<Record<CardField, string>> = {};
  if (card.number.trim() === '') {
    problems.number = 'Enter a test card number.';
  } else if (testCard(card.number) === undefined) {
    problems.number =
      'Only test cards work here, such as 4242 4242 4242 4242. Don’t enter a real card.';
  }
  // A card is good through the last day of its month, everywhere on earth.
  const lapsesAt = Date.UTC(card.expYear, card.expMonth, 1) + 12 * 60 * 60 * 1000;
  if (!(card.expMonth >= 1 && card.expMonth <= 12) || !(card.expYear >= 2000)) {
    problems.expiry = 'Enter the date as month and year, such as 12 / 34.';
  } else if (lapsesAt <= now) {
    problems.expiry = 'This card has expired. Enter a date in the future.';
  }
  if (!/^\d{3,4}$/.test(card.cvc)) problems.cvc = 'Enter 3 digits, such as 123.';
  return problems;
}

/** The card behind valid input. @throws EngineFailure `invalid` with the first thing that is wrong */
export function requireTestCard(input: CardInput, now: number): TestCard {
  const [problem] = Object.values(cardProblems(input, now));
  const card = testCard(input.number);
  if (problem !== undefined || card === undefined) {
    throw new EngineFailure('invalid', problem ?? 'Enter a test card number.');
  }
  return card;
}

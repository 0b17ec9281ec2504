import { type CardField, groupDigits, TEST_CARDS, testCard } from '../../engine/index.js';
import { type Html, html } from './html.js';

/** The text typed into a card form. */
export interface CardText {
  number: string;
  expiry: string;
  cvc: string;
}

export const NO_CARD: CardText = { number: '', expiry: '', cvc: '' };

/** Form values of a test card; empty if the number isn't a test card's. */
export function filledCard(number: string): CardText {
  const card = testCard(number);
  return card ? { number: groupDigits(card.number), expiry: '12 / 34', cvc: '123' } : NO_CARD;
}

/** Why a card isn't accepted: by field, and as a whole. */
export interface CardTrouble {
  message: string;
  fields: Partial<Record<CardField, string>>;
}

interface Field {
  name: CardField;
  label: string;
  value: string;
  placeholder: string;
  autocomplete: string;
  size: number;
}

function field(
  { name, label, value, placeholder, autocomplete, size }: Field,
  error?: string,
): Html {
  const problem = error ? html`<p class="problem" id="${name}-problem">${error}</p>` : null;
  const state = error ? html` aria-invalid="true" aria-describedby="${name}-problem"` : null;
  return html`<div class="field field-${name}"><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${value}" placeholder="${placeholder}" autocomplete="${autocomplete}" inputmode="numeric" maxlength="${size}" data-format="${name}" required${state}>${problem}</div>`;
}

/** Says what is wrong; comes first on the page, so that it's read first. */
export function troubleBox(trouble: CardTrouble | undefined): Html | null {
  if (!trouble) return null;
  return html`<div class="trouble" role="alert" tabindex="-1" id="trouble"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M10 6v5M10 14v.01M10 1.8 1.6 17h16.8z"/></svg><p>${trouble.message}</p></div>`;
}

/** The fields for a card's number, expiry and security code. */
export function cardFields(card: CardText, trouble: CardTrouble | undefined): Html {
  const fields: Field[] = [
    {
      name: 'number',
      label: 'Card number',
      value: card.number,
      placeholder: '4242 4242 4242 4242',
      autocomplete: 'off',
      size: 23,
    },
    {
      name: 'expiry',
      label: 'Expires (MM / YY)',
      value: card.expiry,
      placeholder: '12 / 34',
      autocomplete: 'off',
      size: 9,
    },
    {
      name: 'cvc',
      label: 'Security code',
      value: card.cvc,
      placeholder: '123',
      autocomplete: 'off',
      size: 4,
    },
  ];
  return html`<div class="fields">${fields.map((one) => field(one, trouble?.fields[one.name]))}</div>`;
}

/** The test cards; each link fills in the form. */
export function testCards(path: string): Html {
  const items = TEST_CARDS.map(
    ({ number, label }) =>
      html`<li><a href="${path}?card=${number}#pay"><span class="amount">${groupDigits(number)}</span> <span class="what">${label}</span></a></li>`,
  );
  return html`<section class="test-cards" aria-labelledby="test-cards"><h2 id="test-cards">Test cards</h2><p>Pick one to fill in the form. Don’t enter a real card.</p><ul>${items}</ul></section>`;
}

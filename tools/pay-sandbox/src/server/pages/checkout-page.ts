import { BRAND } from '@prepward/contracts/brand';
import { utcDay } from '@prepward/contracts/dates';
import { type CheckoutSession, DAY_MS, type Price } from '../../engine/index.js';
import { challengePath, checkoutPath } from '../paths.js';
import {
  type CardText,
  type CardTrouble,
  cardFields,
  testCards,
  troubleBox,
} from './card-fields.js';
import { type Html, html } from './html.js';
import { amount, document } from './layout.js';

export interface CheckoutView {
  session: CheckoutSession;
  price: Price;
  email: string;
  /** By the sandbox's clock. */
  now: number;
  card: CardText;
  trouble?: CardTrouble;
}

function summary({ session, price, now }: CheckoutView): Html {
  const { periodDays } = price;
  const every =
    periodDays === null ? null : html`<span class="every">every ${periodDays} days</span>`;
  const renewal =
    periodDays === null
      ? html`<p class="note">You pay once. There’s nothing to renew.</p>`
      : html`<p class="note">Renews on ${utcDay(now + periodDays * DAY_MS)} and every ${periodDays} days for ${amount(price.amountCents)}, until you cancel.</p>`;
  return html`<section class="summary" aria-labelledby="what"><h1 id="what"><span class="verb">${periodDays === null ? 'Buy' : 'Subscribe to'}</span> ${price.name}</h1><p class="price">${amount(session.amountCents)}${every}</p><dl><div><dt>${price.name}</dt><dd>${amount(price.amountCents)}</dd></div><div class="total"><dt>Due today</dt><dd>${amount(session.amountCents)}</dd></div></dl>${renewal}</section>`;
}

/** The hosted checkout page. */
export function checkoutPage(view: CheckoutView): string {
  const { session, price, email, card, trouble } = view;
  const path = checkoutPath(session);
  const button = price.periodDays === null ? 'Pay' : 'Subscribe and pay';
  return document({
    title: trouble ? `Problem: ${price.name}` : price.name,
    kind: 'checkout',
    back: { url: session.cancelUrl, label: `Back to ${BRAND.name}` },
    main: html`${summary(view)}<div class="side"><form method="post" action="${path}" id="pay" novalidate data-busy="Processing…"><h2>Pay with card</h2>${troubleBox(trouble)}<dl class="who"><div><dt>Email</dt><dd>${email}</dd></div></dl>${cardFields(card, trouble)}<button class="button">${button} ${amount(session.amountCents)}</button></form>${testCards(path)}</div>`,
  });
}

/** The card bank's page, where it authenticates its customer. */
export function challengePage({ session, price }: Pick<CheckoutView, 'session' | 'price'>): string {
  const path = challengePath(session);
  return document({
    title: 'Confirm it’s you',
    back: { url: checkoutPath(session), label: 'Use another card' },
    main: html`<section class="card"><p class="bank">Test Bank · secure authentication</p><h1>Confirm it’s you</h1><p class="lead">${BRAND.name} asks for ${amount(session.amountCents)} for ${price.name}. A real bank would send a code or open its app. Here you decide how it ends.</p><form method="post" action="${path}" data-busy="Processing…"><div class="choices"><button class="button" name="answer" value="complete">Complete authentication</button><button class="button quiet" name="answer" value="fail">Fail authentication</button></div></form></section>`,
  });
}

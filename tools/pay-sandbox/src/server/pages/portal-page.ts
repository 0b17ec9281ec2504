import { BRAND } from '@prepward/contracts/brand';
import { utcDay } from '@prepward/contracts/dates';
import type {
  CustomerRecord,
  Invoice,
  PortalSession,
  Subscription,
  SubscriptionStatus,
} from '../../engine/index.js';
import { portalPath } from '../paths.js';
import {
  type CardText,
  type CardTrouble,
  cardFields,
  testCards,
  troubleBox,
} from './card-fields.js';
import { type Html, html } from './html.js';
import { amount, document } from './layout.js';

export interface PortalView {
  visit: PortalSession;
  record: CustomerRecord;
  card: CardText;
  trouble?: CardTrouble;
  saved: boolean;
}

const STATUS_WORDS: Readonly<Record<SubscriptionStatus, string>> = {
  incomplete: 'Waiting for the first payment',
  active: 'Active',
  past_due: 'Payment failed',
  unpaid: 'Unpaid',
  canceled: 'Canceled',
};

const INVOICE_WORDS: Readonly<Record<Invoice['status'], string>> = {
  open: 'Open',
  paid: 'Paid',
  void: 'Void',
};

function subscriptionRow(one: Subscription, { prices }: CustomerRecord): Html {
  const price = prices.find(({ id }) => id === one.priceId);
  const next =
    one.status === 'canceled'
      ? `Ended ${utcDay(one.endedAt ?? one.currentPeriodEnd)}`
      : `${one.cancelAtPeriodEnd ? 'Ends' : 'Renews'} ${utcDay(one.currentPeriodEnd)}`;
  return html`<li><strong>${price?.name ?? 'Plan'}</strong> <span class="status">${STATUS_WORDS[one.status]}</span> <span class="what">${next}</span></li>`;
}

function invoiceRow(invoice: Invoice): Html {
  return html`<tr><th scope="row">${invoice.number}</th><td>${utcDay(invoice.createdAt)}</td><td>${amount(invoice.dueCents)}</td><td>${INVOICE_WORDS[invoice.status]}</td></tr>`;
}

function invoiceTable(invoices: readonly Invoice[]): Html {
  if (invoices.length === 0) return html`<p>No invoices yet.</p>`;
  const rows = invoices.toReversed().map(invoiceRow);
  return html`<div class="scroll" role="region" aria-label="Table of invoices" tabindex="0"><table><thead><tr><th scope="col">Invoice</th><th scope="col">Date (UTC)</th><th scope="col">Charged</th><th scope="col">State</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** Where a customer replaces their card and looks at invoices. */
export function portalPage(view: PortalView): string {
  const { visit, record, card, trouble, saved } = view;
  const path = portalPath(visit);
  const current = record.card
    ? html`<p>Card on file: Visa ending in <span class="amount">${record.card.last4}</span></p>`
    : html`<p>No card on file.</p>`;
  const subscriptions = record.subscriptions.map((one) => subscriptionRow(one, record));
  return document({
    title: trouble ? 'Problem: billing' : 'Billing',
    kind: 'checkout',
    back: { url: visit.returnUrl, label: `Back to ${BRAND.name}` },
    main: html`<div class="summary"><h1>Billing</h1><p class="note">${record.customer.email}</p><section aria-labelledby="subscriptions"><h2 id="subscriptions">Subscriptions</h2>${subscriptions.length > 0 ? html`<ul class="rows">${subscriptions}</ul>` : html`<p>No subscriptions.</p>`}</section><section aria-labelledby="invoices"><h2 id="invoices">Invoices</h2>${invoiceTable(record.invoices)}</section></div><div class="side"><form method="post" action="${path}" id="pay" novalidate data-busy="Saving…"><h2>Payment method</h2>${saved ? html`<p class="good" role="status">Your card was updated.</p>` : null}${current}${troubleBox(trouble)}${cardFields(card, trouble)}<button class="button">Update card</button></form>${testCards(path)}</div>`,
  });
}

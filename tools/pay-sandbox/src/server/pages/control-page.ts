import type { Dispute, Payment, SandboxEvent } from '../../engine/index.js';
import type { Delivery } from '../deliveries.js';
import { CONTROL_PATH } from '../paths.js';
import { type Html, html } from './html.js';
import { amount, document } from './layout.js';

export interface ControlView {
  now: number;
  offsetMs: number;
  held: boolean;
  /** Newest first. */
  payments: readonly { payment: Payment; email: string }[];
  disputes: readonly Dispute[];
  deliveries: readonly { delivery: Delivery; event: SandboxEvent | undefined }[];
  /** What was just done. */
  done: string | undefined;
}

const STEPS = [
  ['An hour', 1],
  ['A day', 24],
  ['A week', 24 * 7],
  ['30 days', 24 * 30],
] as const;

function moment(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function form(action: string, fields: Html, inline = true): Html {
  return html`<form method="post" action="${CONTROL_PATH}/${action}"${inline ? html` class="inline"` : null}>${fields}</form>`;
}

function clockSection({ now, offsetMs }: ControlView): Html {
  const ahead = (offsetMs / 86_400_000).toFixed(1);
  const buttons = STEPS.map(
    ([label, hours]) =>
      html`<button class="button quiet" name="hours" value="${hours}">${label}</button>`,
  );
  return html`<section class="card" aria-labelledby="clock"><h2 id="clock">Clock</h2><p><span class="amount">${moment(now)}</span>, ${ahead} days ahead of real time. It only moves forward.</p>${form('clock', html`<div class="choices">${buttons}</div>`, false)}</section>`;
}

function paymentRow({ payment, email }: ControlView['payments'][number]): Html {
  const left = payment.amountCents - payment.refundedCents;
  const actions =
    payment.status === 'succeeded' && left > 0
      ? html`${form(`payments/${payment.id}/refund`, html`<label>Cents <input name="cents" value="${left}" inputmode="numeric" maxlength="8" size="7"></label><button class="button quiet">Refund</button>`)}${form(`payments/${payment.id}/dispute`, html`<button class="button quiet">Dispute</button>`)}`
      : null;
  return html`<tr><th scope="row">${payment.description}</th><td>${email}</td><td>${moment(payment.createdAt)}</td><td>${amount(payment.amountCents)}</td><td>${payment.status}${payment.refundedCents > 0 ? html`, ${amount(payment.refundedCents)} refunded` : null}</td><td>${actions}</td></tr>`;
}

function disputeRow(dispute: Dispute): Html {
  const actions =
    dispute.status === 'needs_response'
      ? form(
          `disputes/${dispute.id}/close`,
          html`<button class="button quiet" name="outcome" value="won">Won</button><button class="button quiet" name="outcome" value="lost">Lost</button>`,
        )
      : null;
  return html`<tr><th scope="row">${dispute.reason}</th><td>${moment(dispute.createdAt)}</td><td>${amount(dispute.amountCents)}</td><td>${dispute.status}</td><td>${actions}</td></tr>`;
}

function deliveryRow({ delivery, event }: ControlView['deliveries'][number]): Html {
  return html`<tr><th scope="row">${event?.type ?? 'no longer available'}</th><td>${event ? moment(event.createdAt) : ''}</td><td>${delivery.attempts}</td><td>${delivery.status}${delivery.problem ? html`: ${delivery.problem}` : null}</td><td>${event ? form(`events/${event.id}/resend`, html`<button class="button quiet">Send again</button>`) : null}</td></tr>`;
}

function table(
  id: string,
  title: string,
  heads: readonly string[],
  rows: readonly Html[],
  above: Html | null = null,
): Html {
  const columns = heads.map((head) => html`<th scope="col">${head}</th>`);
  const body =
    rows.length > 0
      ? html`<div class="scroll" role="region" aria-label="Table: ${title}" tabindex="0"><table><thead><tr>${columns}</tr></thead><tbody>${rows}</tbody></table></div>`
      : html`<p>Nothing yet.</p>`;
  return html`<h2 id="${id}">${title}</h2>${above}${body}`;
}

function webhookButtons(held: boolean): Html {
  return held
    ? html`<p>Webhooks are held back.</p>${form('webhooks/release', html`<div class="choices"><button class="button quiet" name="order" value="oldest-first">Send, oldest first</button><button class="button quiet" name="order" value="newest-first">Send, newest first</button></div>`, false)}`
    : html`<p>Webhooks are sent as they come.</p>${form('webhooks/hold', html`<div class="choices"><button class="button quiet">Hold webhooks</button></div>`, false)}`;
}

/** The control page for developers: the time, the banks and the webhooks. */
export function controlPage(view: ControlView): string {
  const heads = ['When', 'Amount', 'State', 'Actions'];
  return document({
    title: 'Control',
    kind: 'wide',
    main: html`<h1>Payment sandbox</h1>${view.done ? html`<p class="good" role="status">${view.done}</p>` : null}${clockSection(view)}<section class="card">${table('payments', 'Payments', ['What', 'Customer', ...heads], view.payments.map(paymentRow))}</section><section class="card">${table('disputes', 'Disputes', ['Reason', ...heads], view.disputes.map(disputeRow))}</section><section class="card">${table('webhooks', 'Webhooks', ['Event', 'When', 'Attempts', 'State', 'Actions'], view.deliveries.map(deliveryRow), webhookButtons(view.held))}</section>`,
  });
}

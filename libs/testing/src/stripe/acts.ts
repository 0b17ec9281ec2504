import { lineOf } from './invoices.js';
import { list, type StripeObject } from './objects.js';
import type { StripeWorld } from './world.js';

/** A refusal, as Stripe's API returns it. */
export class StripeProblem extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; code?: string; message: string },
  ) {
    super(error.message);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: parameters were parsed by the schema of their call
type Params = any;

/** What each API call does to the Stripe account, by the call's name. */
export class StripeActs {
  constructor(private readonly world: StripeWorld) {}

  /** @throws StripeProblem */
  act(name: string, id: string, params: Params): unknown {
    const { world } = this;
    switch (name) {
      case 'POST /v1/customers': {
        const customer = { ...world.object('cus', 'customer'), balance: 0, ...params };
        world.customers.push(customer);
        return customer;
      }
      case 'GET /v1/customers/:id': {
        const customer = this.find(world.customers, id);
        return customer.deleted ? { id, object: 'customer', deleted: true } : customer;
      }
      case 'POST /v1/customers/:id/balance_transactions':
        return this.adjust(id, params);
      case 'POST /v1/products':
        return this.addProduct(params);
      case 'POST /v1/prices':
        return this.addPrice(params);
      case 'GET /v1/prices':
        return list(world.prices.filter((price) => params.lookup_keys.includes(price.lookup_key)));
      case 'POST /v1/checkout/sessions':
        if (this.find(world.customers, params.customer).deleted) this.missing(params.customer);
        return world.openSession(params);
      case 'POST /v1/checkout/sessions/:id/expire': {
        const session = this.find(world.sessions, id);
        if (session.status !== 'open') this.problem('This session is not open');
        session.status = 'expired';
        return session;
      }
      case 'GET /v1/checkout/sessions':
        return list(
          this.of(world.sessions, params).map((session) => ({
            ...session,
            payment_intent:
              world.intents.find((each) => each.id === session.payment_intent) ?? null,
          })),
        );
      case 'GET /v1/subscriptions':
        return list(this.of(world.subscriptions, params));
      case 'GET /v1/subscriptions/:id':
        return this.find(world.subscriptions, id);
      case 'POST /v1/subscriptions/:id':
        return this.update(id, params);
      case 'DELETE /v1/subscriptions/:id': {
        const subscription = this.find(world.subscriptions, id);
        if (subscription.status === 'canceled') this.missing(id);
        world.cancel(subscription);
        return subscription;
      }
      case 'GET /v1/invoices':
        return list(this.of(world.invoices, params));
      case 'POST /v1/invoices/create_preview':
        return this.preview(params);
      default:
        return this.actOnMoney(name, id, params);
    }
  }

  private actOnMoney(name: string, id: string, params: Params): unknown {
    const { world } = this;
    switch (name) {
      case 'GET /v1/invoice_payments':
        return list(this.find(world.invoices, params.invoice).payments.data);
      case 'GET /v1/charges':
        return list(this.of(world.charges, params));
      case 'GET /v1/refunds':
        return list(world.refunds.filter(({ charge }) => charge === params.charge));
      case 'POST /v1/refunds': {
        const charge = world.charges.find((each) => each.payment_intent === params.payment_intent);
        if (charge?.amount === charge?.amount_refunded) {
          this.problem('Charge has already been refunded.', 'charge_already_refunded');
        }
        return world.refund(params.payment_intent);
      }
      case 'GET /v1/disputes':
        return list(world.disputes.filter(({ charge }) => charge === params.charge));
      case 'GET /v1/payment_intents':
        return list(this.of(world.intents, params));
      case 'GET /v1/payment_intents/:id':
        return this.find(world.intents, id);
      case 'POST /v1/billing_portal/sessions':
        return {
          ...world.object('bps', 'billing_portal.session'),
          url: `https://billing.stripe.com/p/session/${params.customer}`,
        };
      default:
        throw new Error(`The fake doesn't support ${name}`);
    }
  }

  private update(id: string, params: Params): unknown {
    const { world } = this;
    const subscription = this.find(world.subscriptions, id);
    if (subscription.status === 'canceled') this.missing(id);
    if ('items' in params) {
      if (!world.cardWorks) {
        throw new StripeProblem(402, {
          type: 'card_error',
          code: 'card_declined',
          message: 'Your card was declined.',
        });
      }
      world.change(subscription, world.priceOf(params.items[0].price), params.proration_date);
    } else {
      subscription.cancel_at_period_end = params.cancel_at_period_end === 'true';
    }
    return subscription;
  }

  private preview({ subscription: id, subscription_details: details }: Params): unknown {
    const { world } = this;
    const subscription = this.find(world.subscriptions, id);
    const price = world.priceOf(details.items[0].price);
    const start = details.proration_date;
    const unused = world.unusedCents(subscription, start);
    const [item] = subscription.items.data;
    const total = price.unit_amount - unused;
    const end = start + world.days(price) * 86_400;
    const former = { price: item?.price.id ?? '', start, end: item?.current_period_end ?? start };
    return {
      ...world.object('upcoming', 'invoice'),
      currency: 'usd',
      total,
      amount_due: Math.max(0, total + world.customerOf(subscription.customer).balance),
      lines: list([
        lineOf(world, subscription, { amount: 0 - unused, ...former }, true),
        lineOf(
          world,
          subscription,
          { amount: price.unit_amount, price: price.id, start, end },
          false,
        ),
      ]),
    };
  }

  private addProduct({ id, name }: Params): unknown {
    const { products } = this.world;
    if (products.some((product) => product.id === id)) {
      this.problem(`Product already exists: ${id}`, 'resource_already_exists');
    }
    const product = { ...this.world.object('prod', 'product'), id, name, active: true };
    products.push(product);
    return product;
  }

  private addPrice({ product, lookup_key, unit_amount, recurring = null, ...rest }: Params) {
    this.find(this.world.products, product);
    if (this.world.prices.some((price) => price.lookup_key === lookup_key)) {
      this.problem(`A price (${lookup_key}) already uses that lookup key.`);
    }
    return this.world.addPrice({ ...rest, lookup_key, unit_amount, recurring, active: true });
  }

  private adjust(id: string, { amount, ...rest }: Params): unknown {
    const customer = this.find(this.world.customers, id);
    if (customer.deleted) this.missing(id);
    customer.balance += Number(amount);
    const transaction = this.world.object('cbtxn', 'customer_balance_transaction');
    return { ...transaction, ...rest, amount: Number(amount), ending_balance: customer.balance };
  }

  private of<T extends StripeObject>(rows: T[], { customer }: { customer: string }): T[] {
    const found = this.world.customers.find(({ id }) => id === customer);
    if (found === undefined || (found.deleted && this.world.forgetsDeleted)) this.missing(customer);
    return rows.filter((row) => row.customer === customer).toReversed();
  }

  private find<T extends StripeObject>(rows: T[], id: string): T {
    return rows.find((row) => row.id === id) ?? this.missing(id);
  }

  private missing(id: string): never {
    throw new StripeProblem(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such object: '${id}'`,
    });
  }

  private problem(message: string, code?: string): never {
    throw new StripeProblem(400, {
      type: 'invalid_request_error',
      message,
      ...(code === undefined ? {} : { code }),
    });
  }
}

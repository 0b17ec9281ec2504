import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ERROR_WORDS } from '@prepward/contracts/error-words';
import { SUBJECTS } from '@prepward/contracts/subjects';
import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { leave } from '../../../lib/leave.js';
import { FakeServer } from '../../../test/fake-server.js';
import { renderSignedIn } from '../../../test/render-signed-in.js';
import {
  accessOf,
  activeAccess,
  planListOf,
  productListOf,
  purchaseOf,
  SESSION,
} from '../test-data.js';
import CheckoutPage from './checkout-page.js';

const CHECKOUT = 'POST /api/v1/checkout';
const ACCESS = 'GET /api/v1/subscription';
const PURCHASES = 'GET /api/v1/purchases';
const GATEWAY = 'https://pay.example/session/1';

let server: FakeServer;
let restore: () => void;
const left = jest.spyOn(leave, 'to');

beforeEach(() => {
  left.mockReset();
  left.mockImplementation(() => undefined);
  server = new FakeServer()
    .on('GET /api/v1/plans', { status: 200, body: planListOf() })
    .on('GET /api/v1/products', { status: 200, body: productListOf() })
    .on(ACCESS, { status: 200, body: accessOf() })
    .on(PURCHASES, { status: 200, body: { items: [] } })
    .on(CHECKOUT, { status: 200, body: { url: GATEWAY, session: SESSION } });
  restore = server.install();
});

afterEach(() => restore());

const open = (at: string) => renderSignedIn(<CheckoutPage />, { at });
const payButton = () => screen.findByRole('button', { name: /^Continue to pay/ });

describe('the checkout of a plan', () => {
  it('says what is charged and when, and the terms', async () => {
    open('/checkout?plan=weekly');
    expect((await payButton()).textContent).toContain('$19.99');
    const text = document.body.textContent ?? '';
    expect(text).toContain('Weekly plan, 7 days');
    expect(text).toMatch(/Charged today\$19\.99/);
    expect(screen.getByText('Charged today').className).toBe('font-semibold');
    expect(screen.getByText('Weekly plan, 7 days').className).toBe('text-soft');
    expect(text).toMatch(/Next payment\$19\.99 on \w+ \d+, \d{4}/);
    expect(text).toContain('Renews every 7 days until you cancel.');
    expect(text).toContain('30-day money-back guarantee: ask within 30 days of a payment.');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/terms', '/money-back']);
    expect(server.asked(CHECKOUT)).toEqual([]);
  });

  it('shows and charges the price of the server, not one of its own', async () => {
    const list = planListOf();
    server.on('GET /api/v1/plans', {
      status: 200,
      body: { ...list, items: list.items.map((item) => ({ ...item, priceCents: 2599 })) },
    });
    const user = open('/checkout?plan=weekly');
    expect((await payButton()).textContent).toContain('$25.99');
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveBeenCalledWith(GATEWAY));
    expect(server.asked(CHECKOUT)[0]?.body).toEqual({ plan: 'weekly' });
  });

  it('uses one key however often it is tried, and goes to the gateway once', async () => {
    server.on(CHECKOUT, { status: 503, body: { code: 'GATEWAY_UNAVAILABLE', message: 'down' } });
    const user = open('/checkout?plan=weekly');
    await user.click(await payButton());
    expect((await screen.findByRole('alert')).textContent).toContain(
      "We couldn't reach our payment provider.",
    );
    expect(within(screen.getByRole('alert')).queryByRole('link')).toBeNull();
    server.on(CHECKOUT, { status: 200, body: { url: GATEWAY, session: SESSION } });
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    const [first, second] = server
      .asked(CHECKOUT)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(second).toBe(first);
    expect(screen.getByRole('button', { name: 'Opening the payment page...' })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('is another one for another plan, with a key of its own', async () => {
    server.on(CHECKOUT, { status: 503, body: { code: 'GATEWAY_UNAVAILABLE', message: 'down' } });
    const other = (plan: string) => <Link to={`/checkout?plan=${plan}`}>{plan}</Link>;
    const page = (
      <>
        <CheckoutPage />
        {other('weekly')} {other('monthly')}
      </>
    );
    const user = renderSignedIn(page, { at: '/checkout?plan=monthly' });
    const pay = (price: string) =>
      screen.findByRole('button', { name: `Continue to pay ${price}` });
    await pay('$49.99');
    await user.click(screen.getByRole('link', { name: 'weekly' }));
    await user.click(await pay('$19.99'));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('link', { name: 'monthly' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(await pay('$49.99'));
    await screen.findByRole('alert');
    const keys = server.asked(CHECKOUT).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('works again when the browser brings the page back', async () => {
    const user = open('/checkout?plan=weekly');
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    const back = new Event('pageshow');
    Object.assign(back, { persisted: true });
    window.dispatchEvent(back);
    await waitFor(async () => expect(await payButton()).toHaveProperty('disabled', false));
  });

  it.each([
    ['ALREADY_SUBSCRIBED', 'You already have a plan.', 'Go to your subscription', '/subscription'],
    ['PAYMENT_PROCESSING', 'is on its way', 'Billing history', '/billing-history'],
    ['ALREADY_PURCHASED', 'already bought this', 'Go to My purchases', '/my-purchases'],
    ['PAYMENTS_CLOSED', 'Nothing was charged', 'Contact us', '/contact'],
  ])('says in words that it is refused: %s', async (code, words, link, to) => {
    server.on(CHECKOUT, { status: 409, body: { code, message: 'raw text of the server' } });
    const user = open('/checkout?plan=weekly');
    await user.click(await payButton());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(words);
    expect(alert.textContent).not.toContain('raw text');
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(to);
    expect(left).not.toHaveBeenCalled();
  });
});

describe('the checkout of a paper', () => {
  it('says that it never renews', async () => {
    const user = open('/checkout?product=test-bank-math');
    expect((await payButton()).textContent).toContain('$29.99');
    expect(document.body.textContent).toContain('Never. One payment.');
    expect(document.body.textContent).not.toContain('Renews every');
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveBeenCalledWith(GATEWAY));
    expect(server.asked(CHECKOUT)[0]?.body).toEqual({ product: 'test-bank-math' });
  });

  it.each([
    ['test-bank-math', 'The file is yours to keep.'],
    ['test-bank-all', 'The four files are yours to keep.'],
  ])('says what one keeps of %s', async (product, words) => {
    open(`/checkout?product=${product}`);
    expect(await payButton()).toBeTruthy();
    expect(document.body.textContent).toContain(words);
  });
});

describe('a checkout that cannot be', () => {
  it.each(['', '?plan=yearly', '?product=test-bank-art', '?plan=weekly&product=test-bank-math'])(
    'leads to what is on sale: /checkout%s',
    (search) => {
      open(`/checkout${search}`);
      expect(screen.getByText('We don’t sell that')).toBeTruthy();
      const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(links).toEqual(['/pricing', '/buy-test-bank']);
      expect(server.seen).toEqual([]);
    },
  );

  it.each([
    ['a plan that runs', activeAccess()],
    ['one that is canceled', activeAccess({ renews: false, next: null })],
    ['one that isn’t paid', activeAccess({ state: 'grace' })],
    ['lifetime access', activeAccess({ plan: 'lifetime', source: 'grant' })],
  ])('says before it is paid that there is a plan: %s', async (_, access) => {
    server.on(ACCESS, { status: 200, body: access });
    open('/checkout?plan=weekly');
    expect(await screen.findByText('You have a plan')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /pay/ })).toBeNull();
    const link = screen.getByRole('link', { name: 'Go to your subscription' });
    expect(link.getAttribute('href')).toBe('/subscription');
  });

  it.each([
    ['a plan that has ended', activeAccess({ state: 'ended' })],
    ['a week that staff gave', activeAccess({ source: 'grant', renews: false, next: null })],
  ])('sells a plan after %s', async (_, access) => {
    server.on(ACCESS, { status: 200, body: access });
    open('/checkout?plan=weekly');
    expect(await payButton()).toBeTruthy();
  });

  it.each(['test-bank-math', 'test-bank-all'] as const)(
    'says before it is paid that a paper is bought: with %s',
    async (product) => {
      server.on(PURCHASES, { status: 200, body: { items: [purchaseOf({ product })] } });
      open('/checkout?product=test-bank-math');
      expect(await screen.findByText('You own this')).toBeTruthy();
      expect(screen.queryByRole('button', { name: /pay/ })).toBeNull();
    },
  );

  it.each([
    [['math'], 'You have Math. This set includes it again, at the full price.', null],
    [['math', 'reading'], 'You have Reading and Math. This set includes them again', '$59.98'],
    [['math', 'reading', 'english'], 'includes them again', 'costs $29.99'],
  ] as const)(
    'says before it is paid which papers of a set a student has: %j',
    async (have, words, rest) => {
      const items = have.map((subject) => purchaseOf({ product: `test-bank-${subject}`, subject }));
      server.on(PURCHASES, { status: 200, body: { items } });
      open('/checkout?product=test-bank-all');
      expect(await payButton()).toBeTruthy();
      expect(screen.getByText('You already own part of this')).toBeTruthy();
      const text = document.body.textContent ?? '';
      expect(text).toContain(words);
      if (rest === null) expect(text).not.toContain('only what you don’t have');
      else expect(text).toContain(rest);
      expect(screen.getByRole('link', { name: 'See the papers' })).toBeTruthy();
    },
  );

  it('sells no set to a student who has each of its papers', async () => {
    const items = SUBJECTS.map((subject) =>
      purchaseOf({ product: `test-bank-${subject}`, subject }),
    );
    server.on(PURCHASES, { status: 200, body: { items } });
    open('/checkout?product=test-bank-all');
    expect(await screen.findByText('You own this')).toBeTruthy();
  });

  it('sells no paper that is being made', async () => {
    const items = [purchaseOf({ state: 'preparing' })];
    server.on(PURCHASES, { status: 200, body: { items } });
    open('/checkout?product=test-bank-math');
    expect(await screen.findByText('You own this')).toBeTruthy();
  });

  it('sells a paper again that was paid back', async () => {
    const items = [purchaseOf({ state: 'refunded' })];
    server.on(PURCHASES, { status: 200, body: { items } });
    open('/checkout?product=test-bank-math');
    expect(await payButton()).toBeTruthy();
  });

  it('leaves it to the server where it is not known what a student has', async () => {
    server.on(ACCESS, { status: 500, body: { code: 'INTERNAL_ERROR', message: '' } });
    open('/checkout?plan=weekly');
    expect(await payButton()).toBeTruthy();
  });

  it.each([
    ['plans', 'plan=weekly', planListOf()],
    ['products', 'product=test-bank-math', productListOf()],
  ])('sells nothing that the server no longer sells: %s', async (kind, query, list) => {
    const items = list.items.slice(2);
    server.on(`GET /api/v1/${kind}`, { status: 200, body: { ...list, items } });
    open(`/checkout?${query}`);
    expect(screen.getByText('Loading your order…').getAttribute('role')).toBe('status');
    expect(await screen.findByText('We don’t sell that')).toBeTruthy();
  });

  it('says so where nothing can be paid', async () => {
    server.on('GET /api/v1/plans', { status: 200, body: planListOf(false) });
    open('/checkout?plan=weekly');
    expect(await screen.findByText('Payment isn’t available right now')).toBeTruthy();
    expect(screen.getByText(ERROR_WORDS.PAYMENTS_CLOSED)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveProperty('pathname', '/contact');
    expect(screen.queryByRole('button', { name: /pay/ })).toBeNull();
  });

  it('tries again when the order cannot be read', async () => {
    server.on('GET /api/v1/plans', { status: 500, body: { code: 'INTERNAL_ERROR', message: '' } });
    const user = open('/checkout?plan=weekly');
    await screen.findByRole('alert');
    let answer: () => void = () => undefined;
    const plans = { status: 200, body: planListOf() };
    server.on('GET /api/v1/plans', () => new Promise((go) => (answer = () => go(plans))));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Loading your order…')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    answer();
    expect(await payButton()).toBeTruthy();
  });
});

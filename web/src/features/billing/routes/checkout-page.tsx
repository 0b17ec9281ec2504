import { randomKey } from '@prepward/browser/random-key';
import { CLAIM_TEXTS } from '@prepward/contracts/claims';
import { ERROR_WORDS } from '@prepward/contracts/error-words';
import { dollars } from '@prepward/contracts/money';
import { GUARANTEE_DAYS, planTitle, TEST_BANK_PRODUCTS } from '@prepward/contracts/plans';
import { SUBJECT_NAMES } from '@prepward/contracts/subjects';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PLANS_PATH } from '../../../entities/plan/plans-path.js';
import { renewalDay } from '../../../entities/plan/renewal-note.js';
import { ApiError, call, messageOf } from '../../../lib/api.js';
import { useSession } from '../../../lib/session/session.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Icon } from '../../../ui/icon.js';
import { LinkButton } from '../../../ui/link-button.js';
import { LoadError } from '../../../ui/load-error.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { useLeaving } from '../api/billing.js';
import { BillingPage } from '../components/billing-page.js';
import { type Fact, Facts } from '../components/facts.js';
import { useOffer } from '../hooks/use-offer.js';
import { useOwned, useOwnedPapers } from '../hooks/use-owned.js';
import { bodyOf, type Offer, type Wanted, wantedOf } from '../offer.js';

function rowsOf({ name, priceCents, days }: Offer, email: string | undefined): Fact[] {
  const price = dollars(priceCents);
  const receipt = email === undefined ? [] : [{ name: 'Receipt goes to', value: email }];
  return days === null
    ? [
        { name, value: price },
        { name: 'Charged today', value: price, total: true },
        { name: 'Renews', value: 'Never. One payment.' },
        ...receipt,
      ]
    : [
        { name: `${planTitle({ name })}, ${days} days`, value: price },
        { name: 'Charged today', value: price, total: true },
        { name: 'Next payment', value: `${price} on ${renewalDay(days)}` },
        ...receipt,
      ];
}

/** What a buyer of papers keeps: one file, or the set's files. */
function keptOf({ kind, item }: Wanted): string {
  return kind === 'product' && item.subject === null
    ? 'The four files are yours to keep. They don’t depend on a subscription.'
    : 'The file is yours to keep. It doesn’t depend on a subscription.';
}

function Terms({ wanted, days }: { wanted: Wanted } & Pick<Offer, 'days'>) {
  const terms = [
    days === null
      ? keptOf(wanted)
      : `Renews every ${days} days until you cancel. Cancel in two clicks; you keep access until the end of the period you paid for.`,
    `${CLAIM_TEXTS['money-back']}: ask within ${GUARANTEE_DAYS} days of a payment.`,
    'US dollars. If tax applies where you live, you’ll see it on the next page before you pay.',
  ];
  return (
    <ul className="mt-5 grid gap-2.5 border-t border-line pt-5">
      {terms.map((term) => (
        <li key={term} className="flex items-start gap-2.5">
          <Icon name="check" className="mt-0.5 size-5 shrink-0 text-primary" />
          {term}
        </li>
      ))}
    </ul>
  );
}

/** Where a student who can't buy it goes instead. */
const INSTEAD = {
  ALREADY_SUBSCRIBED: { to: PLANS_PATH, label: 'Go to your subscription' },
  ALREADY_PURCHASED: { to: '/my-purchases', label: 'Go to My purchases' },
  PAYMENT_PROCESSING: { to: '/billing-history', label: 'Billing history' },
  PAYMENTS_CLOSED: { to: '/contact', label: 'Contact us' },
} as const;

const TITLES: Record<keyof typeof INSTEAD, string> = {
  ALREADY_SUBSCRIBED: 'You have a plan',
  ALREADY_PURCHASED: 'You own this',
  PAYMENT_PROCESSING: 'Your payment is on its way',
  PAYMENTS_CLOSED: 'Payment isn’t available right now',
};

function hasInstead(code: string): code is keyof typeof INSTEAD {
  return Object.hasOwn(INSTEAD, code);
}

function Refused({ error }: { error: Error }) {
  const instead =
    error instanceof ApiError && hasInstead(error.code) ? INSTEAD[error.code] : undefined;
  return (
    <Alert tone="error" title="We couldn't start the payment" live className="mt-5">
      <p>{messageOf(error)}</p>
      {instead ? (
        <LinkButton to={instead.to} variant="secondary" className="mt-3">
          {instead.label}
        </LinkButton>
      ) : null}
    </Alert>
  );
}

/** Warns before payment that the set includes papers the student owns, and says what the rest costs. */
function PartlyOwned({ wanted, offer }: { wanted: Wanted; offer: Offer }) {
  const owned = useOwnedPapers(wanted);
  if (owned.length === 0) return null;
  const rest = TEST_BANK_PRODUCTS.filter(({ subject }) => subject && !owned.includes(subject));
  const restCents = rest.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const names = new Intl.ListFormat('en-US').format(owned.map((subject) => SUBJECT_NAMES[subject]));
  return (
    <Alert tone="notice" title="You already own part of this" className="mb-5">
      <p>
        You have {names}. This set includes {owned.length === 1 ? 'it' : 'them'} again, at the full
        price.
        {restCents < offer.priceCents
          ? ` Buying only what you don’t have costs ${dollars(restCents)}.`
          : ''}
      </p>
      <LinkButton to="/buy-test-bank" variant="secondary" className="mt-3 max-sm:w-full">
        See the papers
      </LinkButton>
    </Alert>
  );
}

function Order({ wanted, offer }: { wanted: Wanted; offer: Offer }) {
  const { user } = useSession();
  // One key per visit: a second click, or a retry after a lost answer, opens no second checkout.
  const [key] = useState(randomKey);
  const { go, busy, error } = useLeaving((token) =>
    call('billing.checkout', { token, key, body: bodyOf(wanted) }),
  );
  return (
    <Card className="max-w-reading">
      <h2 className="mb-4 text-21">Your order</h2>
      <PartlyOwned wanted={wanted} offer={offer} />
      <Facts rows={rowsOf(offer, user?.email)} />
      <Terms wanted={wanted} days={offer.days} />
      {error ? <Refused error={error} /> : null}
      <Button
        variant="accent"
        size="large"
        className="mt-6 w-full"
        busy={busy}
        busyLabel="Opening the payment page..."
        onClick={go}
      >
        Continue to pay {dollars(offer.priceCents)}
      </Button>
      <p className="mt-3 text-14 text-soft">
        You pay on our payment provider’s page. We never see your card number.{' '}
        <Link to="/terms" className="text-link">
          Terms
        </Link>{' '}
        ·{' '}
        <Link to="/money-back" className="text-link">
          Money back
        </Link>
      </p>
    </Card>
  );
}

function OrderSkeleton() {
  return (
    <Card className="max-w-reading">
      <p role="status" className="sr-only">
        Loading your order…
      </p>
      <Skeleton className="h-7 w-32" />
      <Skeleton className="mt-4 h-24" />
      <Skeleton className="mt-5 h-36" />
      <Skeleton className="mt-6 h-13" />
    </Card>
  );
}

function Unknown() {
  return (
    <Alert tone="notice" title="We don’t sell that" className="max-w-reading">
      <p>
        This page’s address doesn’t match any plan or paper we sell. Nothing was charged. Choose one
        of these:
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <LinkButton to="/pricing" variant="secondary">
          See the plans
        </LinkButton>
        <LinkButton to="/buy-test-bank" variant="secondary">
          See the papers
        </LinkButton>
      </div>
    </Alert>
  );
}

/** Takes the order's place if it can't be bought: why, and where to go instead. */
function CannotBuy({ why }: { why: keyof typeof INSTEAD }) {
  const { to, label } = INSTEAD[why];
  return (
    <Alert
      tone={why === 'PAYMENTS_CLOSED' ? 'notice' : 'info'}
      title={TITLES[why]}
      className="max-w-reading"
    >
      <p>{ERROR_WORDS[why]}</p>
      <LinkButton to={to} variant="secondary" className="mt-3 max-sm:w-full">
        {label}
      </LinkButton>
    </Alert>
  );
}

function Checkout({ wanted }: { wanted: Wanted }) {
  const { data: offer, error, refetch, isFetching } = useOffer(wanted);
  const owned = useOwned(wanted);
  if (owned !== null && owned !== 'asking') {
    return <CannotBuy why={owned} />;
  }
  if (offer && owned === null) {
    return offer.paymentsOpen ? (
      <Order wanted={wanted} offer={offer} />
    ) : (
      <CannotBuy why="PAYMENTS_CLOSED" />
    );
  }
  if (offer === null) {
    return <Unknown />;
  }
  return error ? (
    <LoadError
      title="We couldn't load your order"
      error={error}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  ) : (
    <OrderSkeleton />
  );
}

/** /checkout?plan= or ?product=: what is charged and when, and one button. */
export default function CheckoutPage() {
  const [search] = useSearchParams();
  const wanted = wantedOf(search);
  return (
    <BillingPage heading="Checkout" lead="Check your order. Nothing is charged on this page.">
      {wanted ? <Checkout key={wanted.item.id} wanted={wanted} /> : <Unknown />}
    </BillingPage>
  );
}

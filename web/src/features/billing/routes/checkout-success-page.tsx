import type { CheckoutStatus } from '@prepward/contracts/billing';
import { errorWords } from '@prepward/contracts/error-words';
import { dollars } from '@prepward/contracts/money';
import { planOf, planTitle, productOf } from '@prepward/contracts/plans';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../../../lib/api.js';
import { dayOfInstant } from '../../../lib/dates.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Icon } from '../../../ui/icon.js';
import { LinkButton } from '../../../ui/link-button.js';
import { LoadError } from '../../../ui/load-error.js';
import { Spinner } from '../../../ui/spinner.js';
import { useAccess } from '../api/billing.js';
import { BillingPage } from '../components/billing-page.js';
import { Actions, type Fact, Facts } from '../components/facts.js';
import { useAfterPurchase, useCheckoutStatus } from '../hooks/use-checkout-status.js';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function NotFound() {
  return (
    <Alert tone="notice" title={errorWords('CHECKOUT_NOT_FOUND')} className="max-w-reading">
      <p>
        This address doesn’t match any of your payments, so nothing changed. If you paid, it’s in
        your billing history.
      </p>
      <Actions>
        <LinkButton to="/billing-history">Billing history</LinkButton>
        <LinkButton to="/contact" variant="secondary">
          Contact us
        </LinkButton>
      </Actions>
    </Alert>
  );
}

function Waiting() {
  return (
    <Card className="max-w-reading">
      <div role="status" className="flex items-center gap-3 text-18">
        <Spinner />
        <p>Waiting for our payment provider to confirm your payment…</p>
      </div>
      <p className="mt-3 text-soft">
        This usually takes a few seconds. Please keep this page open.
      </p>
    </Card>
  );
}

/** Back to paying for what a checkout was for. */
function checkoutPath({ plan, product }: CheckoutStatus): string {
  return plan === null ? `/checkout?product=${product}` : `/checkout?plan=${plan}`;
}

interface LateProps {
  status: CheckoutStatus;
  onAgain: () => void;
  checking: boolean;
}

/** It's taking long: what happens next, depending on what the gateway last said. */
function Late({ status, onAgain, checking }: LateProps) {
  const taken = status.state === 'processing';
  return (
    <Alert
      tone={taken ? 'info' : 'notice'}
      live
      title={taken ? 'Your payment is on its way' : 'We don’t have your payment yet'}
      className="max-w-reading"
    >
      <p>
        {taken
          ? 'Your bank can take a few days to send it. You can close this page: you get access as soon as the payment arrives, and we’ll email you either way.'
          : 'If you just paid, you get access as soon as our payment provider confirms it, and we’ll email you a receipt. If you left before you paid, nothing was charged.'}
      </p>
      <Actions>
        <Button busy={checking} onClick={onAgain}>
          Check again
        </Button>
        {taken ? null : (
          <LinkButton to={checkoutPath(status)} variant="secondary">
            Back to checkout
          </LinkButton>
        )}
      </Actions>
    </Alert>
  );
}

/** What was paid, and when the next payment is. */
function useFacts({ plan, product, amountCents }: CheckoutStatus): Fact[] {
  const next = useAccess().data?.next;
  const bought = planOf(plan ?? '');
  return [
    {
      name: bought
        ? `${planTitle(bought)}, ${bought.days} days`
        : (productOf(product ?? '')?.name ?? ''),
      value: dollars(amountCents),
    },
    bought && next
      ? { name: 'Next payment', value: `${dollars(next.amountCents)} on ${dayOfInstant(next.at)}` }
      : { name: 'Renews', value: bought ? `Every ${bought.days} days` : 'Never. One payment.' },
  ];
}

function Complete({ status }: { status: CheckoutStatus }) {
  const { plan } = status;
  const facts = useFacts(status);
  return (
    <Card className="max-w-reading">
      <div role="status" className="flex items-start gap-3">
        <Icon name="right" className="size-8 shrink-0 text-correct" />
        <div>
          <h2 className="text-21">Payment confirmed. Thank you!</h2>
          <p className="mt-1 text-soft">
            {plan
              ? 'You now have the whole bank, mock exams and the review queue.'
              : 'We’re putting your name on each page now, which takes about a minute.'}{' '}
            Your receipt is in your email and in your billing history.
          </p>
        </div>
      </div>
      <div className="mt-5 border-t border-line pt-5">
        <Facts rows={facts} />
      </div>
      <Actions>
        {plan ? (
          <LinkButton to="/test-bank" variant="accent">
            Start practicing
          </LinkButton>
        ) : (
          <LinkButton to="/my-purchases" variant="accent">
            Go to My purchases
          </LinkButton>
        )}
        <LinkButton to="/billing-history" variant="secondary">
          Billing history
        </LinkButton>
      </Actions>
    </Card>
  );
}

const OVER = {
  refunded: {
    title: 'This payment was refunded',
    text: 'The money is on its way back to you, and your access has ended.',
  },
  expired: {
    title: 'This checkout has expired',
    text: 'It wasn’t paid in time. Nothing was charged.',
  },
  failed: {
    title: 'Your payment didn’t go through',
    text: 'Your bank didn’t send it. Nothing was charged. You can try again with another payment method.',
  },
} as const;

type OverState = keyof typeof OVER;

function Over({ status }: { status: CheckoutStatus & { state: OverState } }) {
  const { title, text } = OVER[status.state];
  return (
    <Alert tone="notice" live title={title} className="max-w-reading">
      <p>{text}</p>
      <Actions>
        {status.state === 'refunded' ? (
          <LinkButton to="/billing-history">Billing history</LinkButton>
        ) : (
          <LinkButton to={checkoutPath(status)}>Back to checkout</LinkButton>
        )}
      </Actions>
    </Alert>
  );
}

function Outcome({ session }: { session: string }) {
  const { data, error, tired, isSlow, again, isFetching } = useCheckoutStatus(session);
  const known = useAfterPurchase(data?.state === 'complete');
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return <NotFound />;
  }
  if (!data) {
    return error ? (
      <LoadError
        title="We couldn't check your payment"
        error={error}
        onRetry={again}
        retrying={isFetching}
      >
        If you paid, nothing is lost: you get access automatically.
      </LoadError>
    ) : (
      <Waiting />
    );
  }
  switch (data.state) {
    case 'complete':
      return known ? <Complete status={data} /> : <Waiting />;
    case 'expired':
    case 'failed':
    case 'refunded':
      return <Over status={{ ...data, state: data.state }} />;
    default:
      return tired || isSlow ? (
        <Late status={data} onAgain={again} checking={isFetching} />
      ) : (
        <Waiting />
      );
  }
}

/** /checkout-success?session=: waits for the gateway's word. The visit itself gives nothing. */
export default function CheckoutSuccessPage() {
  const [search] = useSearchParams();
  const session = search.get('session') ?? '';
  return (
    <BillingPage heading="Your payment">
      {UUID.test(session) ? <Outcome key={session} session={session} /> : <NotFound />}
    </BillingPage>
  );
}

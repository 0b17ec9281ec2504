import type { CheckoutStatus } from '@prepward/contracts/billing';
import { errorWords } from '@prepward/contracts/error-words';
import { planOf, productOf } from '@prepward/contracts/plans';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../../../lib/api.js';
import { dollars } from '../../../lib/format.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { LinkButton } from '../../../ui/link-button.js';
import { LoadError } from '../../../ui/load-error.js';
import { Spinner } from '../../../ui/spinner.js';
import { BillingPage } from '../components/billing-page.js';
import { useAfterPurchase, useCheckoutStatus } from '../hooks/use-checkout-status.js';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function Links({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap gap-3">{children}</div>;
}

function NotFound() {
  return (
    <Alert tone="notice" title={errorWords('CHECKOUT_NOT_FOUND')} className="max-w-reading">
      <p>
        This address belongs to no payment of yours, so it changes nothing. If you paid, it’s in
        your billing history.
      </p>
      <Links>
        <LinkButton to="/billing-history">Billing history</LinkButton>
        <LinkButton to="/contact" variant="secondary">
          Contact us
        </LinkButton>
      </Links>
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

/** It took long: what happens next, by what the gateway last said. */
function Late({ status, onAgain, checking }: LateProps) {
  const taken = status.state === 'processing';
  return (
    <Alert
      tone="notice"
      live
      title={taken ? 'Your payment is on its way' : 'We have no payment from you yet'}
      className="max-w-reading"
    >
      <p>
        {taken
          ? 'Some payments take a few minutes or longer to confirm. You can close this page: access opens by itself as soon as the payment is confirmed, and we’ll email you a receipt.'
          : 'If you just paid, access opens by itself as soon as our payment provider confirms it, and we’ll email you a receipt. If you left before you paid, nothing was charged.'}
      </p>
      <Links>
        <Button busy={checking} onClick={onAgain}>
          Check again
        </Button>
        {taken ? null : (
          <LinkButton to={checkoutPath(status)} variant="secondary">
            Back to checkout
          </LinkButton>
        )}
      </Links>
    </Alert>
  );
}

function Complete({ status }: { status: CheckoutStatus }) {
  const { plan, product, amountCents } = status;
  const name = plan ? `${planOf(plan)?.name} plan` : productOf(product ?? '')?.name;
  return (
    <Alert tone="success" live title="Payment confirmed. Thank you!" className="max-w-reading">
      <p>
        {plan
          ? `Your ${name} is active. The whole bank, mock exams and the review queue are open.`
          : `${name} is yours. We’re putting your name on each page now, which takes about a minute.`}{' '}
        We charged {dollars(amountCents)}; the receipt is in your email and in your billing history.
      </p>
      <Links>
        {plan ? (
          <LinkButton to="/test-bank">Start practicing</LinkButton>
        ) : (
          <LinkButton to="/my-purchases">Go to My purchases</LinkButton>
        )}
        <LinkButton to="/billing-history" variant="secondary">
          Billing history
        </LinkButton>
      </Links>
    </Alert>
  );
}

function Over({ status }: { status: CheckoutStatus }) {
  const refunded = status.state === 'refunded';
  return (
    <Alert
      tone="notice"
      live
      title={refunded ? 'This payment was refunded' : 'This checkout has expired'}
      className="max-w-reading"
    >
      <p>
        {refunded
          ? 'The money is on its way back to you, and what it paid for has ended.'
          : 'It wasn’t paid in time. Nothing was charged.'}
      </p>
      <Links>
        {refunded ? (
          <LinkButton to="/billing-history">Billing history</LinkButton>
        ) : (
          <LinkButton to={checkoutPath(status)}>Back to checkout</LinkButton>
        )}
      </Links>
    </Alert>
  );
}

function Outcome({ session }: { session: string }) {
  const { data, error, tired, again, isFetching } = useCheckoutStatus(session);
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
        If you paid, nothing is lost: access opens by itself.
      </LoadError>
    ) : (
      <Waiting />
    );
  }
  switch (data.state) {
    case 'complete':
      return known ? <Complete status={data} /> : <Waiting />;
    case 'expired':
    case 'refunded':
      return <Over status={data} />;
    default:
      return tired ? <Late status={data} onAgain={again} checking={isFetching} /> : <Waiting />;
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

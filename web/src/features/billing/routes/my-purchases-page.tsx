import { sizeText } from '@prepward/browser/size-text';
import type { Purchase } from '@prepward/contracts/billing';
import { DAY_MS } from '@prepward/contracts/durations';
import { call, messageOf } from '../../../lib/api.js';
import { dayOfInstant } from '../../../lib/dates.js';
import { count } from '../../../lib/format.js';
import { Alert } from '../../../ui/alert.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { LinkButton } from '../../../ui/link-button.js';
import { Loaded } from '../../../ui/load-error.js';
import { Progress } from '../../../ui/progress.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { useDownload, usePurchases } from '../api/billing.js';
import { BillingPage, Column } from '../components/billing-page.js';

const STATES = {
  preparing: { label: 'Preparing', tone: 'primary' },
  ready: { label: 'Ready', tone: 'correct' },
  refunded: { label: 'Refunded', tone: 'neutral' },
} as const;

/** One day later: a file made after that is a corrected one, not the one made at the purchase. */
function dayAfter(iso: string): string {
  return new Date(Date.parse(iso) + DAY_MS).toISOString();
}

function sizesOf({ questions, pages, bytes }: Purchase): string {
  return [
    questions === null ? null : `${count(questions)} questions`,
    pages === null ? null : `${count(pages)} pages`,
    'PDF',
    bytes === null ? null : sizeText(bytes),
  ]
    .filter(Boolean)
    .join(' · ');
}

function Download({ file }: { file: Purchase }) {
  const { go, busy, error } = useDownload((token) =>
    call('purchases.link', { token, params: { id: file.id } }),
  );
  return (
    <>
      <Button className="mt-4 max-sm:w-full" busy={busy} busyLabel="Opening..." onClick={go}>
        Download<span className="sr-only"> {file.name}</span>
      </Button>
      {error ? (
        <Alert tone="error" title="We couldn't open the file" live className="mt-4">
          {messageOf(error)}
        </Alert>
      ) : null}
    </>
  );
}

function Preparing({ file: { name, progress } }: { file: Purchase }) {
  return (
    <div className="mt-4">
      <Progress
        label={`Preparing ${name}`}
        value={progress}
        max={100}
        valueText={`${progress}% done`}
      />
      <p className="mt-2 text-soft">
        We’re putting your name on each page. This takes about a minute, and we’ll email you when
        it’s ready.
      </p>
    </div>
  );
}

function File({ file }: { file: Purchase }) {
  const { name, state, boughtAt, madeAt } = file;
  const { label, tone } = STATES[state];
  const updated = state === 'ready' && madeAt !== null && madeAt > dayAfter(boughtAt);
  return (
    <Card>
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-21">{name}</h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="figures mt-1 text-soft">
        {state === 'ready' ? <span className="block">{sizesOf(file)}</span> : null}
        <span className="block">Bought {dayOfInstant(boughtAt)}</span>
        {updated ? <span className="block">Updated {dayOfInstant(madeAt)}</span> : null}
      </p>
      {state === 'ready' ? <Download file={file} /> : null}
      {state === 'preparing' ? <Preparing file={file} /> : null}
      {state === 'refunded' ? (
        <p className="mt-3 text-soft">We refunded you, so this file can’t be downloaded anymore.</p>
      ) : null}
    </Card>
  );
}

function Nothing() {
  return (
    <Card>
      <h2 className="text-21">No papers yet</h2>
      <p className="mt-1 max-w-reading text-soft">
        PDF practice papers you buy show up here. Download them as often as you like.
      </p>
      <LinkButton to="/buy-test-bank" variant="accent" className="mt-4">
        See the papers
      </LinkButton>
    </Card>
  );
}

function FilesSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your purchases…
      </p>
      {[1, 2].map((place) => (
        <Card key={place}>
          <Skeleton className="h-7 w-48" />
          <Skeleton className="mt-2 h-6 w-64 max-w-full" />
          <Skeleton className="mt-4 h-11 w-32 max-sm:w-full" />
        </Card>
      ))}
    </>
  );
}

/** /my-purchases: the files that the student bought. */
export default function MyPurchasesPage() {
  const purchases = usePurchases();
  return (
    <BillingPage
      heading="My purchases"
      lead="Your practice papers. They’re yours to keep, with or without a plan."
      nav
    >
      <Column>
        <Loaded query={purchases} what="your purchases" waiting={<FilesSkeleton />}>
          {({ items }) =>
            items.length > 0 ? items.map((file) => <File key={file.id} file={file} />) : <Nothing />
          }
        </Loaded>
      </Column>
    </BillingPage>
  );
}

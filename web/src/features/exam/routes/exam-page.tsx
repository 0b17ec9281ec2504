import type { Attempt } from '@prepward/contracts/attempts';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api.js';
import { PageMeta } from '../../../lib/page-meta.js';
import { LinkButton } from '../../../ui/link-button.js';
import { LoadError } from '../../../ui/load-error.js';
import { PageSpinner } from '../../../ui/spinner.js';
import { useAttempt } from '../api/attempts.js';
import { FinishedAttempt, loadResult, OpenAttempt } from '../components/open-attempt.js';
import { attemptName } from '../sections.js';

/** Where to start another attempt of the same kind. */
function startOf({ kind, category }: Attempt): string {
  switch (kind) {
    case 'mock':
    case 'mixed':
    case 'review':
      return `/practice/${kind}`;
    case 'category':
      return category ? `/practice/${category}` : '/test-bank';
    case 'free-bank':
      return '/free-trial-bank';
    default:
      return '/test-bank';
  }
}

/** Wraps everything but the exam screen itself, so that the site's bars are shown. */
function Plain({ children }: { children: ReactNode }) {
  return <div data-shows-bars="">{children}</div>;
}

function Missing() {
  return (
    <div className="page grid min-h-[60vh] place-content-center justify-items-center gap-4 text-center">
      <h1 className="text-28">We can't find that attempt</h1>
      <p className="text-18 text-soft">
        It may belong to another account, or the link is incomplete.
      </p>
      <LinkButton to="/track-progress">See your history</LinkButton>
    </div>
  );
}

/** Links onward from a result. */
function WaysOn({ attempt }: { attempt: Attempt }) {
  return (
    <>
      <LinkButton to={startOf(attempt)} variant="accent">
        Keep practicing
      </LinkButton>
      <LinkButton to="/track-progress" variant="secondary">
        See your progress
      </LinkButton>
    </>
  );
}

/** The attempt couldn't be opened: it doesn't exist, or a retry may work. */
function Unopened({ error, retry }: { error: Error; retry: { again: () => void; busy: boolean } }) {
  return (
    <Plain>
      <PageMeta title="Your attempt" noIndex />
      {error instanceof ApiError && (error.status === 404 || error.status === 400) ? (
        <Missing />
      ) : (
        <div className="page py-12">
          <h1 className="sr-only">Your attempt</h1>
          <LoadError
            title="We couldn't open your attempt"
            error={error}
            onRetry={retry.again}
            retrying={retry.busy}
          >
            Your answers are safe.
          </LoadError>
        </div>
      )}
    </Plain>
  );
}

/** The exam screen of one attempt of any kind; once it is finished, its result. */
export function ExamPage({ attemptId }: { attemptId: string }) {
  const { data, error, refetch, isFetching } = useAttempt(attemptId);
  const [ended, setEnded] = useState<{ attempt: Attempt; late: readonly number[] } | null>(null);
  const attempt = ended?.attempt ?? data?.attempt;
  // The attempt may be finished: then its result can be shown as soon as the data is here.
  useEffect(() => void loadResult(), []);
  if (attempt?.state === 'open') {
    return (
      <>
        <PageMeta title={attemptName(attempt)} noIndex />
        <OpenAttempt
          key={attempt.id}
          attempt={attempt}
          stale={data?.stale ?? false}
          onFinished={(finished, late) => setEnded({ attempt: finished, late })}
        />
      </>
    );
  }
  if (attempt) {
    return (
      <Plain>
        <PageMeta title={`Result: ${attemptName(attempt)}`} noIndex />
        <FinishedAttempt
          attempt={attempt}
          late={ended?.late ?? []}
          actions={<WaysOn attempt={attempt} />}
        />
      </Plain>
    );
  }
  if (error) {
    return <Unopened error={error} retry={{ again: () => void refetch(), busy: isFetching }} />;
  }
  return (
    <>
      <PageMeta title="Your attempt" noIndex />
      <PageSpinner label="Opening your attempt…" />
    </>
  );
}

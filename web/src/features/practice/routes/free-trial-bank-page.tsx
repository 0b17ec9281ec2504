import type { AttemptSummary } from '@prepward/contracts/attempt-history';
import { FREE_BANK_ITEMS } from '@prepward/contracts/attempt-rules';
import type { TrialBank } from '@prepward/contracts/bank';
import { SUBJECT_NAMES, SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import { attemptLink, keptWords, useAttempts } from '../../../entities/attempt/attempts.js';
import { useProgress } from '../../../entities/progress/progress.js';
import { LockPanel } from '../../../entities/subscription/lock-panel.js';
import { lockIn } from '../../../entities/subscription/locks.js';
import { messageOf } from '../../../lib/api.js';
import { PageMeta } from '../../../lib/page-meta.js';
import { Alert } from '../../../ui/alert.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { SubjectPicture } from '../../../ui/illustrations/subject-picture.js';
import { LinkButton } from '../../../ui/link-button.js';
import { LoadError } from '../../../ui/load-error.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { useStartAttempt } from '../api/start-attempt.js';
import { useTrialBank } from '../api/trial-bank.js';
import { PageHead } from '../components/page-head.js';
import { TrialAreas } from '../components/trial-areas.js';
import { type TrialArea, trialTree } from '../trial-tree.js';

/** More than anyone takes; the newest come first, and only these matter. */
const LOOKED_AT = 100;

interface SubjectState {
  subject: Subject;
  open: AttemptSummary | undefined;
  /** The newest finished one. */
  done: AttemptSummary | undefined;
}

function statesOf(attempts: readonly AttemptSummary[]): SubjectState[] {
  return SUBJECTS.map((subject) => {
    const own = attempts.filter((attempt) => attempt.subject === subject);
    return {
      subject,
      open: own.find(({ state }) => state === 'open'),
      done: own.find(({ state }) => state === 'finished'),
    };
  });
}

/** The subject whose button is the page's main one: the first with an open attempt, else without a result. */
function nextOf(states: readonly SubjectState[]): Subject | undefined {
  return (states.find(({ open }) => open) ?? states.find(({ done }) => !done))?.subject;
}

interface SubjectCardProps extends SubjectState {
  /** Undefined until they are known. */
  areas: readonly TrialArea[] | undefined;
  main: boolean;
  starting: boolean;
  disabled: boolean;
  onStart: (subject: Subject) => void;
}

function StateLine({ open, done }: SubjectState) {
  if (open) {
    return (
      <p className="figures text-soft">
        {open.answered} of {open.items} answered. {keptWords(open)}
      </p>
    );
  }
  return done ? (
    <p className="figures text-soft">
      <strong className="text-ink">{done.score ?? 0}%</strong>, {done.right ?? 0} of {done.items}{' '}
      correct last time
    </p>
  ) : (
    <p className="text-soft">{FREE_BANK_ITEMS} questions, every option explained</p>
  );
}

function SubjectActions({ subject, open, done, main, ...rest }: SubjectCardProps) {
  const { starting, disabled, onStart } = rest;
  const name = SUBJECT_NAMES[subject];
  const variant = main ? 'accent' : 'secondary';
  if (open) {
    return (
      <LinkButton {...attemptLink(open)} variant={variant}>
        Continue
        <span className="sr-only"> {name}</span>
      </LinkButton>
    );
  }
  return (
    <>
      {done ? (
        <LinkButton {...attemptLink(done)} variant="quiet">
          See the review
          <span className="sr-only"> of {name}</span>
        </LinkButton>
      ) : null}
      <Button
        variant={variant}
        busy={starting}
        busyLabel="Starting..."
        disabled={disabled}
        onClick={() => onStart(subject)}
      >
        {done ? 'Practice again' : `Start ${FREE_BANK_ITEMS} questions`}
        <span className="sr-only"> in {name}</span>
      </Button>
    </>
  );
}

function SubjectCard(props: SubjectCardProps) {
  const { subject, open, done, areas } = props;
  return (
    <li>
      <Card className="flex h-full flex-col gap-4">
        <div className="flex items-start gap-4">
          <SubjectPicture subject={subject} className="size-16" />
          <div className="min-w-0 grow">
            <h2 className="text-21">{SUBJECT_NAMES[subject]}</h2>
            <StateLine {...props} />
          </div>
          {open ? (
            <Badge tone="primary">Open</Badge>
          ) : done ? (
            <Badge tone="correct">Done</Badge>
          ) : null}
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <SubjectActions {...props} />
        </div>
        {areas ? <TrialAreas areas={areas} /> : null}
      </Card>
    </li>
  );
}

interface SubjectsProps {
  attempts: readonly AttemptSummary[];
  /** Absent where it could not be read: everything else works without it. */
  bank: TrialBank | undefined;
}

function Subjects({ attempts, bank }: SubjectsProps) {
  const start = useStartAttempt();
  const progress = useProgress().data;
  const states = statesOf(attempts);
  const main = nextOf(states);
  const starting = start.isPending ? start.variables.body.subject : undefined;
  const lock = lockIn(start.error);
  return (
    <div className="grid gap-6">
      {lock ? (
        <LockPanel lock={lock} expired={false} what="this practice" live />
      ) : start.error ? (
        <Alert tone="error" title="We couldn't start practice" live>
          {messageOf(start.error)}
        </Alert>
      ) : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:items-start">
        {states.map((state) => (
          <SubjectCard
            key={state.subject}
            {...state}
            areas={bank && trialTree(bank, progress, state.subject)}
            main={state.subject === main}
            starting={starting === state.subject}
            disabled={start.isPending}
            onStart={(subject) =>
              start.mutate({ body: { kind: 'free-bank', subject, mode: 'tutor', time: 'none' } })
            }
          />
        ))}
      </ul>
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-6 lg:grid-cols-2">
      <span className="sr-only">Loading your practice…</span>
      {SUBJECTS.map((subject) => (
        <Skeleton key={subject} className="h-88" />
      ))}
    </div>
  );
}

/** /free-trial-bank: 25 fixed questions a subject, free with every account. */
export default function FreeTrialBankPage() {
  const { data, error, refetch, isFetching } = useAttempts({ kind: 'free-bank' }, LOOKED_AT);
  const bank = useTrialBank();
  return (
    <div className="page py-10 lg:py-14">
      <PageMeta title="Free trial bank" noIndex />
      <PageHead
        heading="Free trial bank"
        lead={`${FREE_BANK_ITEMS} questions per subject, with the reason for every option. Free, as often as you like.`}
      />
      {data && !bank.isPending ? (
        <Subjects attempts={data.items} bank={bank.data} />
      ) : error ? (
        <LoadError
          title="We couldn't load your practice"
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading />
      )}
    </div>
  );
}

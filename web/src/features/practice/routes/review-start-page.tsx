import { PRACTICE_ITEMS } from '@prepward/contracts/attempt-rules';
import { lockOf } from '../../../entities/subscription/locks.js';
import { Card } from '../../../ui/card.js';
import { LinkButton } from '../../../ui/link-button.js';
import { useOpenAttempt } from '../api/open-attempt.js';
import { minutesAtPace, startLabel } from '../choices.js';
import { BankGate } from '../components/bank-gate.js';
import { OpenAttemptChoice } from '../components/open-attempt-choice.js';
import { CountField, ModeField, TimeField } from '../components/option-fields.js';
import { StartBox } from '../components/start-box.js';
import { FactList, LockedStart, StartColumns, StartPage } from '../components/start-page.js';
import { useStartOptions } from '../hooks/use-start-options.js';

const FACTS = [
  "Questions come back just before you'd forget them: soon after a wrong answer, later and later after right ones.",
  'A few every day help more than many once a week.',
];

const WHAT = 'the review queue, which brings back what you got wrong at the right time';

interface ReviewProps {
  due: number;
  expired: boolean;
}

function ReviewOptions({ due, expired }: ReviewProps) {
  const options = useStartOptions(
    'tutor',
    Math.min(Math.max(due, PRACTICE_ITEMS.min), PRACTICE_ITEMS.usual),
  );
  const { count, mode, time } = options;
  return (
    <>
      <CountField
        value={options.countText}
        valid={count !== null}
        hint={count !== null && count > due ? `Only ${due} are due today.` : undefined}
        onValue={options.setCountText}
      />
      <ModeField {...options} />
      <TimeField {...options} minutes={minutesAtPace(count)} />
      <StartBox
        kind="review"
        body={count === null || time === undefined ? null : { kind: 'review', count, mode, time }}
        label={count === null ? 'Start' : startLabel(Math.min(count, due))}
        what={WHAT}
        expired={expired}
      />
    </>
  );
}

function NothingDue() {
  const { open } = useOpenAttempt('review');
  return (
    <div className="grid gap-8">
      {open ? <OpenAttemptChoice attempt={open} /> : null}
      <Card className="grid justify-items-start gap-4">
        <h2 className="text-21">Nothing is due</h2>
        <p className="max-w-reading text-soft">
          You're up to date. Questions you get wrong come back here, and you can add any question to
          the queue from a result.
        </p>
        <LinkButton to="/test-bank" variant={open ? 'secondary' : 'accent'}>
          Go to the test bank
        </LinkButton>
      </Card>
    </div>
  );
}

function Review({ due, expired }: ReviewProps) {
  if (due === 0) {
    return <NothingDue />;
  }
  const about = (
    <>
      <p className="figures text-21">
        <strong className="text-38">{due}</strong> {due === 1 ? 'question is' : 'questions are'} due
      </p>
      <FactList heading="How it works" facts={FACTS} />
    </>
  );
  return (
    <StartColumns kind="review" about={about}>
      <ReviewOptions due={due} expired={expired} />
    </StartColumns>
  );
}

/** /practice/review: what is due for review now. */
export function ReviewStartPage() {
  return (
    <StartPage heading="Review" lead="What you got wrong, when it helps most.">
      <BankGate what="your review queue">
        {({ objectives, access }) => {
          const lock = lockOf('review', access);
          const due = objectives.reduce((sum, { counts }) => sum + counts.due, 0);
          return lock ? (
            <LockedStart
              kind="review"
              lock={lock}
              expired={access.expired}
              what={WHAT}
              about={<FactList heading="How it works" facts={FACTS} />}
            />
          ) : (
            <Review due={due} expired={access.expired} />
          );
        }}
      </BankGate>
    </StartPage>
  );
}

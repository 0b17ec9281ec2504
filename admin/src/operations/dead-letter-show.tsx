import type { DeadLetter } from '@prepward/contracts/admin-operations';
import type { ReactNode } from 'react';
import { useRedirect } from 'react-admin';
import { resource } from '../staff-routes.js';
import { ActionButton } from '../ui/action-button.js';
import { Facts, Section } from '../ui/facts.js';
import { JsonText } from '../ui/json-text.js';
import { Moment } from '../ui/moment.js';
import { StaffShow } from '../ui/staff-show.js';

function factsOf(letter: DeadLetter): [string, ReactNode][] {
  return [
    ['Job', <code key="job">{letter.job}</code>],
    ['What went wrong', letter.problem ?? '–'],
    ['Failed', <Moment key="failed" at={letter.failedAt} never="–" exact />],
    ['Started', <Moment key="started" at={letter.createdAt} never="–" exact />],
    ['Event', <code key="event">{letter.event}</code>],
    ['Event id', <code key="id">{letter.eventId}</code>],
    ['Request id', letter.requestId === null ? '–' : <code key="r">{letter.requestId}</code>],
  ];
}

function Retry({ letter }: { letter: DeadLetter }) {
  const redirect = useRedirect();
  return (
    <ActionButton
      route="admin.retryDeadLetter"
      id={letter.id}
      label="Retry"
      title={`Retry ${letter.job}?`}
      text="It goes back into its queue within seconds and gets all its tries again. Fix the cause first, or it fails the same way."
      confirm="Retry"
      done="The job is on its way back into its queue."
      onDone={() => redirect('list', resource('dead-letters'))}
    />
  );
}

/** /dead-letters/:id/show */
export function DeadLetterShow() {
  return (
    <StaffShow
      resource="dead-letters"
      kind="Failed job"
      backTo="All failed jobs"
      titleOf={({ job }) => job}
    >
      {(letter) => (
        <>
          <Section title="Job" actions={<Retry letter={letter} />}>
            <Facts facts={factsOf(letter)} />
          </Section>
          <Section title="The event’s data">
            <JsonText value={letter.payload} label="The event’s data" />
          </Section>
        </>
      )}
    </StaffShow>
  );
}

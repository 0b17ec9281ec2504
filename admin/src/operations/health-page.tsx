import { Alert, Link as MuiLink, Typography } from '@mui/material';
import type { OperationsState, PartState } from '@prepward/contracts/admin-operations';
import { Link } from 'react-admin';
import { Section } from '../ui/facts.js';
import { Moment } from '../ui/moment.js';
import { PlainTable } from '../ui/plain-table.js';
import { Panel, ReadPage } from '../ui/staff-page.js';
import { StatusChip, type Tone } from '../ui/status-chip.js';
import { durationText } from './durations.js';

const EVERY_MS = 10_000;
/** If an event waits longer than this, no worker is publishing, ms. */
const LATE_MS = 10_000;

const PART_STATES: Record<PartState['state'], { label: string; tone: Tone }> = {
  up: { label: 'Up', tone: 'good' },
  down: { label: 'Down', tone: 'bad' },
  off: { label: 'Off', tone: 'neutral' },
};

function Parts({ parts }: Pick<OperationsState, 'parts'>) {
  return (
    <PlainTable
      label="Parts"
      heads={['Part', 'State', 'What it is', 'Answered in']}
      rows={parts.map(({ part, state, detail, tookMs }) => [
        part,
        <StatusChip key="state" {...PART_STATES[state]} />,
        detail,
        durationText(tookMs),
      ])}
    />
  );
}

function Queues({ queues, backend }: Pick<OperationsState, 'queues' | 'backend'>) {
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {`Jobs are kept in ${backend === 'redis' ? 'Redis' : 'PostgreSQL'}. Each job is on the queue board (Queues, in the menu).`}
      </Typography>
      <PlainTable
        label="Queues"
        heads={['Queue', 'Waiting', 'Oldest', 'Running', 'Later', 'Failed', 'Done', 'State']}
        rows={queues.map((queue) => [
          queue.name,
          queue.waiting.toLocaleString(),
          durationText(queue.oldestWaitingMs),
          queue.active.toLocaleString(),
          queue.delayed.toLocaleString(),
          queue.failed.toLocaleString(),
          queue.completed.toLocaleString(),
          queue.isPaused ? (
            <StatusChip key="state" label="Paused" tone="bad" />
          ) : (
            <StatusChip key="state" label="Open" tone="good" />
          ),
        ])}
      />
    </>
  );
}

function Outbox({ outbox }: Pick<OperationsState, 'outbox'>) {
  const { pending, oldestMs, openDeliveries, deadLetters } = outbox;
  return (
    <>
      {oldestMs !== null && oldestMs > LATE_MS ? (
        <Alert severity="error" sx={{ mb: 1 }}>
          Events wait longer than {durationText(LATE_MS)}: no worker is taking them. Check the
          worker’s log.
        </Alert>
      ) : null}
      <PlainTable
        label="Outbox"
        heads={['What', 'How many']}
        rows={[
          ['Events not queued yet', `${pending.toLocaleString()}`],
          ['Age of the oldest', durationText(oldestMs)],
          ['Jobs waiting', openDeliveries.toLocaleString()],
          [
            'Jobs that failed permanently',
            <MuiLink key="dead" component={Link} to="/dead-letters">
              {deadLetters.toLocaleString()}
            </MuiLink>,
          ],
        ]}
      />
    </>
  );
}

function Schedules({ schedules }: Pick<OperationsState, 'schedules'>) {
  return (
    <PlainTable
      label="Schedules"
      heads={['Job', 'Every', 'Last run', 'Took', 'Outcome', 'Next run']}
      rows={schedules.map(({ job, everyMs, lastRun, nextAt }) => [
        job,
        durationText(everyMs),
        <Moment key="last" at={lastRun?.startedAt ?? null} never="Not yet" exact />,
        durationText(lastRun?.tookMs ?? null),
        lastRun === null ? (
          '–'
        ) : lastRun.problem === null ? (
          <StatusChip key="outcome" label="Done" tone="good" />
        ) : (
          <>
            <StatusChip key="outcome" label="Failed" tone="bad" /> {lastRun.problem}
          </>
        ),
        <Moment key="next" at={nextAt} never="–" exact />,
      ])}
    />
  );
}

/** /operations: refreshed every ten seconds. */
export function HealthPage() {
  return (
    <ReadPage title="Health" route="admin.operations" everyMs={EVERY_MS}>
      {(state) => (
        <>
          <Typography color="textSecondary">
            As of <Moment at={state.at} never="–" exact />. This page updates itself every ten
            seconds.
          </Typography>
          <Panel>
            <Section title="Parts">
              <Parts parts={state.parts} />
            </Section>
          </Panel>
          <Panel>
            <Section title="Queues">
              <Queues queues={state.queues} backend={state.backend} />
            </Section>
          </Panel>
          <Panel>
            <Section title="Outbox">
              <Outbox outbox={state.outbox} />
            </Section>
          </Panel>
          <Panel>
            <Section title="Schedules">
              <Schedules schedules={state.schedules} />
            </Section>
          </Panel>
        </>
      )}
    </ReadPage>
  );
}

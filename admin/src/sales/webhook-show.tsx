import { Typography } from '@mui/material';
import type { AdminWebhookEvent } from '@prepward/contracts/admin-sales';
import type { ReactNode } from 'react';
import { ActionButton } from '../ui/action-button.js';
import { Facts, Section } from '../ui/facts.js';
import { JsonText } from '../ui/json-text.js';
import { Moment } from '../ui/moment.js';
import { StaffShow } from '../ui/staff-show.js';
import { StudentField } from '../ui/student-field.js';
import { GATEWAY_NAMES } from './sales-words.js';

function factsOf(event: AdminWebhookEvent): [string, ReactNode][] {
  return [
    ['Type', <code key="type">{event.type}</code>],
    ['Student', <StudentField key="student" named />],
    ['Gateway', GATEWAY_NAMES[event.gateway]],
    ['Event id', <code key="id">{event.eventId}</code>],
    ['Customer id', event.customerId === null ? '–' : <code key="c">{event.customerId}</code>],
    ['Sent', <Moment key="sent" at={event.sentAt} never="–" exact />],
    ['Took effect', <Moment key="received" at={event.createdAt} never="–" exact />],
  ];
}

function Replay({ event }: { event: AdminWebhookEvent }) {
  if (event.userId === null) return null;
  return (
    <ActionButton
      route="admin.replayWebhook"
      id={event.id}
      label="Replay"
      title="Replay this event?"
      text="We fetch everything about this student from the gateway again and add what our ledger lacks. Nothing is charged or refunded."
      confirm="Replay"
      done="Done. The ledger matches the gateway."
    />
  );
}

/** /webhook-events/:id/show */
export function WebhookShow() {
  return (
    <StaffShow
      resource="webhook-events"
      kind="Webhook event"
      backTo="All webhook events"
      titleOf={({ type }) => type}
    >
      {(event) => (
        <>
          <Section title="Event" actions={<Replay event={event} />}>
            <Facts facts={factsOf(event)} />
          </Section>
          <Section title="What it said">
            {event.payload === null ? (
              <Typography color="textSecondary">
                This event arrived before we stored what events say.
              </Typography>
            ) : (
              <>
                <Typography color="textSecondary" sx={{ mb: 1 }}>
                  Names, addresses, secrets and links are masked.
                </Typography>
                <JsonText value={event.payload} label="What the event said" />
              </>
            )}
          </Section>
        </>
      )}
    </StaffShow>
  );
}

import { Typography } from '@mui/material';
import type { AuditEntryView } from '@prepward/contracts/admin-audit';
import type { ReactNode } from 'react';
import { Facts, Section } from '../ui/facts.js';
import { Moment } from '../ui/moment.js';
import { PlainTable } from '../ui/plain-table.js';
import { RecordLink } from '../ui/record-link.js';
import { StaffShow } from '../ui/staff-show.js';
import { actionWords, actorWords } from './audit-words.js';
import { changesOf } from './changes.js';

const USER_ACTION = /^(admin\.\w*User|authAdmin\.)/;
const UUID = /^[0-9a-f-]{36}$/;

function targetOf({ action, resourceId }: AuditEntryView): ReactNode {
  if (resourceId === null) return '–';
  if (!USER_ACTION.test(action) || !UUID.test(resourceId)) return <code>{resourceId}</code>;
  return (
    <RecordLink resource="users" id={resourceId}>
      {`User ${resourceId}`}
    </RecordLink>
  );
}

function factsOf(entry: AuditEntryView): [string, ReactNode][] {
  return [
    ['When', <Moment key="at" at={entry.createdAt} never="–" exact />],
    ['Who', actorWords(entry)],
    ['Action', <code key="action">{entry.action}</code>],
    ['Target', targetOf(entry)],
    ['Reason', entry.reason ?? 'None given'],
    ['Request id', entry.requestId === null ? '–' : <code key="id">{entry.requestId}</code>],
  ];
}

function ChangeTable({ entry }: { entry: AuditEntryView }) {
  const changes = changesOf(entry.before, entry.after);
  if (changes.length === 0) {
    return <Typography color="textSecondary">No fields were recorded.</Typography>;
  }
  return (
    <PlainTable
      label="What changed"
      heads={['Field', 'Before', 'After']}
      rows={changes.map(({ field, before, after }) => [
        field,
        before ?? '–',
        before === after ? after : <strong key="after">{after ?? '–'}</strong>,
      ])}
    />
  );
}

/** /audit-entries/:id/show */
export function AuditShow() {
  return (
    <StaffShow
      resource="audit-entries"
      kind="Audit entry"
      backTo="Audit log"
      titleOf={(entry) => actionWords(entry.action)}
    >
      {(entry) => (
        <>
          <Section title="Entry">
            <Facts facts={factsOf(entry)} />
          </Section>
          <Section title="What changed">
            <ChangeTable entry={entry} />
          </Section>
        </>
      )}
    </StaffShow>
  );
}

import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import type { AdminEnquiry, AdminEnquiryThread } from '@prepward/contracts/admin-inbox';
import { ENQUIRY_STATUSES } from '@prepward/contracts/inbox-rules';
import type { ReactNode } from 'react';
import { useGetIdentity, useNotify, useRefresh, useUpdate } from 'react-admin';
import { type BodyOf, resource } from '../staff-routes.js';
import { chosen } from '../ui/chosen.js';
import { Facts, Section } from '../ui/facts.js';
import { messageOf } from '../ui/message-of.js';
import { dayText, Moment } from '../ui/moment.js';
import { StaffShow } from '../ui/staff-show.js';
import { EnquiryStatusChip, STATUS_NAMES, topicOf } from './enquiry-words.js';
import { WriteEntry } from './write-entry.js';

/** At first react-admin shows the row of the list, which has no entries. */
type Shown = AdminEnquiry & Partial<Pick<AdminEnquiryThread, 'entries'>>;

function factsOf(enquiry: AdminEnquiry): [string, ReactNode][] {
  return [
    ['About', topicOf(enquiry)],
    ['Email', enquiry.email],
    ['Phone', enquiry.phone ?? '–'],
    ['Exam date', enquiry.examDate === null ? '–' : dayText(enquiry.examDate)],
    ['Received', <Moment key="at" at={enquiry.createdAt} never="–" exact />],
    ['Status', <EnquiryStatusChip key="status" status={enquiry.status} />],
    ['Assigned to', enquiry.assignee ?? 'No one'],
  ];
}

/** Who is answering, and the request's state. */
function Standing({ enquiry }: { enquiry: AdminEnquiry }) {
  const { identity } = useGetIdentity();
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  const refresh = useRefresh();
  const change = (data: BodyOf<'admin.changeEnquiry'>) =>
    update(
      resource('enquiries'),
      { id: enquiry.id, data, previousData: enquiry },
      {
        onSuccess: () => refresh(),
        onError: (error) => notify(messageOf(error), { type: 'error' }),
      },
    );
  const isMine = enquiry.assigneeId === identity?.id;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
      <TextField
        select
        label="Status"
        value={enquiry.status}
        disabled={isPending}
        onChange={({ target }) => void change({ status: chosen(ENQUIRY_STATUSES, target.value) })}
        sx={{ width: '11rem' }}
      >
        {ENQUIRY_STATUSES.map((status) => (
          <MenuItem key={status} value={status}>
            {STATUS_NAMES[status]}
          </MenuItem>
        ))}
      </TextField>
      <Button
        variant="outlined"
        disabled={isPending || identity === undefined}
        onClick={() => void change({ assigneeId: isMine ? null : String(identity?.id) })}
      >
        {isMine ? 'Unassign' : 'Assign to me'}
      </Button>
    </Stack>
  );
}

function Words({ by, at, text, note }: { by: string; at: string; text: string; note: boolean }) {
  return (
    <Box
      component="li"
      sx={{
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        borderStyle: note ? 'dashed' : 'solid',
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {by} · <Moment at={at} never="–" exact />
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
    </Box>
  );
}

function Thread({ enquiry }: { enquiry: Shown }) {
  return (
    <Stack component="ol" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1.5 }}>
      <Words by={enquiry.name} at={enquiry.createdAt} text={enquiry.message} note={false} />
      {(enquiry.entries ?? []).map(({ id, kind, author, createdAt, text }) => (
        <Words
          key={id}
          by={`${kind === 'note' ? 'Note' : 'Reply'} by ${author ?? 'a deleted account'}`}
          at={createdAt}
          text={text}
          note={kind === 'note'}
        />
      ))}
    </Stack>
  );
}

/** /enquiries/:id/show */
export function EnquiryShow() {
  return (
    <StaffShow resource="enquiries" kind="Request" backTo="Inbox" titleOf={({ name }) => name}>
      {(enquiry) => (
        <>
          <Section title="Request">
            <Facts facts={factsOf(enquiry)} />
            <Standing enquiry={enquiry} />
          </Section>
          <Section title="Conversation">
            <Thread enquiry={enquiry} />
            <WriteEntry id={enquiry.id} />
          </Section>
        </>
      )}
    </StaffShow>
  );
}

import { Typography } from '@mui/material';
import type { AdminItemReport } from '@prepward/contracts/admin-items';
import { REPORT_ANSWER_MAX } from '@prepward/contracts/item-rules';
import { SUBJECT_SHORT_NAMES } from '@prepward/contracts/subjects';
import { ActionButton } from '../ui/action-button.js';
import { Facts, Section } from '../ui/facts.js';
import { FormField } from '../ui/form-field.js';
import { Moment } from '../ui/moment.js';
import { RecordLink } from '../ui/record-link.js';
import { StaffShow } from '../ui/staff-show.js';
import { StatusChip } from '../ui/status-chip.js';
import { StudentField } from '../ui/student-field.js';
import { REASON_NAMES, STATE_NAMES, STATE_TONES } from './report-words.js';

function CloseButton({ report }: { report: AdminItemReport }) {
  if (report.state === 'closed') return null;
  return (
    <ActionButton
      route="admin.closeItemReport"
      id={report.id}
      label="Close"
      title="Close this report?"
      text="Write an answer if you want the student to get one by email. The reason is for staff only."
      inputs={
        <FormField
          name="answer"
          label="Answer to the student (optional)"
          multiline
          minRows={4}
          slotProps={{ htmlInput: { maxLength: REPORT_ANSWER_MAX } }}
        />
      }
      confirm="Close report"
      toBody={({ reason, answer }) => ({ reason, ...(answer ? { answer } : {}) })}
      done="The report is closed."
    />
  );
}

function factsOf(report: AdminItemReport) {
  return [
    [
      'State',
      <StatusChip key="state" label={STATE_NAMES[report.state]} tone={STATE_TONES[report.state]} />,
    ],
    [
      'Question',
      <RecordLink key="item" resource="items" id={report.itemId}>
        {report.itemId}
      </RecordLink>,
    ],
    ['Version', `${report.itemVersion}, as the student saw it`],
    ['Subject', SUBJECT_SHORT_NAMES[report.subject]],
    ['Student', <StudentField key="user" named />],
    ['Sent', <Moment key="sent" at={report.createdAt} never="–" exact />],
  ] as const;
}

/** /item-reports/:id/show */
export function ReportShow() {
  return (
    <StaffShow
      resource="item-reports"
      kind="Report"
      backTo="All reports"
      titleOf={(report) => `Report: ${REASON_NAMES[report.reason]}`}
    >
      {(report) => (
        <>
          <Section title="What the student says" actions={<CloseButton report={report} />}>
            <Typography sx={{ py: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {report.text || 'The student added no details.'}
            </Typography>
            <Facts facts={factsOf(report)} />
          </Section>
          {report.state === 'closed' ? (
            <Section title="How it was closed">
              <Facts
                facts={[
                  ['Closed', <Moment key="at" at={report.closedAt} never="–" exact />],
                  ['Reason', report.closeReason ?? '–'],
                  ['Answer sent', report.answer ?? 'None'],
                ]}
              />
            </Section>
          ) : null}
        </>
      )}
    </StaffShow>
  );
}

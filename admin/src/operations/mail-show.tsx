import type { AdminMail } from '@prepward/contracts/admin-operations';
import type { ReactNode } from 'react';
import { ActionButton } from '../ui/action-button.js';
import { Facts, Section } from '../ui/facts.js';
import { Moment } from '../ui/moment.js';
import { StaffShow } from '../ui/staff-show.js';
import { StatusChip } from '../ui/status-chip.js';
import { MAIL_STATES, templateWords } from './mail-words.js';

function factsOf(mail: AdminMail): [string, ReactNode][] {
  return [
    ['State', <StatusChip key="state" {...MAIL_STATES[mail.state]} />],
    ['Recipient', mail.recipient],
    ['Email', templateWords(mail.template)],
    ['Tries', mail.tries.toLocaleString()],
    ['Last problem', mail.problem ?? 'None'],
    ['Created', <Moment key="created" at={mail.createdAt} never="–" exact />],
    ['Sent', <Moment key="sent" at={mail.sentAt} never="Not yet" exact />],
    ['Resend requested', <Moment key="again" at={mail.askedAgainAt} never="Never" exact />],
    ['Id', <code key="id">{mail.id}</code>],
  ];
}

function Resend({ mail }: { mail: AdminMail }) {
  const isSent = mail.state === 'sent';
  return (
    <ActionButton
      route="admin.resendMail"
      id={mail.id}
      label={isSent ? 'Send again' : 'Retry now'}
      title={isSent ? 'Send this email again?' : 'Try to send this email now?'}
      text={`We rebuild it from current data and send it to ${mail.recipient}. If there’s nothing left to say, nothing goes out.`}
      confirm={isSent ? 'Send again' : 'Retry now'}
      done="The email is on its way."
    />
  );
}

/** /mails/:id/show */
export function MailShow() {
  return (
    <StaffShow
      resource="mails"
      kind="Email"
      backTo="All emails"
      titleOf={({ template }) => templateWords(template)}
    >
      {(mail) => (
        <Section title="Email" actions={<Resend mail={mail} />}>
          <Facts facts={factsOf(mail)} />
        </Section>
      )}
    </StaffShow>
  );
}

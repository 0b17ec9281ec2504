import type { AdminUser } from '@prepward/contracts/admin';
import type { AdminMail } from '@prepward/contracts/admin-operations';
import type { AdminSession } from '@prepward/contracts/admin-users';
import type { AttemptSummary } from '@prepward/contracts/attempt-history';
import { SUBJECT_NAMES } from '@prepward/contracts/subjects';
import type { FilterOf } from '../staff-routes.js';
import { ActionButton } from '../ui/action-button.js';
import { Facts, Section } from '../ui/facts.js';
import { dayText, Moment } from '../ui/moment.js';
import { StatusChip, type Tone } from '../ui/status-chip.js';
import { Read, Rows } from '../ui/sub-list.js';
import { inWords, titleOf } from './user-words.js';

/** What the student told us about their exam. */
export function UserProfile({ id }: { id: string }) {
  return (
    <Section title="Study goals">
      <Read route="admin.userProfile" input={{ params: { id } }}>
        {({ examDate, targetScore, accommodation }) => (
          <Facts
            facts={[
              ['Exam date', examDate === null ? '–' : dayText(examDate)],
              ['Target score', targetScore === null ? '–' : `${targetScore}%`],
              ['Time', accommodation === 1 ? 'Standard' : `${accommodation}×`],
            ]}
          />
        )}
      </Read>
    </Section>
  );
}

/** How many attempts a user's page shows. */
const ATTEMPTS = 20;

const ATTEMPT_COLUMNS = {
  Started: ({ startedAt }: AttemptSummary) => <Moment at={startedAt} never="–" exact />,
  Kind: ({ kind }: AttemptSummary) => inWords(kind),
  Subject: ({ subject }: AttemptSummary) => (subject ? SUBJECT_NAMES[subject] : 'All'),
  State: ({ state }: AttemptSummary) => inWords(state),
  Answered: ({ answered, items }: AttemptSummary) => `${answered} of ${items}`,
  Score: ({ score }: AttemptSummary) => (score === undefined ? '–' : `${score.toFixed(1)}%`),
};

/** The newest attempts. */
export function UserAttempts({ id }: { id: string }) {
  return (
    <Section title="Attempts">
      <Read route="admin.userAttempts" input={{ params: { id }, query: { limit: ATTEMPTS } }}>
        {({ items }) => (
          <Rows
            label="Attempts"
            rows={items}
            keyOf={(attempt) => attempt.id}
            columns={ATTEMPT_COLUMNS}
            none="No attempts yet."
          />
        )}
      </Read>
    </Section>
  );
}

const SESSION_COLUMNS = {
  Browser: ({ userAgent }: AdminSession) => userAgent ?? 'Unknown',
  'Signed in with': ({ methods }: AdminSession) => methods.join(', '),
  Since: ({ createdAt }: AdminSession) => <Moment at={createdAt} never="–" exact />,
  'Last used': ({ lastUsedAt }: AdminSession) => <Moment at={lastUsedAt} never="–" exact />,
};

/** Signed-in browsers, and a button that signs them all out. */
export function UserSessions({ user }: { user: AdminUser }) {
  return (
    <Section
      title="Sessions"
      actions={
        <ActionButton
          route="admin.signOutUser"
          id={user.id}
          label="Sign out everywhere"
          danger
          title="Sign out everywhere?"
          text={`Every browser of ${titleOf(user)} is signed out with its next request. Answers that were saved stay.`}
          confirm="Sign out"
          done="All sessions ended."
        />
      }
    >
      <Read route="admin.userSessions" input={{ params: { id: user.id } }}>
        {(sessions) => (
          <Rows
            label="Sessions"
            rows={sessions}
            keyOf={(session) => session.id}
            columns={SESSION_COLUMNS}
            none="No browser is signed in."
          />
        )}
      </Read>
    </Section>
  );
}

const MAIL_TONES: Record<AdminMail['state'], Tone> = {
  sent: 'good',
  waiting: 'waiting',
  failed: 'bad',
  dropped: 'neutral',
};

const MAIL_COLUMNS = {
  When: ({ createdAt }: AdminMail) => <Moment at={createdAt} never="–" exact />,
  Email: ({ template }: AdminMail) => inWords(template),
  State: ({ state }: AdminMail) => <StatusChip label={inWords(state)} tone={MAIL_TONES[state]} />,
  Problem: ({ problem }: AdminMail) => problem ?? '–',
};

const NEWEST_MAILS = { sort: '["createdAt","DESC"]', range: '[0,19]' };

/** The newest emails to the user's address. */
export function UserMails({ email }: { email: string }) {
  const filter: FilterOf<'mails'> = { recipient: email };
  const query = { ...NEWEST_MAILS, filter: JSON.stringify(filter) };
  return (
    <Section title="Emails">
      <Read route="admin.mails" input={{ query }}>
        {(mails) => (
          <Rows
            label="Emails"
            rows={mails}
            keyOf={(mail) => mail.id}
            columns={MAIL_COLUMNS}
            none="Nothing was sent to this address."
          />
        )}
      </Read>
    </Section>
  );
}

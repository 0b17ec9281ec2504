import type { AdminUser } from '@prepward/contracts/admin';
import type { AdminPrivacy } from '@prepward/contracts/privacy';
import { DELETION_DAYS } from '@prepward/contracts/privacy-rules';
import { ActionButton } from '../ui/action-button.js';
import { Facts, Section } from '../ui/facts.js';
import { Moment } from '../ui/moment.js';
import { Read } from '../ui/sub-list.js';
import { titleOf } from './user-words.js';

function ExportFact({ newest }: { newest: AdminPrivacy['export'] }) {
  if (newest === null) return <>None</>;
  if (newest.state === 'failed') return <>Export failed</>;
  if (newest.state === 'making') return <>In progress</>;
  return (
    <>
      Ready until <Moment at={newest.expiresAt} never="–" exact />
    </>
  );
}

function ExportButton({ user }: { user: AdminUser }) {
  return (
    <ActionButton
      route="admin.exportUser"
      id={user.id}
      label="Export data"
      title="Export all of this person’s data?"
      text={`${titleOf(user)} gets an email once the file is ready, and downloads it in the profile. You don’t get it.`}
      confirm="Export"
      done="We’re making the file."
    />
  );
}

function DeletionButton({ user, due }: { user: AdminUser; due: string | null }) {
  if (due !== null) {
    return (
      <ActionButton
        route="admin.keepUser"
        id={user.id}
        label="Keep account"
        title="Keep this account?"
        text={`The account of ${titleOf(user)} isn’t deleted. A plan that stopped renewing stays that way.`}
        confirm="Keep account"
        done="The account stays."
      />
    );
  }
  return (
    <ActionButton
      route="admin.deleteUser"
      id={user.id}
      danger
      label="Delete account"
      title="Delete this account?"
      text={`Do this only if the person asked for it. Everything is deleted in ${DELETION_DAYS} days; until then they can change their mind. A plan stops renewing now. ${titleOf(user)} gets an email about it.`}
      confirm="Delete account"
      done={`The account will be deleted in ${DELETION_DAYS} days.`}
    />
  );
}

/** What the law lets a person ask for: a copy of all their data, and its deletion. */
export function UserPrivacy({ user }: { user: AdminUser }) {
  return (
    <Read route="admin.userPrivacy" input={{ params: { id: user.id } }}>
      {({ export: newest, deletionDueAt }) => (
        <Section
          title="Personal data"
          actions={
            <>
              <ExportButton user={user} />
              {user.roles.length > 0 ? null : <DeletionButton user={user} due={deletionDueAt} />}
            </>
          }
        >
          <Facts
            facts={[
              ['Export', <ExportFact key="export" newest={newest} />],
              ['Deletion', <Moment key="due" at={deletionDueAt} never="Not requested" exact />],
            ]}
          />
        </Section>
      )}
    </Read>
  );
}

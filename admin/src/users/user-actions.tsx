import { Stack } from '@mui/material';
import type { AdminUser } from '@prepward/contracts/admin';
import { ActionButton } from '../ui/action-button.js';
import { edgeOf } from '../ui/filters.js';
import { FormField } from '../ui/form-field.js';
import type { DialogFields } from '../ui/reason-dialog.js';
import { isBanned, titleOf } from './user-words.js';
import { ViewAsStudent } from './view-as-student.js';

interface UserProps {
  user: AdminUser;
}

function RoleAction({ user }: UserProps) {
  const isAdmin = user.roles.includes('admin');
  const toBody = ({ reason }: DialogFields) => ({ role: 'admin' as const, reason });
  return isAdmin ? (
    <ActionButton
      route="admin.removeRole"
      id={user.id}
      label="Remove admin role"
      danger
      title="Remove the admin role?"
      text={`${titleOf(user)} loses access to the back-office with the next click.`}
      confirm="Remove role"
      toBody={toBody}
      done="The role is removed."
    />
  ) : (
    <ActionButton
      route="admin.grantRole"
      id={user.id}
      label="Make admin"
      title="Make this user an admin?"
      text={`${titleOf(user)} can then see and change everything in the back-office, right away.`}
      confirm="Make admin"
      toBody={toBody}
      done="The user is an admin now."
    />
  );
}

function BanAction({ user }: UserProps) {
  if (isBanned(user, new Date())) {
    return (
      <ActionButton
        route="admin.unbanUser"
        id={user.id}
        label="Lift ban"
        title="Lift the ban?"
        text={`${titleOf(user)} can sign in again.`}
        confirm="Lift ban"
        done="The ban is lifted."
      />
    );
  }
  return (
    <ActionButton
      route="admin.banUser"
      id={user.id}
      label="Ban"
      danger
      title="Ban this user?"
      text={`${titleOf(user)} is signed out everywhere and can't sign in until the ban ends.`}
      inputs={
        <FormField
          name="until"
          type="date"
          label="Until the end of"
          helperText="Leave it empty to ban permanently."
          slotProps={{ inputLabel: { shrink: true } }}
        />
      }
      confirm="Ban user"
      toBody={({ until = '', reason }) => ({ until: edgeOf(until, 'end') ?? null, reason })}
      done="The user is banned."
    />
  );
}

/** What can be done to an account itself. */
export function AccountActions({ user }: UserProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
      {user.emailConfirmedAt === null ? null : (
        <>
          {user.roles.length === 0 ? <ViewAsStudent user={user} /> : null}
          <RoleAction user={user} />
        </>
      )}
      {user.twoStep ? (
        <ActionButton
          route="admin.resetTwoStep"
          id={user.id}
          label="Reset two-step"
          danger
          title="Reset two-step sign-in?"
          text="Make sure you know who is asking: after this the password alone signs in. Passkeys go, too. The user is signed out everywhere and gets an email about it."
          confirm="Reset two-step"
          done="Two-step sign-in is off."
        />
      ) : null}
      <BanAction user={user} />
    </Stack>
  );
}

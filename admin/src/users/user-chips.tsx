import BanIcon from '@mui/icons-material/Block';
import VerifiedIcon from '@mui/icons-material/CheckCircleOutlined';
import WaitingIcon from '@mui/icons-material/ScheduleOutlined';
import { Chip, Stack, Typography } from '@mui/material';
import type { AdminUser } from '@prepward/contracts/admin';
import { isBanned } from './user-words.js';

/** The roles of a user, each as a word. */
export function RoleChips({ user }: { user: AdminUser }) {
  if (user.roles.length === 0) {
    return (
      <Typography component="span" variant="inherit" color="textSecondary">
        None
      </Typography>
    );
  }
  return (
    <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {user.roles.map((role) => (
        <Chip
          key={role}
          component="span"
          size="small"
          color="primary"
          variant="outlined"
          label={role}
        />
      ))}
    </Stack>
  );
}

/** Whether the address was confirmed; a visitor has none to confirm. */
export function VerifiedMark({ user }: { user: AdminUser }) {
  if (user.isAnonymous) return <>–</>;
  const verified = user.emailConfirmedAt !== null;
  const Icon = verified ? VerifiedIcon : WaitingIcon;
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 0.75 }}>
      <Icon aria-hidden="true" fontSize="small" color={verified ? 'success' : 'warning'} />
      {verified ? 'Yes' : 'Not yet'}
    </Stack>
  );
}

/** Shows that a ban is in effect. */
export function BannedChip({ user }: { user: AdminUser }) {
  if (!isBanned(user, new Date())) return null;
  return (
    <Chip
      component="span"
      size="small"
      color="error"
      variant="outlined"
      icon={<BanIcon />}
      label="Banned"
    />
  );
}

import QueueIcon from '@mui/icons-material/LowPriority';
import { ListItemIcon, MenuItem, Tooltip, Typography } from '@mui/material';
import { QUEUES_PATH } from '@prepward/contracts/api-prefixes';
import { type MouseEvent, useState } from 'react';
import { useLogoutIfAccessDenied, useNotify, useSidebarState } from 'react-admin';
import { openQueues } from '../session/queues.js';
import { messageOf } from '../ui/message-of.js';
import { useSession } from './session-context.js';

/** Opens Bull Board, which is outside this app and needs its own cookie. */
function useQueues() {
  const session = useSession();
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [busy, setBusy] = useState(false);

  const open = async (event: MouseEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await openQueues(session, fetch);
      window.location.assign(QUEUES_PATH);
    } catch (error) {
      setBusy(false);
      if (await logoutIfAccessDenied(error)) return;
      notify(messageOf(error), { type: 'error' });
    }
  };
  return { busy, open };
}

/** The menu's link to the job queues. */
export function QueuesItem() {
  const { busy, open } = useQueues();
  const [menuIsOpen] = useSidebarState();
  const item = (
    <MenuItem
      component="a"
      href={QUEUES_PATH}
      tabIndex={0}
      aria-busy={busy}
      onClick={(event: MouseEvent) => void open(event)}
      sx={{
        color: 'text.secondary',
        '& .MuiListItemIcon-root': { minWidth: (theme) => theme.spacing(5), color: 'inherit' },
      }}
    >
      <ListItemIcon>
        <QueueIcon />
      </ListItemIcon>
      <Typography variant="inherit" noWrap>
        {busy ? 'Opening…' : 'Queues'}
      </Typography>
    </MenuItem>
  );
  return menuIsOpen ? (
    item
  ) : (
    <Tooltip title="Queues" placement="right">
      {item}
    </Tooltip>
  );
}

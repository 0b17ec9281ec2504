import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import { Button } from '@mui/material';
import { Link, TopToolbar, useCreatePath } from 'react-admin';
import type { StaffResourceName } from '../staff-routes.js';

interface BackLinkProps {
  resource: StaffResourceName;
  /** Where it leads: "All users". */
  label: string;
}

/** The link from a record's page back to its list; it has its label at every width. */
export function BackLink({ resource, label }: BackLinkProps) {
  const createPath = useCreatePath();
  return (
    <TopToolbar sx={{ justifyContent: 'flex-start', px: 0 }}>
      <Button
        component={Link}
        to={createPath({ resource, type: 'list' })}
        startIcon={<BackIcon />}
        size="small"
      >
        {label}
      </Button>
    </TopToolbar>
  );
}

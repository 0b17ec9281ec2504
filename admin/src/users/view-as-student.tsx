import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Alert, Box, Button, Dialog, Stack, Typography, useTheme } from '@mui/material';
import type { AdminUser } from '@prepward/contracts/admin';
import type { StudentView } from '@prepward/contracts/admin-users';
import { STAFF_FRAME_PATH, VIEW_MINUTES } from '@prepward/contracts/staff-frame';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../data-provider.js';
import { ReasonDialog } from '../ui/reason-dialog.js';
import { useSiteFrame } from '../ui/use-site-frame.js';
import { titleOf } from './user-words.js';

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** Whether the time `at` has passed. */
function useIsOver(at: string): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Date.parse(at) - Date.now());
    return () => clearTimeout(timer);
  }, [at]);
  return over;
}

interface ViewProps {
  view: StudentView;
  onLeave: () => void;
}

function Pages({ view, onLeave }: ViewProps) {
  const { palette } = useTheme();
  const order = { kind: 'staff-frame.student', theme: palette.mode, view } as const;
  const { ref } = useSiteFrame(order, onLeave);
  return (
    <Box
      component="iframe"
      ref={ref}
      src={STAFF_FRAME_PATH}
      title="The site as the student sees it"
      sx={{ flex: 1, width: '100%', border: 0, display: 'block' }}
    />
  );
}

/** The student's pages, under a bar that says whose they are; the token is in memory only. */
function ViewDialog({ view, onLeave }: ViewProps) {
  const { student, expiresAt } = view;
  const isOver = useIsOver(expiresAt);
  return (
    <Dialog open fullScreen onClose={onLeave} aria-labelledby="viewed-student">
      <Stack
        direction="row"
        component="header"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box>
          <Typography id="viewed-student" component="h2" sx={{ fontWeight: 600 }}>
            Viewing as {student.email}
          </Typography>
          <Typography color="textSecondary">
            You can look, but not change anything. Ends at {TIME.format(new Date(expiresAt))}.
          </Typography>
        </Box>
        <Button variant="contained" onClick={onLeave}>
          Leave view
        </Button>
      </Stack>
      {isOver ? (
        <Alert severity="info" sx={{ m: 2 }}>
          This view ended after {VIEW_MINUTES} minutes. Leave it, and open it again if you need to.
        </Alert>
      ) : (
        <Pages view={view} onLeave={onLeave} />
      )}
    </Dialog>
  );
}

/** Asks for the reason, then shows the site as the student sees it. */
export function ViewAsStudent({ user }: { user: AdminUser }) {
  const provider = useDataProvider<StaffDataProvider>();
  const [isAsking, setAsking] = useState(false);
  const [view, setView] = useState<StudentView | null>(null);
  return (
    <>
      <Button variant="outlined" startIcon={<VisibilityIcon />} onClick={() => setAsking(true)}>
        View as student
      </Button>
      {isAsking ? (
        <ReasonDialog
          title="View as this student?"
          text={`You see the dashboard, progress, attempts and access of ${titleOf(user)} for ${VIEW_MINUTES} minutes. You can't change anything there, and your view is recorded in the audit log.`}
          confirm="Open view"
          onClose={() => setAsking(false)}
          onConfirm={async ({ reason }) => {
            const params = { id: user.id };
            const { data } = await provider.call('admin.viewAsStudent', {
              params,
              body: { reason },
            });
            setView(data);
          }}
        />
      ) : null}
      {view === null ? null : <ViewDialog view={view} onLeave={() => setView(null)} />}
    </>
  );
}

import { CircularProgress, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title.js';

/** A whole page that says one thing. */
export function PageNotice({ children }: { children: ReactNode }) {
  return (
    <Stack
      component="main"
      sx={{
        minHeight: '100dvh',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        p: 2,
        textAlign: 'center',
      }}
    >
      <PageTitle text="Back-office" />
      {children}
    </Stack>
  );
}

/** Fills the page while it is being prepared. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <PageNotice>
      <Stack role="status" direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
        <CircularProgress size={20} aria-hidden="true" />
        <Typography color="textSecondary">{label}</Typography>
      </Stack>
    </PageNotice>
  );
}

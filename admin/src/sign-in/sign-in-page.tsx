import { Box, Link, Typography } from '@mui/material';
import { BRAND } from '@prepward/contracts/brand';
import { useEffect } from 'react';
import { BACK_OFFICE_PATH, leave } from '../paths.js';
import { resolveAccess } from '../session/access.js';
import type { Session } from '../session/session.js';
import { BrandMark } from '../ui/brand-mark.js';
import { PageTitle } from '../ui/page-title.js';
import { SignInForm } from './sign-in-form.js';

/** An administrator who is already signed in goes to the back-office. */
function useSkipWhenSignedIn(session: Session): void {
  useEffect(() => {
    let wanted = true;
    resolveAccess(session, fetch).then(
      (access) => {
        if (wanted && access.kind === 'admin') leave(BACK_OFFICE_PATH);
      },
      () => {
        // The server is out of reach: the form says so when it is sent.
      },
    );
    return () => {
      wanted = false;
    };
  }, [session]);
}

/** /admin */
export default function SignInPage({ session }: { session: Session }) {
  useSkipWhenSignedIn(session);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh', p: 2 }}>
      <PageTitle text="Staff sign-in" />
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <BrandMark />
        <Link
          href="/"
          underline="hover"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }}
        >
          Back to Homepage
        </Link>
      </Box>
      <Box component="main" sx={{ width: '100%', maxWidth: '26rem', m: 'auto', py: 5 }}>
        <Typography variant="h1">Staff sign-in</Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
          For administrators of {BRAND.name}.
        </Typography>
        <SignInForm session={session} onSignedIn={() => leave(BACK_OFFICE_PATH)} />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
          Here to practice? <Link href="/login">Log in as a student</Link>
        </Typography>
      </Box>
    </Box>
  );
}

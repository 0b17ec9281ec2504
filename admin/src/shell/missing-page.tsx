import { Stack, Typography } from '@mui/material';
import { Link, Title } from 'react-admin';
import { PageTitle } from '../ui/page-title.js';

const TITLE = 'Page not found';

/** An address of the back-office that leads nowhere. */
export function MissingPage() {
  return (
    <>
      <PageTitle text={TITLE} />
      <Title title={TITLE} />
      <Stack sx={{ alignItems: 'center', gap: 1, py: 8, px: 2, textAlign: 'center' }}>
        <Typography variant="h2">There is nothing at this address</Typography>
        <Typography color="textSecondary">
          The link may be old. <Link to="/">Go to the dashboard</Link>
        </Typography>
      </Stack>
    </>
  );
}

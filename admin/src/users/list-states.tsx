import { Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Problem } from '../ui/problem.js';

/** Before the first account exists. */
export function ListEmpty() {
  return (
    <Stack sx={{ alignItems: 'center', gap: 1, py: 8, px: 2, textAlign: 'center' }}>
      <Typography variant="h2">No users yet</Typography>
      <Typography color="textSecondary">
        They appear here as soon as someone signs up or practices as a visitor.
      </Typography>
    </Stack>
  );
}

/** In the place of the list where it couldn't be loaded. */
export function ListProblem() {
  const { error, refetch, isFetching } = useListContext();
  return <Problem error={error} busy={isFetching === true} onRetry={() => void refetch()} />;
}

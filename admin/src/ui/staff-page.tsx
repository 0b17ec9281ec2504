import { Card, Stack, Typography } from '@mui/material';
import type { RouteAnswer } from '@prepward/contracts/routes';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import type { StaffRead } from '../staff-routes.js';
import { PageTitle } from './page-title.js';
import { Problem } from './problem.js';
import { type Reading, useAnswer } from './use-answer.js';

type ReadPageProps<Name extends StaffRead> = Reading<Name> & {
  title: string;
  /** How often it's reloaded, ms; only loaded once if left out. */
  everyMs?: number;
  /** Buttons above the page. */
  actions?: ReactNode;
  children: (answer: RouteAnswer<Name>) => ReactNode;
};

/** A page that shows one API answer that is neither a record nor a list. */
export function ReadPage<Name extends StaffRead>(props: ReadPageProps<Name>) {
  const { title, everyMs, actions, children } = props;
  const { data, error, isFetching, refetch } = useAnswer<Name>(props, {
    refetchInterval: everyMs ?? false,
    placeholderData: (before) => before,
    retry: false,
  });
  return (
    <>
      <PageTitle text={title} />
      <Title title={title} />
      <Stack sx={{ gap: 2, py: 2 }}>
        {actions}
        {error === null ? null : (
          <Problem error={error} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {data === undefined
          ? error === null && (
              <Typography role="status" color="textSecondary">
                Loading…
              </Typography>
            )
          : children(data)}
      </Stack>
    </>
  );
}

/** A part of such a page, in its own frame. */
export function Panel({ children }: { children: ReactNode }) {
  return <Card>{children}</Card>;
}

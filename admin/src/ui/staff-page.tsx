import { Card, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title, useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../data-provider.js';
import { PageTitle } from './page-title.js';
import { Problem } from './problem.js';

interface ReadPageProps<Answer> {
  title: string;
  /** Of the API, below its prefix. */
  path: string;
  /** It is read again this often, ms; once where it's left out. */
  everyMs?: number;
  /** Buttons above the page. */
  actions?: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** A page that shows one answer of the API, which is no record and no list. */
export function ReadPage<Answer>(props: ReadPageProps<Answer>) {
  const { title, path, everyMs, actions, children } = props;
  const provider = useDataProvider<StaffDataProvider>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['read', path],
    queryFn: async () => (await provider.read(path)).data as Answer,
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

/** A part of such a page, in a frame of its own. */
export function Panel({ children }: { children: ReactNode }) {
  return <Card>{children}</Card>;
}

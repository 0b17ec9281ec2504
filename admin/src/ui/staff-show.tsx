import type { ReactNode } from 'react';
import { type RaRecord, Show, useRecordContext, useShowContext } from 'react-admin';
import type { RecordOf, StaffRecordName } from '../staff-routes.js';
import { BackLink } from './back-link.js';
import { PageTitle } from './page-title.js';
import { Problem } from './problem.js';

/** By default, react-admin reports every failure as a missing record, and goes to the list. */
const STAY = { onError: () => {} };

function ShowProblem({ kind }: { kind: string }) {
  const { error, refetch, isFetching } = useShowContext();
  return (
    <>
      <PageTitle text={kind} />
      <Problem error={error} busy={isFetching === true} onRetry={() => void refetch()} />
    </>
  );
}

interface RecordPage<Row extends RaRecord> {
  /** What one record is called: "User". */
  kind: string;
  /** Where the way back leads: "All users". */
  backTo: string;
  titleOf: (record: Row) => string;
  /** The page, once the record is there. */
  children: (record: Row) => ReactNode;
}

interface StaffShowProps<Name extends StaffRecordName> extends RecordPage<RecordOf<Name>> {
  /** The name under which the route table has the type of its records. */
  resource: Name;
}

type Inner<Row extends RaRecord> = Pick<RecordPage<Row>, 'kind' | 'titleOf'>;

function Title<Row extends RaRecord>({ kind, titleOf }: Inner<Row>) {
  const record = useRecordContext<Row>();
  return <>{record ? titleOf(record) : kind}</>;
}

function Body<Row extends RaRecord>({ titleOf, children }: Omit<RecordPage<Row>, 'backTo'>) {
  const record = useRecordContext<Row>();
  if (!record) return null;
  return (
    <>
      <PageTitle text={titleOf(record)} />
      {children(record)}
    </>
  );
}

/** The page of one record. */
export function StaffShow<Name extends StaffRecordName>(props: StaffShowProps<Name>) {
  const { resource, kind, backTo, titleOf, children } = props;
  return (
    <Show
      resource={resource}
      title={<Title kind={kind} titleOf={titleOf} />}
      error={<ShowProblem kind={kind} />}
      queryOptions={STAY}
      actions={<BackLink resource={resource} label={backTo} />}
      sx={{ maxWidth: '64rem' }}
    >
      <Body kind={kind} titleOf={titleOf}>
        {children}
      </Body>
    </Show>
  );
}

import { Alert, Button, Card, LinearProgress, Stack, Typography } from '@mui/material';
import type { LedgerCheckAnswer } from '@prepward/contracts/admin-sales';
import { useRef, useState } from 'react';
import { Title, useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../data-provider.js';
import { messageOf } from '../ui/message-of.js';
import { PageTitle } from '../ui/page-title.js';
import { RecordLink } from '../ui/record-link.js';

type Difference = LedgerCheckAnswer['differences'][number];

interface Check {
  state: 'idle' | 'running' | 'done' | 'failed';
  students: number;
  differences: readonly Difference[];
  problem?: string;
}

const IDLE: Check = { state: 'idle', students: 0, differences: [] };

/** Goes through all students, part by part, and shows how far it is. */
function useLedgerCheck() {
  const provider = useDataProvider<StaffDataProvider>();
  const [check, setCheck] = useState(IDLE);
  const run = useRef(0);
  const start = async () => {
    run.current += 1;
    const mine = run.current;
    let [students, after]: [number, string | undefined] = [0, undefined];
    const differences: Difference[] = [];
    setCheck({ ...IDLE, state: 'running' });
    try {
      do {
        const answer: { data: LedgerCheckAnswer } = await provider.call('admin.checkLedger', {
          query: { after },
        });
        const part = answer.data;
        if (mine !== run.current) return;
        students += part.students;
        differences.push(...part.differences);
        after = part.next ?? undefined;
        setCheck({ state: after ? 'running' : 'done', students, differences: [...differences] });
      } while (after);
    } catch (error) {
      setCheck({ state: 'failed', students, differences, problem: messageOf(error) });
    }
  };
  const stop = () => {
    run.current += 1;
    setCheck((now) => ({ ...now, state: 'idle' }));
  };
  return { check, start, stop };
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  return (
    <Stack component="ul" sx={{ gap: 1.5, pl: 2.5, m: 0 }}>
      {differences.map(({ userId, problem }) => (
        <li key={`${userId} ${problem}`}>
          <RecordLink resource="users" id={userId}>
            {`Student ${userId}`}
          </RecordLink>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {problem}
          </Typography>
        </li>
      ))}
    </Stack>
  );
}

function Outcome({ check: { state, students, differences, problem } }: { check: Check }) {
  const counted = `${students.toLocaleString()} ${students === 1 ? 'student' : 'students'}`;
  if (state === 'running') {
    return (
      <div role="status">
        <Typography sx={{ mb: 1 }}>Checked {counted} so far…</Typography>
        <LinearProgress aria-label="The check is running" />
      </div>
    );
  }
  if (state === 'failed') {
    return <Alert severity="error">{`${problem} ${counted} were checked before.`}</Alert>;
  }
  if (state === 'idle') return null;
  if (differences.length > 0) {
    return (
      <Alert severity="error">
        {`${differences.length} differences at ${counted}. Replay the student’s last webhook event; if the difference stays, an engineer has to look.`}
      </Alert>
    );
  }
  return <Alert severity="success">{`The ledger of ${counted} matches the stored access.`}</Alert>;
}

/** /ledger-check */
export function LedgerCheck() {
  const { check, start, stop } = useLedgerCheck();
  const isRunning = check.state === 'running';
  return (
    <>
      <PageTitle text="Ledger check" />
      <Title title="Ledger check" />
      <Card sx={{ maxWidth: '64rem', mt: 2, p: { xs: 2, sm: 3 } }}>
        <Stack sx={{ gap: 2, alignItems: 'flex-start', '& > *': { maxWidth: '100%' } }}>
          <Typography>
            Works out every student’s access again from the payments, refunds and grants in our
            ledger, and compares it with the stored access. It’s read-only.
          </Typography>
          <Button variant={isRunning ? 'outlined' : 'contained'} onClick={isRunning ? stop : start}>
            {isRunning ? 'Stop' : 'Check the ledger'}
          </Button>
          <Outcome check={check} />
          <Differences differences={check.differences} />
        </Stack>
      </Card>
    </>
  );
}

import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import {
  Box,
  Button,
  Link as MuiLink,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { downloadFile } from '@prepward/browser/download-file';
import { toCsv } from '@prepward/contracts/csv';
import type { Dashboard } from '@prepward/contracts/dashboard';
import { DASHBOARD_DAYS, type DashboardDays } from '@prepward/contracts/dashboard-rules';
import { dollars } from '@prepward/contracts/money';
import { useState } from 'react';
import { Link } from 'react-admin';
import { durationText } from '../operations/durations.js';
import { Facts, Section } from '../ui/facts.js';
import { dayText, Moment } from '../ui/moment.js';
import { PlainTable } from '../ui/plain-table.js';
import { Panel, ReadPage } from '../ui/staff-page.js';
import { FigurePanel } from './figure-panel.js';
import { csvRows, FIGURES, shareText } from './figures.js';

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    xl: 'repeat(3, minmax(0, 1fr))',
  },
};

function WaitingLink({ to, count }: { to: string; count: number }) {
  return (
    <MuiLink component={Link} to={to} sx={{ fontWeight: 600 }}>
      {count.toLocaleString()}
    </MuiLink>
  );
}

/** What is waiting for staff to act. */
function Waiting({ now }: Pick<Dashboard, 'now'>) {
  const lag = now.outboxOldestMs === null ? 'none waiting' : durationText(now.outboxOldestMs);
  return (
    <Section title="Waiting now">
      <Facts
        facts={[
          [
            'Refund requests',
            <WaitingLink key="r" to="/refund-requests" count={now.refundRequests} />,
          ],
          ['Open disputes', <WaitingLink key="d" to="/disputes" count={now.disputes} />],
          ['Requests', <WaitingLink key="e" to="/enquiries" count={now.enquiries} />],
          [
            'Reported questions',
            <WaitingLink key="i" to="/item-reports" count={now.itemReports} />,
          ],
          ['Failed jobs', <WaitingLink key="j" to="/dead-letters" count={now.deadLetters} />],
          ['Events without a queue', `${now.outboxPending.toLocaleString()} (oldest: ${lag})`],
        ]}
      />
    </Section>
  );
}

function Money({ revenueByItem, conversion, churn }: Dashboard) {
  return (
    <Section title="Plans and products">
      {revenueByItem.length === 0 ? (
        <Typography color="textSecondary">No payments in this period.</Typography>
      ) : (
        <PlainTable
          label="Revenue by plan and product"
          heads={['Item', 'Payments', 'Revenue']}
          rows={revenueByItem.map(({ name, payments, revenueCents }) => [
            name,
            payments.toLocaleString(),
            dollars(revenueCents),
          ])}
        />
      )}
      <Facts
        facts={[
          [
            'Conversion',
            `${shareText(conversion.paid, conversion.accounts)}: of ${conversion.accounts.toLocaleString()} accounts created in this period, ${conversion.paid.toLocaleString()} have paid`,
          ],
          [
            'Churn',
            churn.paying === 0
              ? 'No one had paid access at the start'
              : `${shareText(churn.left, churn.paying)}: of ${churn.paying.toLocaleString()} who had paid access at the start, ${churn.left.toLocaleString()} have none now`,
          ],
        ]}
      />
    </Section>
  );
}

function save(dashboard: Dashboard): void {
  const file = new Blob([toCsv(csvRows(dashboard))], { type: 'text/csv;charset=utf-8' });
  downloadFile(`dashboard-${dashboard.from}-to-${dashboard.to}.csv`, file);
}

function Figures({ dashboard }: { dashboard: Dashboard }) {
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Typography color="textSecondary" sx={{ flexGrow: 1 }}>
          {`${dayText(dashboard.from)} to ${dayText(dashboard.to)}, days in UTC. Counted `}
          <Moment at={dashboard.generatedAt} never="–" exact />.
        </Typography>
        <Button startIcon={<DownloadIcon />} onClick={() => save(dashboard)}>
          Export CSV
        </Button>
      </Stack>
      <Box sx={GRID}>
        <Panel>
          <Waiting now={dashboard.now} />
        </Panel>
        <Panel>
          <Money {...dashboard} />
        </Panel>
        {FIGURES.map((figure) => (
          <FigurePanel key={figure.title} figure={figure} dashboard={dashboard} />
        ))}
      </Box>
    </>
  );
}

/** The first page of the back-office. */
export function DashboardPage() {
  const [days, setDays] = useState<DashboardDays>(30);
  const choice = (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Time"
      value={days}
      onChange={(_event, chosen: DashboardDays | null) => chosen !== null && setDays(chosen)}
    >
      {DASHBOARD_DAYS.map((each) => (
        <ToggleButton key={each} value={each} sx={{ textTransform: 'none', px: 2 }}>
          {each} days
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
  return (
    <ReadPage
      title="Dashboard"
      route="admin.dashboard"
      input={{ query: { days: String(days) } }}
      actions={choice}
    >
      {(dashboard) => <Figures dashboard={dashboard} />}
    </ReadPage>
  );
}

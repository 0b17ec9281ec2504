import { Box, Typography } from '@mui/material';
import type { Dashboard } from '@prepward/contracts/dashboard';
import { PlainTable } from '../ui/plain-table.js';
import { Panel } from '../ui/staff-page.js';
import { DayChart } from './day-chart.js';
import { changeText, type Figure, figureOn, summaryOf } from './figures.js';

const DAY = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayText = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`));

function Total({ figure, dashboard }: { figure: Figure; dashboard: Dashboard }) {
  const { total, format } = figure;
  if (total === undefined) return null;
  const [now, before] = [dashboard.totals[total], dashboard.before[total]];
  return (
    <>
      <Typography component="p" variant="h1" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {now === null ? '–' : format(now)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {changeText(now, before, format)}
      </Typography>
    </>
  );
}

/** One figure: its total, a bar for each day, and the numbers in a table. */
export function FigurePanel({ figure, dashboard }: { figure: Figure; dashboard: Dashboard }) {
  const { title, counted, format } = figure;
  const values = dashboard.daily.map((day) => figureOn(day, figure));
  return (
    <Panel>
      <Box component="section" aria-label={title} sx={{ p: 2.5, display: 'grid', gap: 1 }}>
        <Typography variant="h2">{title}</Typography>
        <Total figure={figure} dashboard={dashboard} />
        <DayChart
          summary={summaryOf(figure, values)}
          values={values}
          format={format}
          firstDay={dayText(dashboard.from)}
          lastDay={dayText(dashboard.to)}
        />
        <Typography variant="body2" color="textSecondary">
          {counted}
        </Typography>
        <Box component="details" sx={{ '& summary': { py: 1, cursor: 'pointer' } }}>
          <summary aria-label={`${title} as a table`}>Show as a table</summary>
          <PlainTable
            label={`${title} by day`}
            heads={['Day (UTC)', title]}
            rows={dashboard.daily.toReversed().map((day) => {
              const value = figureOn(day, figure);
              return [day.day, value === null ? '–' : format(value)];
            })}
          />
        </Box>
      </Box>
    </Panel>
  );
}

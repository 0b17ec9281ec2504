import { Box, Typography } from '@mui/material';

const HEIGHT = 100;
/** Of a day's share of the width. */
const BAR = 0.72;

interface DayChartProps {
  /** What the picture shows, in a sentence. */
  summary: string;
  /** By day, oldest first; null where there is nothing to show. */
  values: readonly (number | null)[];
  format: (value: number) => string;
  firstDay: string;
  lastDay: string;
}

/** A bar for each day, from zero up to the highest. The numbers are in the table below it. */
export function DayChart({ summary, values, format, firstDay, lastDay }: DayChartProps) {
  const top = Math.max(0, ...values.map((value) => value ?? 0));
  if (top === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        Nothing in this period
      </Typography>
    );
  }
  const heightOf = (value: number) => (value / top) * HEIGHT;
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Typography variant="body2" color="textSecondary" aria-hidden="true">
        {format(top)}
      </Typography>
      <Box
        component="svg"
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${values.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{
          display: 'block',
          width: '100%',
          height: '6rem',
          borderBottom: 1,
          borderColor: 'text.secondary',
          fill: (theme) => theme.palette.primary.main,
        }}
      >
        {values.map((value, i) =>
          value === null || value <= 0 ? null : (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place
              key={i}
              x={i + (1 - BAR) / 2}
              y={HEIGHT - Math.max(heightOf(value), 1.5)}
              width={BAR}
              height={Math.max(heightOf(value), 1.5)}
            />
          ),
        )}
      </Box>
      <Box aria-hidden="true" sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Typography variant="body2" color="textSecondary">
          {firstDay}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {lastDay}
        </Typography>
      </Box>
    </Box>
  );
}

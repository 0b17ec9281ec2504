import { Box, Typography } from '@mui/material';

const HEIGHT = 100;
/** A bar's width, as a share of its day's width. */
const BAR = 0.72;
/** The least height of a bar, so that a low one can still be seen. */
const LEAST = 1.5;

interface DayChartProps {
  /** What the picture shows, in a sentence. */
  summary: string;
  /** By day, oldest first; null where there is nothing to show. */
  values: readonly (number | null)[];
  format: (value: number) => string;
  firstDay: string;
  lastDay: string;
}

/** A bar for each day that has a value; `top` is the value at the chart's full height. */
function Bars({ values, top }: Pick<DayChartProps, 'values'> & { top: number }) {
  return values.map((value, i) => {
    if (value === null || value <= 0) return null;
    const height = Math.max((value / top) * HEIGHT, LEAST);
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place
        key={i}
        x={i + (1 - BAR) / 2}
        y={HEIGHT - height}
        width={BAR}
        height={height}
      />
    );
  });
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
        <Bars values={values} top={top} />
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

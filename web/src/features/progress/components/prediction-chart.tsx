import type { Progress, ProgressHistory } from '@prepward/contracts/progress';
import { LEVEL_FLOORS, LEVEL_NAMES, LEVELS } from '@prepward/contracts/scores';
import { dayOf, mediumDay, shortDay } from '../../../lib/dates.js';
import { type Column, Table } from '../../../ui/table.js';
import { predictionPoint } from '../points.js';
import { ChartFrame } from './chart-frame.js';
import { LineChart } from './line-chart.js';

type Prediction = ProgressHistory['predictions'][number];

const COLUMNS: readonly Column<Prediction>[] = [
  { id: 'at', header: 'After practice on', cell: ({ at }) => mediumDay(at.slice(0, 10)) },
  { id: 'total', header: 'Predicted total', numeric: true, cell: ({ total }) => `${total}%` },
  { id: 'band', header: 'Band', numeric: true, cell: ({ low, high }) => `${low} to ${high}%` },
  { id: 'level', header: 'Level', cell: ({ level }) => LEVEL_NAMES[level] },
];

const FLOORS = LEVELS.filter((level) => LEVEL_FLOORS[level] > 0).map((level) => ({
  value: LEVEL_FLOORS[level],
  label: LEVEL_NAMES[level],
}));

function bandWords({ low, high, level }: Prediction): string {
  return `On test day, you'd likely score ${Math.round(low)}–${Math.round(high)}% (90% confidence). The middle is ${LEVEL_NAMES[level]}.`;
}

interface PredictionChartProps {
  /** At least one. */
  predictions: readonly Prediction[];
  target: Progress['targetScore'];
}

/** The predicted total over time, in its band, with the levels of the exam and the target. */
export function PredictionChart({ predictions, target }: PredictionChartProps) {
  const last = predictions.at(-1);
  const point = predictionPoint([...predictions]);
  const note = last ? bandWords(last) : undefined;
  const rules = target === null ? FLOORS : [...FLOORS, { value: target, label: 'Your target' }];
  return (
    <ChartFrame
      title={point}
      note={note}
      chart={
        <LineChart
          label={`${point}. ${note ?? ''}`}
          points={predictions.map(({ at, total, low, high }) => ({
            at: Date.parse(at),
            value: total,
            low,
            high,
          }))}
          format={(value) => `${Math.round(value)}%`}
          formatTime={(at) => shortDay(dayOf(at))}
          rules={rules}
          limits={[0, 100]}
        />
      }
      table={
        <Table
          caption="Predictions, newest first"
          columns={COLUMNS}
          rows={predictions.toReversed()}
          rowKey={({ at, attemptId }) => `${at} ${attemptId}`}
        />
      }
    />
  );
}

import { EXAM } from '@prepward/contracts/exam';
import type { ProgressHistory } from '@prepward/contracts/progress';
import { dayMs, dayOf, mediumDay, shortDay } from '../../../lib/dates.js';
import { count } from '../../../lib/format.js';
import { type Column, Table } from '../../../ui/table.js';
import { accuracyOf, accuracyPoint, duration, pacePoint } from '../points.js';
import { ChartFrame } from './chart-frame.js';
import { LineChart } from './line-chart.js';

type Week = ProgressHistory['weeks'][number];
type TimedWeek = Week & { medianMs: number };

const HEIGHT = 220;
/** Seconds that the exam gives for a question. */
const EXAM_PACE = Math.round((EXAM.minutes * 60) / EXAM.items);

const WEEK: Column<Week> = {
  id: 'week',
  header: 'Week from',
  cell: ({ week }) => mediumDay(week),
};

const ACCURACY: readonly Column<Week>[] = [
  WEEK,
  { id: 'answers', header: 'Answers', numeric: true, cell: ({ answers }) => count(answers) },
  { id: 'right', header: 'Correct', numeric: true, cell: ({ right }) => count(right) },
  { id: 'share', header: 'Share', numeric: true, cell: (week) => `${accuracyOf(week)}%` },
];

const PACE: readonly Column<TimedWeek>[] = [
  WEEK,
  { id: 'answers', header: 'Answers', numeric: true, cell: ({ answers }) => count(answers) },
  {
    id: 'pace',
    header: 'Time per question',
    numeric: true,
    cell: ({ medianMs }) => duration(medianMs),
  },
];

const weekKey = ({ week }: Week): string => week;
const formatTime = (at: number): string => shortDay(dayOf(at));

/** One week makes no line yet, so only its figure is shown. */
function FirstWeek({ figure }: { figure: string }) {
  return (
    <div className="py-4">
      <p className="figures text-52 leading-heading font-bold">{figure}</p>
      <p className="mt-2 text-soft">You'll see a trend after your second week.</p>
    </div>
  );
}

/** The share of correct answers by week. */
export function AccuracyChart({ weeks }: { weeks: readonly Week[] }) {
  const point = accuracyPoint([...weeks]);
  const [only, ...more] = weeks;
  return (
    <ChartFrame
      title={point}
      note="All answers by week, repeats included"
      chart={
        only && more.length === 0 ? (
          <FirstWeek figure={`${accuracyOf(only)}%`} />
        ) : (
          <LineChart
            label={`${point}.`}
            points={weeks.map((week) => ({ at: dayMs(week.week), value: accuracyOf(week) }))}
            format={(value) => `${value}%`}
            formatTime={formatTime}
            limits={[0, 100]}
            height={HEIGHT}
          />
        )
      }
      table={
        <Table
          caption="Correct answers by week, newest first"
          columns={ACCURACY}
          rows={weeks.toReversed()}
          rowKey={weekKey}
        />
      }
    />
  );
}

/** The time per question by week: the median, so that one long pause doesn't distort it. */
export function PaceChart({ weeks }: { weeks: readonly Week[] }) {
  const timed = weeks.flatMap((week) =>
    week.medianMs === null ? [] : [{ ...week, medianMs: week.medianMs }],
  );
  const point = pacePoint(timed);
  const [only, ...more] = timed;
  if (!only) {
    return null;
  }
  return (
    <ChartFrame
      title={point}
      note={`Typical time per question by week. The exam allows ${EXAM_PACE} s on average.`}
      chart={
        more.length === 0 ? (
          <FirstWeek figure={duration(only.medianMs)} />
        ) : (
          <LineChart
            label={`${point}.`}
            points={timed.map(({ week, medianMs }) => ({
              at: dayMs(week),
              value: Math.round(medianMs / 1000),
            }))}
            format={(value) => `${value} s`}
            formatTime={formatTime}
            limits={[0, Number.POSITIVE_INFINITY]}
            height={HEIGHT}
          />
        )
      }
      table={
        <Table
          caption="Time per question by week, newest first"
          columns={PACE}
          rows={timed.toReversed()}
          rowKey={weekKey}
        />
      }
    />
  );
}

import type { Progress, ProgressHistory } from '@prepward/contracts/progress';
import { dayMs, mediumDay } from '../../../lib/dates.js';
import { count } from '../../../lib/format.js';
import { type Column, Table } from '../../../ui/table.js';
import { type CalendarCell, calendarGrid } from '../calendar-grid.js';
import { useWidth } from '../hooks/use-width.js';
import { calendarPoint } from '../points.js';
import { ChartFrame } from './chart-frame.js';

type Day = ProgressHistory['calendar'][number];

const COLUMNS: readonly Column<Day>[] = [
  { id: 'day', header: 'Day', cell: ({ day }) => mediumDay(day) },
  { id: 'answers', header: 'Answers', numeric: true, cell: ({ answers }) => count(answers) },
];

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const WEEKDAYS = [
  { weekday: 0, label: 'Mon' },
  { weekday: 2, label: 'Wed' },
  { weekday: 4, label: 'Fri' },
];
const SHADES = [
  'fill-line',
  'fill-primary/30',
  'fill-primary/55',
  'fill-primary/80',
  'fill-primary',
];
const LEFT = 40;
const TOP = 24;
const LARGEST = 30;

interface Grid {
  cells: readonly CalendarCell[];
  weeks: number;
}

/** The weeks in which a month begins, without the first column, whose month may be short, and the last. */
function monthsOf({ cells, weeks }: Grid): { week: number; label: string }[] {
  return cells
    .filter(({ day, week }) => day.endsWith('-01') && week > 0 && week < weeks - 1)
    .map(({ day, week }) => ({ week, label: MONTH.format(dayMs(day)) }));
}

function Squares({ grid, label }: { grid: Grid; label: string }) {
  const { cells, weeks } = grid;
  const [ref, width] = useWidth<HTMLDivElement>();
  const pitch = Math.min(LARGEST, (width - LEFT) / weeks);
  const gap = pitch > 14 ? 3 : 2;
  return (
    <div ref={ref}>
      <svg
        role="img"
        aria-label={label}
        width={LEFT + pitch * weeks}
        height={TOP + pitch * 7}
        className="block max-w-full"
      >
        {monthsOf(grid).map(({ week, label: month }) => (
          <text key={week} x={LEFT + week * pitch} y={14} className="fill-soft text-14">
            {month}
          </text>
        ))}
        {WEEKDAYS.map(({ weekday, label: name }) => (
          <text
            key={name}
            x={0}
            y={TOP + (weekday + 0.5) * pitch}
            dominantBaseline="middle"
            className="fill-soft text-14"
          >
            {name}
          </text>
        ))}
        {cells.map(({ day, week, weekday, shade }) => (
          <rect
            key={day}
            x={LEFT + week * pitch}
            y={TOP + weekday * pitch}
            width={pitch - gap}
            height={pitch - gap}
            rx="2"
            className={SHADES[shade]}
          />
        ))}
      </svg>
    </div>
  );
}

interface PracticeCalendarProps {
  calendar: readonly Day[];
  streak: Progress['streak'] | undefined;
  /** Today in the student's time zone. */
  today: string;
}

/** A square for every day of the last weeks, darker where more was answered. */
export function PracticeCalendar({ calendar, streak, today }: PracticeCalendarProps) {
  const point = calendarPoint([...calendar]);
  const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
  const streakWords = streak
    ? `Current streak: ${days(streak.current)}. Longest: ${days(streak.longest)}. `
    : '';
  const note = `${streakWords}Darker days have more answers.`;
  return (
    <ChartFrame
      title={point}
      note={note}
      chart={<Squares grid={calendarGrid(calendar, today)} label={`${point}. ${note}`} />}
      table={
        <Table
          caption="Answers by day, newest first"
          columns={COLUMNS}
          rows={calendar.toReversed()}
          rowKey={({ day }) => day}
        />
      }
    />
  );
}

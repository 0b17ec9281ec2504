import { type Column, Table } from '../../../../ui/table.js';
import { formatSpan, type ItemTime, paceSentence } from '../../result-figures.js';
import { ResultChart } from './result-chart.js';

const COLUMNS: readonly Column<ItemTime>[] = [
  { id: 'n', header: 'Question', cell: ({ name }) => name },
  { id: 'you', header: 'You', numeric: true, cell: ({ elapsedMs }) => formatSpan(elapsedMs) },
  {
    id: 'usual',
    header: 'Students usually',
    numeric: true,
    cell: ({ medianMs }) => (medianMs === undefined ? 'not known yet' : formatSpan(medianMs)),
  },
];

/** Units of the drawing: the height of the plot, and the width of one item. */
const HEIGHT = 100;
const STEP = 12;

function Bars({ times, title }: { times: readonly ItemTime[]; title: string }) {
  const most = Math.max(
    ...times.map(({ elapsedMs, medianMs }) => Math.max(elapsedMs, medianMs ?? 0)),
  );
  const scale = most === 0 ? 0 : HEIGHT / most;
  const width = times.length * STEP;
  return (
    <figure className="mt-3">
      <svg
        role="img"
        aria-label={`${title}. The table shows the same figures.`}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-32 w-full border-b border-line-strong"
      >
        {times.map(({ position, elapsedMs, medianMs }, index) => (
          <g key={position}>
            <rect
              className="fill-primary"
              x={index * STEP + 2}
              width={STEP - 4}
              y={HEIGHT - elapsedMs * scale}
              height={elapsedMs * scale}
            />
            {medianMs === undefined ? null : (
              <rect
                className="fill-ink"
                x={index * STEP}
                width={STEP}
                y={HEIGHT - medianMs * scale - 1}
                height={2}
              />
            )}
          </g>
        ))}
      </svg>
      <figcaption className="figures mt-1 flex flex-wrap justify-between gap-x-4 text-14 text-soft">
        <span>{times[0]?.name}</span>
        <span>
          Bar: your time, up to {formatSpan(most)}.
          {times.some(({ medianMs }) => medianMs !== undefined)
            ? ' Line: what students usually take.'
            : ''}
        </span>
        <span>{times.at(-1)?.name}</span>
      </figcaption>
    </figure>
  );
}

/** With fewer items a chart shows nothing that the table does not. */
const CHART_FROM = 8;

/** The time each item took, against the median of all students. */
export function TimeChart({ times }: { times: readonly ItemTime[] }) {
  const title = paceSentence(times);
  return (
    <ResultChart
      title={title}
      tableFirst={times.length < CHART_FROM}
      table={
        <Table
          caption="Time per question"
          columns={COLUMNS}
          rows={times}
          rowKey={({ position }) => String(position)}
        />
      }
      chart={<Bars times={times} title={title} />}
    />
  );
}

import { linearScale, linePath, roundTicks, type Scale, spreadLabels } from '../chart-scale.js';
import { useWidth } from '../hooks/use-width.js';

export interface ChartPoint {
  /** Place on the time axis, ms. */
  at: number;
  value: number;
  /** Ends of the band around the value. */
  low?: number;
  high?: number;
}

interface Rule {
  value: number;
  label: string;
}

interface LineChartProps {
  /** The chart in words, for screen readers. */
  label: string;
  /** In order of time; at least one. */
  points: readonly ChartPoint[];
  format: (value: number) => string;
  /** What appears under the ends of the time axis. */
  formatTime: (at: number) => string;
  /** Values that matter, each a line with its name. */
  rules?: readonly Rule[];
  /** The lowest and highest possible value. */
  limits: readonly [number, number];
  height?: number;
}

const MARGIN = { top: 16, right: 64, bottom: 32, left: 44 };
/** Room for the rules' names on the right. */
const NAMES = 92;
/** Height of a label, px. */
const LABEL = 18;

interface Frame {
  x: Scale;
  y: Scale;
  left: number;
  right: number;
}

function Axis({
  ticks,
  frame,
  format,
}: { ticks: number[]; frame: Frame } & Pick<LineChartProps, 'format'>) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line
        x1={frame.left}
        x2={frame.right}
        y1={frame.y(tick)}
        y2={frame.y(tick)}
        className="stroke-line"
      />
      <text
        x={frame.left - 8}
        y={frame.y(tick)}
        dominantBaseline="middle"
        textAnchor="end"
        className="fill-soft text-14"
      >
        {format(tick)}
      </text>
    </g>
  ));
}

function Rules({ rules, frame }: { rules: readonly Rule[]; frame: Frame }) {
  return rules.map(({ value, label }) => (
    <line
      key={label}
      x1={frame.left}
      x2={frame.right}
      y1={frame.y(value)}
      y2={frame.y(value)}
      strokeDasharray="4 4"
      className="stroke-line-strong"
    />
  ));
}

interface LabelsProps extends Pick<LineChartProps, 'format'> {
  rules: readonly Rule[];
  last: ChartPoint;
  frame: Frame;
  limits: readonly [number, number];
}

/** At the end of the chart: the last value and the names of the rules, moved apart if they overlap. */
function Labels({ rules, last, frame, limits, format }: LabelsProps) {
  const labels = [
    { text: format(last.value), value: last.value, className: 'fill-ink text-16 font-semibold' },
    ...rules.map(({ label, value }) => ({ text: label, value, className: 'fill-soft text-14' })),
  ];
  const places = spreadLabels(
    labels.map(({ value }) => frame.y(value)),
    LABEL,
    limits,
  );
  return labels.map(({ text, className }, index) => (
    <text
      key={text}
      x={frame.right + 10}
      y={places[index]}
      dominantBaseline="middle"
      className={className}
    >
      {text}
    </text>
  ));
}

function Band({ points, frame }: { points: readonly ChartPoint[]; frame: Frame }) {
  const banded = points.flatMap(({ at, low, high }) =>
    low === undefined || high === undefined ? [] : [{ at, low, high }],
  );
  const [only] = banded;
  if (banded.length === 1 && only) {
    return (
      <line
        x1={frame.x(only.at)}
        x2={frame.x(only.at)}
        y1={frame.y(only.low)}
        y2={frame.y(only.high)}
        className="stroke-primary opacity-30"
        strokeWidth="12"
      />
    );
  }
  const upper = banded.map(({ at, high }) => [frame.x(at), frame.y(high)] as const);
  const lower = banded.map(({ at, low }) => [frame.x(at), frame.y(low)] as const);
  return banded.length > 1 ? (
    <path
      d={`${linePath([...upper, ...lower.toReversed()])}Z`}
      className="fill-primary opacity-20"
    />
  ) : null;
}

/** The layout: the time from margin to margin, the values between round ticks. */
function frameOf(
  points: readonly ChartPoint[],
  limits: LineChartProps['limits'],
  size: { width: number; height: number; end: number },
): { frame: Frame; ticks: number[]; domain: readonly [number, number] } {
  const values = points.flatMap(({ value, low = value, high = value }) => [low, high]);
  const times = points.map(({ at }) => at);
  const ticks = roundTicks(Math.min(...values), Math.max(...values)).filter(
    (tick) => tick >= limits[0] && tick <= limits[1],
  );
  const domain = [Math.min(...ticks, ...values), Math.max(...ticks, ...values)] as const;
  const [left, right] = [MARGIN.left, size.width - size.end];
  const x = linearScale([Math.min(...times), Math.max(...times)], [left, right]);
  const y = linearScale(domain, [size.height - MARGIN.bottom, MARGIN.top]);
  return { frame: { left, right, x, y }, ticks, domain };
}

function Line({ points, frame }: { points: readonly ChartPoint[]; frame: Frame }) {
  const line = points.map(({ at, value }) => [frame.x(at), frame.y(value)] as const);
  return (
    <>
      <path d={linePath(line)} className="fill-none stroke-primary" strokeWidth="2.5" />
      {line.map(([x, y], index) => (
        <circle key={points[index]?.at} cx={x} cy={y} r="3.5" className="fill-primary" />
      ))}
    </>
  );
}

interface EndsProps extends Pick<LineChartProps, 'formatTime'> {
  first: ChartPoint;
  last: ChartPoint;
  frame: Frame;
  /** Where the time is written. */
  y: number;
}

/** The ends of the time axis. */
function Ends({ first, last, frame, y, formatTime }: EndsProps) {
  return (
    <>
      <text x={frame.left} y={y} className="fill-soft text-14">
        {formatTime(first.at)}
      </text>
      {last.at > first.at ? (
        <text x={frame.right} y={y} textAnchor="end" className="fill-soft text-14">
          {formatTime(last.at)}
        </text>
      ) : null}
    </>
  );
}

/** Values over time: a line with its last value written next to it. */
export function LineChart({
  label,
  points,
  format,
  formatTime,
  rules = [],
  limits,
  height = 260,
}: LineChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) {
    return null;
  }
  const end = rules.length > 0 ? NAMES : MARGIN.right;
  const { frame, ticks, domain } = frameOf(points, limits, { width, height, end });
  const inside = rules.filter(({ value }) => value >= domain[0] && value <= domain[1]);
  return (
    <div ref={ref}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        className="figures block h-auto w-full"
      >
        <Axis ticks={ticks} frame={frame} format={format} />
        <Band points={points} frame={frame} />
        <Rules rules={inside} frame={frame} />
        <Line points={points} frame={frame} />
        <Labels
          {...{ last, frame, format }}
          rules={inside}
          limits={[MARGIN.top, height - MARGIN.bottom]}
        />
        <Ends {...{ first, last, frame, formatTime }} y={height - 8} />
      </svg>
    </div>
  );
}

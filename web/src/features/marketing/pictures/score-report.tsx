import { HOME } from '@prepward/content/site/home';
import type { ScorePicture } from '@prepward/content/site/index';
import { SUBJECT_SHORT_NAMES, SUBJECTS } from '@prepward/contracts/subjects';

const WIDTH = 340;
const HEIGHT = 328;
const MARGIN = 24;
const BAR = WIDTH - 2 * MARGIN;

function Bar({ label, percent, y }: { label: string; percent: number; y: number }) {
  return (
    <>
      <text x={MARGIN} y={y} className="fill-ink text-14 font-medium">
        {label}
      </text>
      <text x={WIDTH - MARGIN} y={y} textAnchor="end" className="fill-soft text-14">
        {percent.toFixed(1)}%
      </text>
      <rect x={MARGIN} y={y + 8} width={BAR} height="6" rx="3" className="fill-line" />
      <rect
        x={MARGIN}
        y={y + 8}
        width={(BAR * percent) / 100}
        height="6"
        rx="3"
        className="fill-primary"
      />
    </>
  );
}

/** The tag that says it's a sample, in the upper corner. */
function SampleTag() {
  return (
    <>
      <rect
        x={WIDTH - MARGIN - 68}
        y="20"
        width="68"
        height="26"
        rx="6"
        className="fill-none stroke-notice"
      />
      <text
        x={WIDTH - MARGIN - 34}
        y="38"
        textAnchor="middle"
        className="fill-notice text-14 font-semibold"
      >
        {HOME.sampleTag}
      </text>
    </>
  );
}

function Total({ report }: { report: ScorePicture }) {
  return (
    <>
      <text x={MARGIN} y="96" className="fill-ink text-52 font-bold">
        {report.total.toFixed(1)}%
      </text>
      <text
        x={WIDTH - MARGIN}
        y="94"
        textAnchor="end"
        className="fill-primary text-18 font-semibold"
      >
        {report.level}
      </text>
    </>
  );
}

function ContactFoot({ contact }: { contact: string }) {
  return (
    <>
      <path
        d={`M1 ${HEIGHT - 44}h${WIDTH - 2}v33.5a9.5 9.5 0 0 1-9.5 9.5h-${WIDTH - 21}a9.5 9.5 0 0 1-9.5-9.5Z`}
        className="fill-primary"
      />
      <text
        x={WIDTH / 2}
        y={HEIGHT - 17}
        textAnchor="middle"
        className="fill-on-primary text-16 font-semibold"
      >
        {contact}
      </text>
    </>
  );
}

/** A score report, drawn from its numbers, with the contact address at the bottom. */
export function ScoreReport({ report, contact }: { report: ScorePicture; contact: string }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${report.alt}. Contact: ${contact}`}
      className="figures block h-auto w-full"
    >
      <rect
        x="0.5"
        y="0.5"
        width={WIDTH - 1}
        height={HEIGHT - 1}
        rx="10"
        className="fill-surface stroke-line"
      />
      <text x={MARGIN} y="38" className="fill-soft text-14 font-semibold">
        Score report
      </text>
      <SampleTag />
      <Total report={report} />
      {SUBJECTS.map((subject, index) => (
        <Bar
          key={subject}
          label={SUBJECT_SHORT_NAMES[subject]}
          percent={report.sections[subject]}
          y={136 + 36 * index}
        />
      ))}
      <ContactFoot contact={contact} />
    </svg>
  );
}

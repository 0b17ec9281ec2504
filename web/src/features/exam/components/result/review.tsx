import type { Attempt } from '@prepward/contracts/attempts';
import { SUBJECT_NAMES } from '@prepward/contracts/subjects';
import { topicName } from '../../../../entities/topic/topics.js';
import { SegmentedFilter } from '../../../../ui/segmented-filter.js';
import { SelectField } from '../../../../ui/select-field.js';
import { type ResultRow, ROW_FILTERS, type RowFilter, rowMatches } from '../../result-figures.js';
import { ReviewList } from './review-list.js';

const NAMES: Record<RowFilter, string> = {
  all: 'All',
  wrong: 'Incorrect',
  unanswered: 'Not answered',
  flagged: 'Flagged',
  slow: 'Slow',
};

/** What the list of questions shows. */
export interface ReviewView {
  filter: RowFilter;
  /** Slug of a subject or an area; empty for all. */
  subject: string;
  area: string;
  /** Position of the question that is open. */
  open: number | null;
}

/** What is shown first: incorrect answers if there are any, else unanswered questions, else all. */
export function firstView(rows: readonly ResultRow[]): ReviewView {
  const filter = (['wrong', 'unanswered'] as const).find((one) =>
    rows.some((row) => rowMatches(row, one)),
  );
  return { filter: filter ?? 'all', subject: '', area: '', open: null };
}

function within(row: ResultRow, { subject, area }: ReviewView): boolean {
  return (subject === '' || row.subject === subject) && (area === '' || row.area === area);
}

/** The questions that the view lets through. */
function shownRows(rows: readonly ResultRow[], view: ReviewView): ResultRow[] {
  return rows.filter((row) => within(row, view) && rowMatches(row, view.filter));
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

interface ReviewProps {
  attempt: Attempt;
  rows: readonly ResultRow[];
  signedIn: boolean;
  view: ReviewView;
  onView: (view: ReviewView) => void;
}

/** Section and area, where there are several. */
function TopicFilters({ rows, view, onView }: Pick<ReviewProps, 'rows' | 'view' | 'onView'>) {
  const subjects = distinct(rows.flatMap(({ subject }) => subject ?? []));
  const areas = distinct(
    rows.filter((row) => within(row, { ...view, area: '' })).map(({ area }) => area),
  );
  return (
    <div className="grid grid-cols-2 gap-3 empty:hidden">
      {subjects.length > 1 ? (
        <SelectField
          label="Section"
          value={view.subject}
          options={[
            { value: '', label: 'All sections' },
            ...subjects.map((subject) => ({ value: subject, label: SUBJECT_NAMES[subject] })),
          ]}
          onValue={(subject) => onView({ ...view, subject, area: '', open: null })}
        />
      ) : null}
      {areas.length > 1 ? (
        <SelectField
          label="Area"
          value={view.area}
          options={[
            { value: '', label: 'All areas' },
            ...areas.map((area) => ({ value: area, label: topicName(area) })),
          ]}
          onValue={(area) => onView({ ...view, area, open: null })}
        />
      ) : null}
    </div>
  );
}

/** Every question of the attempt as a row, with filters. */
export function Review({ attempt, rows, signedIn, view, onView }: ReviewProps) {
  const inTopic = rows.filter((row) => within(row, view));
  return (
    <section aria-labelledby="review-heading" className="print:hidden">
      <h2 id="review-heading" className="scroll-mt-20 text-21 sm:text-28">
        Review
      </h2>
      <p className="mt-1 text-soft max-sm:hidden">
        Open a question, then press the left or right arrow key for its neighbors.
      </p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        <SegmentedFilter
          legend="Which questions to show"
          options={ROW_FILTERS.map((value) => ({
            value,
            label: NAMES[value],
            count: inTopic.filter((row) => rowMatches(row, value)).length,
          }))}
          value={view.filter}
          onValue={(filter) => onView({ ...view, filter, open: null })}
        />
        <TopicFilters rows={rows} view={view} onView={onView} />
        <ReviewList
          attempt={attempt}
          rows={shownRows(rows, view)}
          signedIn={signedIn}
          open={view.open}
          onOpen={(open) => onView({ ...view, open })}
        />
      </div>
    </section>
  );
}

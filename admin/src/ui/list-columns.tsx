import { DataTable, type RaRecord } from 'react-admin';
import { Moment } from './moment.js';
import { ONE_LINE, SortableColumn, WIDE_ONLY } from './sortable-column.js';
import { StudentField } from './student-field.js';

/** The string fields of a row; instants are strings too. */
type Texts<Row> = {
  [Field in keyof Row & string]: Row[Field] extends string ? Field : never;
}[keyof Row & string];

interface MomentColumnProps<Row, Sort> {
  source: Sort & Texts<Row>;
  label: string;
  /** Hidden in narrow tables; the record's own page has it. */
  wideOnly?: boolean;
}

/** When something happened, to the minute; sortable, with `Sort` as in `SortableColumn`. */
export function MomentColumn<Row extends RaRecord, Sort extends string>({
  source,
  label,
  wideOnly = false,
}: MomentColumnProps<Row, Sort>) {
  return (
    <SortableColumn<Row, Sort>
      source={source}
      label={label}
      sx={wideOnly ? { ...ONE_LINE, ...WIDE_ONLY } : ONE_LINE}
      render={(row) => <Moment at={row[source]} never="–" exact />}
    />
  );
}

/** The student that each record is about. */
export function StudentColumn() {
  return (
    <DataTable.Col source="userId" label="Student" disableSort>
      <StudentField />
    </DataTable.Col>
  );
}

import { dollars } from '@prepward/contracts/money';
import type { RaRecord } from 'react-admin';
import { Moment } from '../ui/moment.js';
import { ONE_LINE, SortableColumn } from '../ui/sortable-column.js';
import { StatusChip, type Tone } from '../ui/status-chip.js';
import { StudentField } from '../ui/student-field.js';

/** The amount of a sale; the list can be sorted by it. */
export function AmountColumn<Row extends RaRecord & { amountCents: number }>() {
  return (
    <SortableColumn<Row, 'amountCents'>
      source="amountCents"
      label="Amount"
      sx={ONE_LINE}
      render={({ amountCents }) => dollars(amountCents)}
    />
  );
}

interface SaleLinesProps {
  at: string;
  state: { label: string; tone: Tone };
}

/** On a phone's card: the student, the date, and the state. */
export function SaleLines({ at, state }: SaleLinesProps) {
  return (
    <>
      <StudentField link={false} />
      <br />
      <Moment at={at} never="–" exact />
      <br />
      <StatusChip {...state} />
    </>
  );
}

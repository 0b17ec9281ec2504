import { MINUTE_MS } from '@prepward/contracts/durations';
import { SEARCH_MAX } from '@prepward/contracts/search-rules';
import { DateInput, SearchInput, SelectInput } from 'react-admin';

/** A search box; `where` says what is searched: "Email or name". */
export function searchFilter(where: string) {
  return (
    <SearchInput
      key="q"
      source="q"
      alwaysOn
      placeholder={where}
      slotProps={{ htmlInput: { 'aria-label': `Search: ${where}`, maxLength: SEARCH_MAX } }}
    />
  );
}

/** One of a few values; nothing chosen shows all. */
export function choiceFilter(
  source: string,
  label: string,
  names: Readonly<Record<string, string>>,
) {
  return (
    <SelectInput
      key={source}
      source={source}
      label={label}
      alwaysOn
      emptyText="All"
      choices={Object.entries(names).map(([id, name]) => ({ id, name }))}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ minWidth: '11rem' }}
    />
  );
}

/** The day of an instant, in the reader's time zone. */
export function dayOf(instant: unknown): string {
  if (typeof instant !== 'string' || instant === '') return '';
  const at = new Date(instant);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, 10);
}

/** The first or last instant of a day in the reader's time zone, as the API takes it. */
export function edgeOf(day: string, edge: 'start' | 'end'): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  return new Date(`${day}T${edge === 'start' ? '00:00:00.000' : '23:59:59.999'}`).toISOString();
}

/** Rows from a day on (`start`), or through a day (`end`). */
export function dayFilter(source: string, label: string, edge: 'start' | 'end') {
  return (
    <DateInput
      key={source}
      source={source}
      label={label}
      alwaysOn
      format={dayOf}
      parse={(day: string) => edgeOf(day, edge)}
      sx={{ minWidth: '10rem' }}
    />
  );
}

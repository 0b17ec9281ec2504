const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const MINUTE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A calendar day, the same in every time zone. @param day an ISO date */
export function dayText(day: string): string {
  return DAY.format(new Date(`${day}T00:00`));
}

interface MomentProps {
  /** ISO 8601 in UTC; shown in the reader's own time zone and language. */
  at: string | null;
  /** What is shown when it never happened. */
  never: string;
  /** To the minute instead of the day. */
  exact?: boolean;
}

/** A point in time, as the reader's language writes it. */
export function Moment({ at, never, exact = false }: MomentProps) {
  if (at === null) return <>{never}</>;
  const date = new Date(at);
  return (
    <time dateTime={at} title={MINUTE.format(date)}>
      {(exact ? MINUTE : DAY).format(date)}
    </time>
  );
}

import { type CsvColumn, csvInstant } from '@prepward/browser/csv';
import type { AuditEntryView } from '@prepward/contracts/admin-audit';
import { addressOf, ROUTE_ADDRESSES, type RouteName } from '@prepward/contracts/route-addresses';

/** "admin.decideRefund" as people say it: "Decide refund". */
export function actionWords(action: string): string {
  const words = action
    .slice(action.indexOf('.') + 1)
    .replace(/-/g, ' ')
    .replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  const text = words.charAt(0).toUpperCase() + words.slice(1);
  return action.startsWith('command.') ? `${text} (command line)` : text;
}

/** Who did it, in words: the log keeps ids, and an account may be gone. */
export function actorWords({ actor, actorId }: Pick<AuditEntryView, 'actor' | 'actorId'>): string {
  if (actorId === null) return 'Command line';
  return actor ?? `Deleted account ${actorId.slice(0, 8)}`;
}

/** What staff can do, in words, by the route name that the log records. */
export const ACTIONS: Readonly<Record<string, string>> = Object.fromEntries(
  (Object.keys(ROUTE_ADDRESSES) as RouteName[])
    .filter((name) => /^(admin|authAdmin)\./.test(name) && addressOf(name).method !== 'GET')
    .map((name) => [name, actionWords(name)])
    .sort(([, a = ''], [, b = '']) => a.localeCompare(b)),
);

/** The columns of the log's CSV file. */
export const AUDIT_COLUMNS: readonly CsvColumn<AuditEntryView>[] = [
  { header: 'When (UTC)', cell: ({ createdAt }) => csvInstant(createdAt) },
  { header: 'Who', cell: actorWords },
  { header: 'Action', cell: ({ action }) => action },
  { header: 'Target', cell: ({ resourceId }) => resourceId ?? undefined },
  { header: 'Reason', cell: ({ reason }) => reason ?? undefined },
  { header: 'Before', cell: ({ before }) => (before == null ? undefined : JSON.stringify(before)) },
  { header: 'After', cell: ({ after }) => (after == null ? undefined : JSON.stringify(after)) },
  { header: 'Request', cell: ({ requestId }) => requestId ?? undefined },
];

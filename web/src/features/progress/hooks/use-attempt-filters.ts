import type { AttemptSummary } from '@prepward/contracts/attempt-history';
import type { AttemptKind } from '@prepward/contracts/attempts';
import { SUBJECT_NAMES, SUBJECTS } from '@prepward/contracts/subjects';
import { useSearchParams } from 'react-router-dom';
import { type AttemptFilter, KIND_NAMES } from '../../../entities/attempt/attempts.js';

const KIND_OPTIONS = [
  { value: '', label: 'Every kind' },
  ...Object.entries(KIND_NAMES).map(([value, label]) => ({ value, label })),
];
const SUBJECT_OPTIONS = [
  { value: '', label: 'Every subject' },
  ...SUBJECTS.map((subject) => ({ value: subject as string, label: SUBJECT_NAMES[subject] })),
];
const STATE_OPTIONS = [
  { value: '', label: 'Open and finished' },
  { value: 'open', label: 'Open' },
  { value: 'finished', label: 'Finished' },
];

/** The filters of the history; an empty value doesn't filter. */
export const FILTERS = [
  { name: 'kind', label: 'Kind', options: KIND_OPTIONS },
  { name: 'subject', label: 'Subject', options: SUBJECT_OPTIONS },
  { name: 'state', label: 'State', options: STATE_OPTIONS },
] as const;

/** The filters in the URL; invalid values are ignored. */
export function useAttemptFilters() {
  const [search, setSearch] = useSearchParams();
  const chosen = (name: (typeof FILTERS)[number]['name']): string => {
    const options = FILTERS.find((filter) => filter.name === name)?.options ?? [];
    const value = search.get(name) ?? '';
    return options.some((option) => option.value === value) ? value : '';
  };
  const filter: AttemptFilter = {
    kind: (chosen('kind') || undefined) as AttemptKind | undefined,
    subject: SUBJECTS.find((subject) => subject === chosen('subject')),
    state: (chosen('state') || undefined) as AttemptSummary['state'] | undefined,
  };
  function set(name: string, value: string): void {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') {
          next.delete(name);
        } else {
          next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  const clear = (): void => setSearch({}, { replace: true, preventScrollReset: true });
  return { filter, chosen, set, clear, any: Object.values(filter).some(Boolean) };
}

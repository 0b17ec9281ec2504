export const TOPICS = [
  { title: 'Emergency room visits', label: 'Visits', noun: 'visits' },
  { title: 'Blood donors at a center', label: 'Donors', noun: 'donors' },
  { title: 'New patients at a clinic', label: 'New patients', noun: 'new patients' },
  { title: 'Physical therapy sessions', label: 'Sessions', noun: 'sessions' },
] as const;

export const readAlt = (alt: string) =>
  [...alt.matchAll(/([A-Z][a-z]+) (\d+)(?=[,.])/g)].map((m): [string, number] => [
    m[1] ?? '',
    Number(m[2]),
  ]);

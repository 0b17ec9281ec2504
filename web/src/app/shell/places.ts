import { BookOpenCheck, CalendarCheck, ChartLine, type LucideIcon, Timer } from 'lucide-react';

/** A part of the student's site, reached from the bar. */
export interface Place {
  id: string;
  label: string;
  to: string;
  icon: LucideIcon;
  /** The addresses that belong to it; the longest match wins. */
  holds: readonly string[];
}

/**
 * The places in a signed-in student's bar, in order. A phone has room for four besides "Me": any new page
 * belongs to one of these, or to a rail with a second group.
 */
export const PLACES: readonly Place[] = [
  { id: 'today', label: 'Today', to: '/dashboard', icon: CalendarCheck, holds: ['/dashboard'] },
  {
    id: 'practice',
    label: 'Practice',
    to: '/test-bank',
    icon: BookOpenCheck,
    holds: ['/test-bank', '/free-trial-bank', '/test-bank-practice', '/practice'],
  },
  { id: 'mock', label: 'Mock', to: '/practice/mock', icon: Timer, holds: ['/practice/mock'] },
  {
    id: 'progress',
    label: 'Progress',
    to: '/track-progress',
    icon: ChartLine,
    holds: ['/track-progress'],
  },
];

/** Where the student practices without a plan. */
export const FREE_PRACTICE = '/free-trial-bank';

/** What belongs to the account, in the menu behind "Me". */
export const ACCOUNT_LINKS: readonly { label: string; to: string }[] = [
  { label: 'Membership', to: '/subscription' },
  { label: 'My purchases', to: '/my-purchases' },
  { label: 'Billing history', to: '/billing-history' },
  { label: 'Settings', to: '/profile' },
];

function within(pathname: string, address: string): boolean {
  return pathname === address || pathname.startsWith(`${address}/`);
}

/** Which place an address belongs to: one of `PLACES`, `me` for the account's, or none. */
export function placeOf(pathname: string): string | undefined {
  const claims = [
    ...PLACES.flatMap(({ id, holds }) => holds.map((address) => ({ id, address }))),
    ...ACCOUNT_LINKS.map(({ to }) => ({ id: 'me', address: to })),
  ];
  return claims
    .filter(({ address }) => within(pathname, address))
    .toSorted((a, b) => b.address.length - a.address.length)[0]?.id;
}

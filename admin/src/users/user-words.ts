import { type CsvColumn, csvInstant } from '@prepward/browser/csv';
import type { AdminUser } from '@prepward/contracts/admin';

/** First and last name; empty where neither is known. */
export function nameOf(user: AdminUser): string {
  return `${user.firstName} ${user.lastName}`.trim();
}

/** What a user is called in lists and titles: a visitor has neither address nor name. */
export function titleOf(user: AdminUser): string {
  return user.email ?? (nameOf(user) || `Visitor ${user.id.slice(0, 8)}`);
}

/** A user's name and email, for pages about something of theirs. */
export function fullTitleOf(user: AdminUser): string {
  const name = nameOf(user);
  return user.email === null || name === '' ? titleOf(user) : `${name}, ${user.email}`;
}

/** An API name in plain words: "free-practice" is "Free practice". */
export function inWords(name: string): string {
  const words = name.replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a ban is in effect at `now`. */
export function isBanned(user: AdminUser, now: Date): boolean {
  return user.bannedUntil !== null && new Date(user.bannedUntil) > now;
}

/** The columns of the users' CSV file. */
export const USER_COLUMNS: readonly CsvColumn<AdminUser>[] = [
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Email', cell: ({ email }) => email ?? undefined },
  { header: 'Name', cell: nameOf },
  { header: 'Kind', cell: ({ isAnonymous }) => (isAnonymous ? 'Visitor' : 'Account') },
  { header: 'Roles', cell: ({ roles }) => roles.join(' ') },
  { header: 'Verified (UTC)', cell: ({ emailConfirmedAt }) => csvInstant(emailConfirmedAt) },
  { header: 'Banned until (UTC)', cell: ({ bannedUntil }) => csvInstant(bannedUntil) },
  { header: 'Last sign-in (UTC)', cell: ({ lastSignInAt }) => csvInstant(lastSignInAt) },
  { header: 'Created (UTC)', cell: ({ createdAt }) => csvInstant(createdAt) },
];

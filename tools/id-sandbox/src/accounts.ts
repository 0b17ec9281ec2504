/** A made-up account. */
export interface Account {
  /** The `sub` claim. */
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * The accounts the sandbox knows. Both addresses count as verified, like Google's own accounts.
 * `example.com` belongs to no one (RFC 2606).
 */
export const ACCOUNTS: readonly Account[] = [
  {
    id: '100000000000000000001',
    email: 'amara.okafor@example.com',
    firstName: 'Amara',
    lastName: 'Okafor',
  },
  {
    id: '100000000000000000002',
    email: 'leo.fischer@example.com',
    firstName: 'Leo',
    lastName: 'Fischer',
  },
];

/** The account with this id; undefined if there is none. */
export function accountOf(id: string): Account | undefined {
  return ACCOUNTS.find((account) => account.id === id);
}

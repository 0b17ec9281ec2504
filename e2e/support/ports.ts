/** Where the two stacks of the journeys listen. */
export const EMBEDDED_PORT = Number(process.env.E2E_PORT ?? 3210);
export const SERVERS_PORT = EMBEDDED_PORT + 1;

/** The admin that the launcher makes. */
export const ADMIN = {
  email: process.env.ADMIN_EMAIL ?? 'boss@example.org',
  password: process.env.ADMIN_PASSWORD ?? 'a long admin password',
};

/** Where the two stacks of the journeys listen. */
export const EMBEDDED_PORT = Number(process.env.E2E_PORT ?? 3210);
export const SERVERS_PORT = EMBEDDED_PORT + 1;

/** The admin that the launcher makes. */
export const ADMIN = { email: 'boss@example.org', password: 'a long admin password' };

import { afterAll, beforeAll } from '@jest/globals';
import { keptLinks } from './signing-in/kept-links.js';
import { keptSessions } from './signing-in/kept-sessions.js';
import { mailedWishes } from './signing-in/mailed-wishes.js';
import { openedLinks } from './signing-in/opened-links.js';
import { AccountServices } from './signing-in/services.js';
import { sessionProofs } from './signing-in/session-proofs.js';
import { typedSecrets } from './signing-in/typed-secrets.js';

/**
 * What is kept of sessions, links and their emails: in this process, on one database for all parts.
 */
const services = new AccountServices();
beforeAll(() => services.start());
afterAll(() => services.stop());

keptSessions(services);
sessionProofs(services);
keptLinks(services);
openedLinks(services);
typedSecrets(services);
mailedWishes(services);

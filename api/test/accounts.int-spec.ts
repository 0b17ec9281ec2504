import { afterAll, beforeAll } from '@jest/globals';
import { AccountServices } from './account-services.js';
import { keptLinks } from './kept-links.js';
import { keptSessions } from './kept-sessions.js';
import { mailedWishes } from './mailed-wishes.js';
import { openedLinks } from './opened-links.js';
import { sessionProofs } from './session-proofs.js';
import { typedSecrets } from './typed-secrets.js';

/** All that accounts are made of, on one start. */
const services = new AccountServices();
beforeAll(() => services.start());
afterAll(() => services.stop());

keptSessions(services);
sessionProofs(services);
keptLinks(services);
openedLinks(services);
typedSecrets(services);
mailedWishes(services);

import { afterAll, beforeAll, describe } from '@jest/globals';
import { addressesAndProof } from './accounts/addresses-and-proof.js';
import { googleAccounts } from './accounts/google-accounts.js';
import { ownAccount } from './accounts/own-account.js';
import { ownRows } from './accounts/own-rows.js';
import { passkeyRules } from './accounts/passkey-rules.js';
import { profilesAndLog } from './accounts/profiles-and-log.js';
import { programsAndLinks } from './accounts/programs-and-links.js';
import { refusalsInWords } from './accounts/refusals-in-words.js';
import { type Accounts, startAccounts } from './accounts/services.js';
import { staffOnAccounts } from './accounts/staff-on-accounts.js';
import { twoStepRules } from './accounts/two-step-rules.js';
import { userLists } from './accounts/user-lists.js';

/*
 * What each change stores about accounts, and what it leaves alone: in this process, on one database
 * that all parts share.
 */

let accounts: Accounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts?.stop());

const started = () => accounts;

describe('two-step sign-in', () => twoStepRules(started));
describe('passkeys', () => passkeyRules(started));
describe('the own account', () => ownAccount(started));
describe('addresses and proof', () => addressesAndProof(started));
describe('sign-in with Google', () => googleAccounts(started));
describe('staff', () => staffOnAccounts(started));
describe('users', () => userLists(started));
describe('rows of one person', () => ownRows(started));
describe('programs', () => programsAndLinks(started));
describe('profiles and the log', () => profilesAndLog(started));
refusalsInWords();

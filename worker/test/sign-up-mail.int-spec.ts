import { describe } from '@jest/globals';
import { startStack } from './harness.js';
import { mailPromises } from './mail-promises.js';

describe('mails of sign-ups, queue on PostgreSQL', () => mailPromises(() => startStack()));

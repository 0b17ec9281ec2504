import {
  emailChangeRequested,
  passwordChanged,
  recoveryRequested,
  userVerified,
  verificationRequested,
} from '@prepward/contracts/events';
import { defineJob } from '@prepward/platform/queue';
import * as z from 'zod';

export const sendVerificationMail = defineJob({
  name: 'auth.send-verification-mail',
  queue: 'mail',
  schema: verificationRequested.schema,
  on: verificationRequested,
});

export const sendWelcomeMail = defineJob({
  name: 'auth.send-welcome-mail',
  queue: 'mail',
  schema: userVerified.schema,
  on: userVerified,
});

export const sendRecoveryMail = defineJob({
  name: 'auth.send-recovery-mail',
  queue: 'mail',
  schema: recoveryRequested.schema,
  on: recoveryRequested,
});

export const sendPasswordChangedMail = defineJob({
  name: 'auth.send-password-changed-mail',
  queue: 'mail',
  schema: passwordChanged.schema,
  on: passwordChanged,
});

export const sendEmailChangeMails = defineJob({
  name: 'auth.send-email-change-mails',
  queue: 'mail',
  schema: emailChangeRequested.schema,
  on: emailChangeRequested,
});

/** Old visitors and spent links, each hour. */
export const purgeVisitors = defineJob({
  name: 'auth.purge-visitors',
  queue: 'upkeep',
  schema: z.object({}),
  every: 3_600_000,
});

/** Every job of the module, for the worker's registry and the relay. */
export const AUTH_JOBS = [
  sendVerificationMail,
  sendWelcomeMail,
  sendRecoveryMail,
  sendPasswordChangedMail,
  sendEmailChangeMails,
  purgeVisitors,
];

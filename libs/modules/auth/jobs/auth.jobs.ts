import {
  emailChangeRequested,
  passwordChanged,
  recoveryRequested,
  userVerified,
  verificationRequested,
} from '@prepward/contracts/events';
import { defineJob } from '@prepward/platform/queue';

export const sendVerificationMail = defineJob({
  name: 'auth.send-verification-mail',
  queue: 'mail',
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
  on: recoveryRequested,
});

export const sendPasswordChangedMail = defineJob({
  name: 'auth.send-password-changed-mail',
  queue: 'mail',
  on: passwordChanged,
});

export const sendEmailChangeMails = defineJob({
  name: 'auth.send-email-change-mails',
  queue: 'mail',
  on: emailChangeRequested,
});

/** Old visitors and spent links, each hour. */
export const purgeVisitors = defineJob({
  name: 'auth.purge-visitors',
  queue: 'upkeep',
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

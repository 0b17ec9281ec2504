import {
  accountClosed,
  addressChanged,
  emailChangeRequested,
  googleLinked,
  newDeviceUsed,
  passkeyChanged,
  passwordChanged,
  passwordGuessed,
  reauthenticationRequested,
  recoveryRequested,
  signInCodeRequested,
  twoStepChanged,
  userRegistered,
  userVerified,
  verificationRequested,
  visitorClaimed,
} from '@prepward/contracts/events';
import type { ModuleManifest } from '@prepward/platform/manifest';
import { AUTH_API_ERRORS } from './auth.problems.js';

export const auth = {
  name: 'auth',
  http: async () => {
    const { AuthHttpModule, AuthProtocolModule } = await import('./http/index.js');
    return [
      { module: AuthHttpModule },
      { module: AuthProtocolModule, prefix: (config) => config.auth.prefix },
    ];
  },
  jobs: async () => {
    const { AUTH_JOBS, AuthJobsModule } = await import('./jobs/index.js');
    return { definitions: AUTH_JOBS, module: AuthJobsModule };
  },
  events: [
    accountClosed,
    userRegistered,
    userVerified,
    verificationRequested,
    recoveryRequested,
    signInCodeRequested,
    reauthenticationRequested,
    passwordChanged,
    emailChangeRequested,
    twoStepChanged,
    newDeviceUsed,
    addressChanged,
    passwordGuessed,
    googleLinked,
    passkeyChanged,
    visitorClaimed,
  ],
  commands: {
    'create-admin': {
      help: 'creates an admin, from ADMIN_EMAIL and ADMIN_PASSWORD if set',
      load: async () => (await import('./commands/create-admin.command.js')).createAdmin,
    },
    'issue-service-token': {
      takes: '<name>',
      help: 'issues a token that lets a program manage accounts',
      load: async () => (await import('./commands/service-tokens.command.js')).issueServiceToken,
    },
    'revoke-service-token': {
      takes: '<id>',
      help: 'revokes a service token',
      load: async () => (await import('./commands/service-tokens.command.js')).revokeServiceToken,
    },
    'service-tokens': {
      help: 'lists service tokens',
      load: async () => (await import('./commands/service-tokens.command.js')).serviceTokens,
    },
  },
  errors: AUTH_API_ERRORS,
  personal: async () => (await import('./personal-data.repository.js')).AUTH_PERSONAL_DATA,
} as const satisfies ModuleManifest;

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RolesModule } from '../roles/index.js';
import { AccountService } from './account.service.js';
import { AddressChanges } from './address-changes.service.js';
import { AccountsAdminRepository } from './admin/accounts-admin.repository.js';
import { AccountsAdminService } from './admin/accounts-admin.service.js';
import { Actors } from './admin/actors.js';
import { ActorsRepository } from './admin/actors.repository.js';
import { GeneratedLinksService } from './admin/generated-links.service.js';
import { ServiceToken } from './admin/service-token.entity.js';
import { ServiceTokenRepository } from './admin/service-token.repository.js';
import { ServiceTokens } from './admin/service-tokens.js';
import { StaffActionsService } from './admin/staff-actions.service.js';
import { StaffSessions } from './admin/staff-sessions.js';
import { StudentViews } from './admin/student-views.js';
import { BreachedPasswords, BreachedPasswordsLookup } from './breached-passwords.js';
import { Captcha, SiteVerify } from './captcha.js';
import { CodeTries } from './code-tries.js';
import { EmailCodesService } from './email-codes.service.js';
import { Factor } from './factors/factor.entity.js';
import { FactorRepository } from './factors/factor.repository.js';
import { FactorChallenge } from './factors/factor-challenge.entity.js';
import { FactorsService } from './factors/factors.service.js';
import { RecoveryCode } from './factors/recovery-code.entity.js';
import { RecoveryCodesService } from './factors/recovery-codes.service.js';
import { SecondStepTries } from './factors/second-step-tries.js';
import { SecretBox } from './factors/secret-box.js';
import { FileLinks } from './file-links.js';
import { FlowState } from './flow-state.entity.js';
import { FlowStateRepository } from './flow-state.repository.js';
import { FreshProof } from './fresh-proof.js';
import { GoogleAccounts } from './google/google-accounts.js';
import { GoogleFlow } from './google/google-flow.entity.js';
import { GoogleFlowRepository } from './google/google-flow.repository.js';
import { GoogleProvider } from './google/google-provider.js';
import { GoogleSignInService } from './google/google-sign-in.service.js';
import { GuessedPasswords } from './guessed-passwords.js';
import { Identity } from './identity.entity.js';
import { KnownDevices } from './known-devices.js';
import { LinkRequest } from './link-request.entity.js';
import { LinkRequestRepository } from './link-request.repository.js';
import { LinkRequests } from './link-requests.js';
import { MailLinksService } from './mail-links.service.js';
import { OneTimeToken } from './one-time-token.entity.js';
import { OneTimeTokenRepository } from './one-time-token.repository.js';
import { OneTimeTokens } from './one-time-tokens.js';
import { OwnerProof } from './owner-proof.js';
import { Passkey } from './passkeys/passkey.entity.js';
import { PasskeyRepository } from './passkeys/passkey.repository.js';
import { PasskeyChallenge } from './passkeys/passkey-challenge.entity.js';
import { PasskeyChallenges } from './passkeys/passkey-challenges.js';
import { PasskeySignInService } from './passkeys/passkey-sign-in.service.js';
import { PasskeysService } from './passkeys/passkeys.service.js';
import { RelyingParty } from './passkeys/relying-party.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordRules } from './password-rules.js';
import { Redirects } from './redirects.js';
import { RefreshToken } from './refresh-token.entity.js';
import { Session } from './session.entity.js';
import { SessionRepository } from './session.repository.js';
import { SessionAnswers } from './session-answers.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';
import { SignInTries } from './sign-in-tries.js';
import { SignUpService } from './sign-up.service.js';
import { SignedPasses } from './signed-passes.js';
import { SigningKeys } from './signing-keys.js';
import { User } from './user.entity.js';
import { UserRepository } from './user.repository.js';
import { UserAdminRepository } from './user-admin.repository.js';
import { UsersAdminService } from './users-admin.service.js';
import { VisitorsService } from './visitors.service.js';
import { WaysIn } from './ways-in.js';

const SERVICES = [
  Actors,
  AccountService,
  AccountsAdminService,
  AddressChanges,
  CodeTries,
  EmailCodesService,
  FactorsService,
  GeneratedLinksService,
  KnownDevices,
  GoogleProvider,
  FileLinks,
  GoogleSignInService,
  LinkRequests,
  MailLinksService,
  OneTimeTokens,
  PasskeySignInService,
  PasskeysService,
  RecoveryCodesService,
  Redirects,
  ServiceTokens,
  SessionAnswers,
  SessionsService,
  SignInService,
  SignUpService,
  SignedPasses,
  SigningKeys,
  StaffActionsService,
  StaffSessions,
  StudentViews,
  UserRepository,
  UsersAdminService,
  VisitorsService,
];

const REPOSITORIES = [
  ActorsRepository,
  AccountsAdminRepository,
  ServiceTokenRepository,
  FactorRepository,
  FlowStateRepository,
  GoogleFlowRepository,
  LinkRequestRepository,
  OneTimeTokenRepository,
  PasskeyRepository,
  SessionRepository,
  UserAdminRepository,
];

/** Accounts, sessions and the links in emails (docs/auth.md). */
@Module({
  imports: [
    RolesModule,
    TypeOrmModule.forFeature([
      User,
      Identity,
      Session,
      RefreshToken,
      LinkRequest,
      OneTimeToken,
      FlowState,
      GoogleFlow,
      Passkey,
      PasskeyChallenge,
      ServiceToken,
      Factor,
      FactorChallenge,
      RecoveryCode,
    ]),
  ],
  providers: [
    ...SERVICES,
    ...REPOSITORIES,
    { provide: BreachedPasswords, useClass: BreachedPasswordsLookup },
    { provide: Captcha, useClass: SiteVerify },
    FreshProof,
    OwnerProof,
    GuessedPasswords,
    GoogleAccounts,
    PasskeyChallenges,
    PasswordHasher,
    PasswordRules,
    RelyingParty,
    SecondStepTries,
    SecretBox,
    SignInTries,
    WaysIn,
  ],
  exports: [...SERVICES, Captcha],
})
export class AuthModule {}

import { Body, Controller, Param } from '@nestjs/common';
import type { RouteBody, RouteParams } from '@prepward/contracts/routes';
import { CurrentUser, type Principal, Route } from '@prepward/platform/http';
import { AuthError } from '../auth.errors.js';
import { FactorsService } from '../factors/factors.service.js';
import { RecoveryCodesService } from '../factors/recovery-codes.service.js';

/** Two-step sign-in: authenticator apps, and codes for when the phone is lost. */
@Controller()
export class FactorsController {
  constructor(
    private readonly factors: FactorsService,
    private readonly codes: RecoveryCodesService,
  ) {}

  @Route('auth.recoveryCodes')
  codesStatus(@CurrentUser() principal: Principal) {
    return this.codes.status(principal);
  }

  @Route('auth.makeRecoveryCodes')
  makeCodes(
    @CurrentUser() principal: Principal,
    @Body() body: RouteBody<'auth.makeRecoveryCodes'>,
  ) {
    return this.codes.make(principal, body?.friendly_name?.trim() ?? '');
  }

  @Route('auth.remakeRecoveryCodes')
  remakeCodes(@CurrentUser() principal: Principal) {
    return this.codes.remake(principal);
  }

  @Route('auth.verifyRecoveryCode')
  verifyCode(
    @CurrentUser() principal: Principal,
    @Body() body: RouteBody<'auth.verifyRecoveryCode'>,
  ) {
    return this.codes.verify(principal, body.code);
  }

  @Route('auth.dropRecoveryCodes')
  dropCodes(@CurrentUser() principal: Principal) {
    return this.codes.drop(principal);
  }

  @Route('auth.enrollFactor')
  enroll(@CurrentUser() principal: Principal, @Body() body: RouteBody<'auth.enrollFactor'>) {
    if (body.factor_type === 'phone') throw new AuthError('mfa_phone_enroll_disabled');
    if (body.factor_type === 'webauthn') throw new AuthError('mfa_web_authn_enroll_disabled');
    const name = body.friendly_name?.trim() ?? '';
    return this.factors.enroll(principal, { name, issuer: body.issuer?.trim() ?? '' });
  }

  @Route('auth.challengeFactor')
  challenge(
    @CurrentUser() principal: Principal,
    @Param() { id }: RouteParams<'auth.challengeFactor'>,
  ) {
    return this.factors.challenge(principal, id);
  }

  @Route('auth.verifyFactor')
  verify(
    @CurrentUser() principal: Principal,
    @Param() { id }: RouteParams<'auth.verifyFactor'>,
    @Body() body: RouteBody<'auth.verifyFactor'>,
  ) {
    return this.factors.verify(principal, id, {
      challengeId: body.challenge_id,
      code: body.code,
    });
  }

  @Route('auth.unenrollFactor')
  unenroll(
    @CurrentUser() principal: Principal,
    @Param() { id }: RouteParams<'auth.unenrollFactor'>,
  ) {
    return this.factors.unenroll(principal, id);
  }
}

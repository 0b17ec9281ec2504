import { Body, Controller, Param, Res } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import type { RouteBody, RouteParams } from '@prepward/contracts/routes';
import { CurrentUser, type HeaderReply, type Principal, Route } from '@prepward/platform/http';
import { LIMITS } from '../auth.limits.js';
import { PasskeySignInService } from '../passkeys/passkey-sign-in.service.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import type { Client } from '../sign-in.service.js';
import { ClientInfo } from './client-info.js';
import { DeviceCookies } from './device-cookies.js';

/** Passkeys: sign-in with one, and the list of a student's own. */
@Controller()
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly signIns: PasskeySignInService,
    private readonly devices: DeviceCookies,
  ) {}

  @Route('auth.askForPasskey')
  @Throttle({ default: LIMITS.token })
  ask(@Body() _body: RouteBody<'auth.askForPasskey'>) {
    return this.signIns.ask();
  }

  @Route('auth.signInWithPasskey')
  @Throttle({ default: LIMITS.token })
  async signIn(
    @Body() body: RouteBody<'auth.signInWithPasskey'>,
    @ClientInfo() client: Client,
    @Res({ passthrough: true }) reply: HeaderReply,
  ) {
    const session = await this.signIns.signIn(body.challenge_id, body.credential, client);
    await this.devices.remember(reply, client, session.user.id);
    return session;
  }

  @Route('auth.askToAddPasskey')
  @Throttle({ default: LIMITS.token })
  askToAdd(@CurrentUser() principal: Principal, @Body() _body: RouteBody<'auth.askToAddPasskey'>) {
    return this.passkeys.askToAdd(principal);
  }

  @Route('auth.registerPasskey')
  @Throttle({ default: LIMITS.token })
  add(@CurrentUser() principal: Principal, @Body() body: RouteBody<'auth.registerPasskey'>) {
    return this.passkeys.add(principal, body.challenge_id, body.credential);
  }

  @Route('auth.passkeys')
  list(@CurrentUser() principal: Principal) {
    return this.passkeys.list(principal);
  }

  @Route('auth.renamePasskey')
  rename(
    @CurrentUser() principal: Principal,
    @Param() { id }: RouteParams<'auth.renamePasskey'>,
    @Body() body: RouteBody<'auth.renamePasskey'>,
  ) {
    return this.passkeys.rename(principal, id, body.friendly_name);
  }

  @Route('auth.removePasskey')
  remove(
    @CurrentUser() principal: Principal,
    @Param() { id }: RouteParams<'auth.removePasskey'>,
    @Body() body: RouteBody<'auth.removePasskey'>,
  ) {
    return this.passkeys.remove(principal, id, body?.nonce);
  }
}

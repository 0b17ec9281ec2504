import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { Access, Returns } from '@prepward/platform/http';
import { SigningKeys } from '../signing-keys.js';
import { healthAnswer, jwksAnswer, settingsAnswer } from './auth.schemas.js';

/** What clients ask before they sign anybody in. */
@ApiTags('auth')
@Controller()
export class DiscoveryController {
  constructor(
    private readonly keys: SigningKeys,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  @Get('.well-known/jwks.json')
  @Access('public')
  @Header('Cache-Control', 'public, max-age=600')
  @Returns(jwksAnswer)
  async jwks() {
    return { keys: await this.keys.publicKeys() };
  }

  @Get('settings')
  @Access('public')
  @Returns(settingsAnswer)
  settings() {
    const { anonymous, autoconfirm, disableSignup } = this.config.auth;
    return {
      external: { email: true, phone: false, google: false, anonymous_users: anonymous },
      disable_signup: disableSignup,
      mailer_autoconfirm: autoconfirm,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    };
  }

  @Get('health')
  @Access('public')
  @Returns(healthAnswer)
  health() {
    return { version: '1', name: 'auth', description: 'Accounts and sessions' };
  }
}

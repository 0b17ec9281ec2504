import { Controller, Header } from '@nestjs/common';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { Route } from '@prepward/platform/http';
import { SigningKeys } from '../signing-keys.js';

/** What clients ask before they sign anyone in. */
@Controller()
export class DiscoveryController {
  constructor(
    private readonly keys: SigningKeys,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  @Route('auth.keys')
  @Header('Cache-Control', 'public, max-age=600')
  async jwks() {
    return { keys: await this.keys.publicKeys() };
  }

  @Route('auth.settings')
  settings() {
    const { anonymous, autoconfirm, captcha, disableSignup, google, passwordMin } =
      this.config.auth;
    return {
      external: {
        email: true,
        phone: false,
        google: google !== undefined,
        anonymous_users: anonymous,
      },
      disable_signup: disableSignup,
      mailer_autoconfirm: autoconfirm,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      password_min_length: passwordMin,
      ...(captcha && { captcha: { site_key: captcha.siteKey, script_url: captcha.scriptUrl } }),
    };
  }

  @Route('auth.health')
  health() {
    return { version: '1', name: 'auth', description: 'Accounts and sessions' };
  }
}

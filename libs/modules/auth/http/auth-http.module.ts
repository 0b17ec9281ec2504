import { Module, type OnModuleInit } from '@nestjs/common';
import { RolesModule } from '../../roles/index.js';
import { AuthModule } from '../auth.module.js';
import { SigningKeys } from '../signing-keys.js';
import { AccessGuard } from './access.guard.js';
import { AccessTokens } from './access-tokens.js';
import { AccountController } from './account.controller.js';
import { AdminUserActionsController } from './admin-user-actions.controller.js';
import { AdminUsersController } from './admin-users.controller.js';
import { DeviceCookies } from './device-cookies.js';
import { DiscoveryController } from './discovery.controller.js';
import { FactorsController } from './factors.controller.js';
import { GoogleController } from './google.controller.js';
import { MeController } from './me.controller.js';
import { OwnSessionsController } from './own-sessions.controller.js';
import { PasskeysController } from './passkeys.controller.js';
import { ProtocolAdminController } from './protocol-admin.controller.js';
import { SignUpController } from './sign-up.controller.js';
import { SwitchedOffController } from './switched-off.controller.js';
import { TokenController } from './token.controller.js';
import { VisitorsController } from './visitors.controller.js';

/** The routes of the auth protocol; the API mounts them under the configured prefix. */
@Module({
  imports: [AuthModule],
  controllers: [
    SignUpController,
    TokenController,
    AccountController,
    DiscoveryController,
    FactorsController,
    GoogleController,
    PasskeysController,
    ProtocolAdminController,
    SwitchedOffController,
  ],
  providers: [DeviceCookies],
})
export class AuthProtocolModule {}

/** Routes about users that are the product's own, and the guard of all routes. */
@Module({
  imports: [AuthModule, RolesModule],
  controllers: [
    VisitorsController,
    AdminUsersController,
    AdminUserActionsController,
    MeController,
    OwnSessionsController,
  ],
  providers: [AccessTokens, AccessGuard],
  exports: [AccessGuard, AuthModule, RolesModule],
})
export class AuthHttpModule implements OnModuleInit {
  constructor(private readonly keys: SigningKeys) {}

  onModuleInit(): Promise<void> {
    return this.keys.check();
  }
}

export { AccountService } from './account.service.js';
export { AuthModule } from './auth.module.js';
export { SessionsService } from './sessions.service.js';
export { SigningKeys } from './signing-keys.js';
export { UsersAdminService } from './users-admin.service.js';

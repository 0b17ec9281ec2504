export { AccountService } from './account.service.js';
export { AuthModule } from './auth.module.js';
export { SessionsService } from './sessions.service.js';
export { SignedPasses } from './signed-passes.js';
export { UsersAdminService } from './users-admin.service.js';
